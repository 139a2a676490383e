import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ReleaseEditor } from "@/components/newsrooms/releases/editor/release-editor";
import { writerOf } from "@/components/wizard/writer";
import { getRelease } from "@/lib/domain/newsrooms/releases/queries/own";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "Edit release" };
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

/** Someone else's release is a 404. */
export default async function EditReleasePage({ params }: Props) {
  const { id } = await params;
  const here = `/releases/${id}`;
  const [frame, { release }] = await Promise.all([readFrame(here), page(getRelease, { id }, here)]);
  if (release.profileId !== frame.user.profile.id) notFound();
  return (
    <MatchingFrame frame={frame} current="/releases">
      <AppPage className="max-md:pb-0">
        <AppPageHead
          way={wayFrom(frame.user, { href: "/releases", label: "Releases" })}
          title="Edit release"
        />
        <ReleaseEditor
          initial={release}
          type={frame.user.userType === "SOURCE" ? "source" : "brand"}
          listed={frame.user.profile.listed}
          writer={writerOf(frame.user)}
        />
      </AppPage>
    </MatchingFrame>
  );
}
