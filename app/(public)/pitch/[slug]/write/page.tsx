import type { Metadata } from "next";
import { explainNoPitch } from "@/components/pitching/pitch-composer/blocked-pitch";
import { BlockedPitchSection } from "@/components/pitching/pitch-composer/blocked-pitch-section";
import { PitchScreen } from "@/components/pitching/pitch-composer/pitch-screen";
import { PlainPitchForm } from "@/components/pitching/pitch-composer/plain-pitch-form";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { letterLimits } from "@/lib/domain/pitching/pitches/pitch-text";
import { getPitchPage } from "@/lib/domain/pitching/pitches/queries/pitches";
import { type Choice, writeChoice } from "@/lib/domain/profiles/profiles/choice";
import { describeChoice } from "@/lib/domain/profiles/profiles/offer";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import { uuidv7 } from "@/lib/utils/uuid";

export const metadata: Metadata = { title: "Write a pitch", robots: { index: false } };
export const dynamic = "force-dynamic";

/** An offer has so many at most. */
const MAX_ADD_ONS = 12;

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The form of `/pitch/{id}` leads here before and without scripts, with what was typed. */
export default async function WritePitchPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { title, subject, pack, addOn } = await searchParams;
  const typed = { ...textOf("title", title), ...textOf("subject", subject) };
  const choice: Choice = {
    pack: [pack].flat()[0] ?? null,
    addOns: [addOn ?? []].flat().slice(0, MAX_ADD_ONS),
  };
  const view = await page(getPitchPage, { id: slug });
  const address = [new URLSearchParams(typed).toString(), writeChoice(choice)].filter(Boolean).join("&");
  const here = `/pitch/${slug}/write${address && `?${address}`}`;
  const { user } = await page(me, {}, here);
  const type = parseUserType(user.userType) ?? "press";
  const { profile } = view;
  const chosen =
    profile.userType === "PAID_MEDIA" ? describeChoice(profile, choice, letterLimits.content) : "";
  const blocked = explainNoPitch({ profileId: user.profile.id, type, acts: user.acts, drafts: [] }, profile);
  return (
    <PitchScreen {...view}>
      {blocked ? (
        <BlockedPitchSection id="why" {...blocked} />
      ) : (
        <PlainPitchForm
          recipientId={profile.id}
          type={type}
          typed={chosen ? { ...typed, content: chosen } : typed}
          attempt={uuidv7()}
        />
      )}
    </PitchScreen>
  );
}

const textOf = (name: string, value: string | string[] | undefined): Record<string, string> =>
  typeof value === "string" && value !== "" ? { [name]: value.slice(0, 1000) } : {};
