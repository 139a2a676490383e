import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { explainNoPitch } from "@/components/pitch-composer/blocked-pitch";
import { BlockedPitchSection } from "@/components/pitch-composer/blocked-pitch-section";
import { PitchScreen } from "@/components/pitch-composer/pitch-screen";
import { PlainPitchForm } from "@/components/pitch-composer/plain-pitch-form";
import { me } from "@/lib/domain/accounts/queries";
import { getPitchPage } from "@/lib/domain/pitches/queries/pitches";
import { parseUserType } from "@/lib/domain/user-type";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = { title: "Write a pitch", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The whole pitch on one page: where the form of `/pitch/{id}` leads before and without scripts, with what was typed. */
export default async function WritePitchPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { title, subject } = await searchParams;
  const typed = { ...textOf("title", title), ...textOf("subject", subject) };
  const view = await page(getPitchPage, { id: slug });
  const here = `/pitch/${slug}/write${Object.keys(typed).length > 0 ? `?${new URLSearchParams(typed)}` : ""}`;
  const { user } = await page(me, {}, here);
  const type = parseUserType(user.userType) ?? "press";
  const { profile } = view;
  const blocked = explainNoPitch({ profileId: user.profile.id, type, drafts: [] }, profile);
  return (
    <PitchScreen {...view}>
      {blocked ? (
        <BlockedPitchSection id="why" {...blocked} />
      ) : (
        <PlainPitchForm recipientId={profile.id} type={type} typed={typed} attempt={randomUUID()} />
      )}
    </PitchScreen>
  );
}

const textOf = (name: string, value: string | string[] | undefined): Record<string, string> =>
  typeof value === "string" && value !== "" ? { [name]: value.slice(0, 1000) } : {};
