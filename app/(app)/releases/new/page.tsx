import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ReleaseEditor } from "@/components/newsrooms/releases/editor/release-editor";
import { writerOf } from "@/components/wizard/writer";
import { listReleases } from "@/lib/domain/newsrooms/releases/queries/own";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "New release" };
export const dynamic = "force-dynamic";

const HERE = "/releases/new";

/** Accounts without a newsroom get the 404 of the list. */
export default async function NewReleasePage() {
  const [frame] = await Promise.all([readFrame(HERE), page(listReleases, { limit: 1 }, HERE)]);
  return (
    <MatchingFrame frame={frame} current="/releases">
      <AppPage className="max-md:pb-0">
        <AppPageHead
          way={wayFrom(frame.user, { href: "/releases", label: "Releases" })}
          title="New release"
        />
        <ReleaseEditor
          initial={null}
          type={frame.user.userType === "SOURCE" ? "source" : "brand"}
          listed={frame.user.profile.listed}
          writer={writerOf(frame.user)}
        />
      </AppPage>
    </MatchingFrame>
  );
}
