import type { Metadata } from "next";
import { AppPage } from "@/components/layout/app-page";
import { OwnPageScope } from "@/components/layout/own-page-scope";
import { accentOfNewsroom } from "@/components/newsrooms/releases/release-frame";
import { ReleasePreview } from "@/components/newsrooms/releases/release-preview";
import { AccentScope } from "@/components/ui/accent-scope";
import { previewRelease } from "@/lib/domain/newsrooms/releases/queries/own";
import { settings } from "@/lib/platform/settings/settings";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../../matching-frame";

export const metadata: Metadata = { title: "Release before its time", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

/** Those it was shared with see this page, never cached: its public address is the same for everybody. */
export default async function PreviewReleasePage({ params }: Props) {
  const { id } = await params;
  const here = `/releases/${id}/preview`;
  const [frame, { preview }] = await Promise.all([readFrame(here), page(previewRelease, { id }, here)]);
  return (
    <MatchingFrame frame={frame} current="/releases">
      <AppPage>
        <AccentScope accent={accentOfNewsroom(preview.newsroom)}>
          {/* Its own people get no link to pitch to themselves, which answers nobody while they are hidden. */}
          <OwnPageScope profileId={frame.user.profile.id}>
            <ReleasePreview
              releaseId={id}
              preview={preview}
              reader={frame.user.name}
              appUrl={settings().APP_URL}
            />
          </OwnPageScope>
        </AccentScope>
      </AppPage>
    </MatchingFrame>
  );
}
