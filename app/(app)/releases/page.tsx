import { Download, GalleryHorizontalEnd, Plus } from "lucide-react";
import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { IMPORT_PATH, IMPORT_TITLE } from "@/components/newsrooms/imports/labels";
import { OwnReleases } from "@/components/newsrooms/releases/own-releases";
import { LinkButton } from "@/components/ui/link-button";
import { listReleases } from "@/lib/domain/newsrooms/releases/queries/own";
import { releaseStates } from "@/lib/domain/newsrooms/releases/schema";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { wayFrom } from "../way";

export const metadata: Metadata = { title: "Releases" };
export const dynamic = "force-dynamic";

const HERE = "/releases";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReleasesPage({ searchParams }: Props) {
  const { status, cursor } = await searchParams;
  const state = releaseStates.find((name) => name === status);
  const input = { ...(state ? { status: state } : {}), ...(typeof cursor === "string" ? { cursor } : {}) };
  const [frame, view] = await Promise.all([readFrame(HERE), page(listReleases, input, HERE)]);
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user)}
          title="Releases"
          actions={
            <>
              <span className="max-md:hidden">{frame.bell}</span>
              <LinkButton href="/releases/featured" className="max-md:hidden">
                <GalleryHorizontalEnd aria-hidden />
                Featured stories
              </LinkButton>
              <LinkButton href={IMPORT_PATH} className="max-md:hidden">
                <Download aria-hidden />
                {IMPORT_TITLE}
              </LinkButton>
              <LinkButton href="/releases/new" variant="ink">
                <Plus aria-hidden />
                New release
              </LinkButton>
            </>
          }
        />
        <LinkButton href="/releases/featured" variant="text" size="sm" className="-ml-2 mb-1 md:hidden">
          <GalleryHorizontalEnd aria-hidden />
          Featured stories
        </LinkButton>
        <LinkButton href={IMPORT_PATH} variant="text" size="sm" className="mb-1 md:hidden">
          <Download aria-hidden />
          {IMPORT_TITLE}
        </LinkButton>
        <OwnReleases view={view} state={state} />
      </AppPage>
    </MatchingFrame>
  );
}
