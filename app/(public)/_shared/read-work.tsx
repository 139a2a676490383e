import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { WorkArchive } from "@/components/profiles/work-archive";
import { listWork } from "@/lib/domain/profiles/queries";
import { addressTags } from "@/lib/domain/profiles/tags";
import { publicPage } from "@/lib/transport/public-page";

export type WorkAddress = { params: Promise<{ slug: string; page?: string[] }> };
type Kind = "PRESS" | "PAID_MEDIA";

const PAGE = /^[1-9]\d{0,2}$/;

/** `/press-profile/{slug}/work` and `/work/2`: all the work of one profile. The first page has one address. */
async function read(kind: Kind, { params }: WorkAddress) {
  const { slug, page: [asked = "1", ...rest] = [] } = await params;
  if (!PAGE.test(asked) || rest.length > 0) notFound();
  const page = Number(asked);
  const found = await publicPage(
    listWork,
    { slug, page },
    { tags: (found) => addressTags(slug, found && [found.profile]) },
  );
  const { profile, pagination } = found;
  if (profile.userType !== kind || page > (pagination.totalPages ?? 1)) notFound();
  if (profile.slug !== slug) permanentRedirect(`${profile.url}/work${page > 1 ? `/${page}` : ""}`);
  return { ...found, page };
}

export async function workMetadata(kind: Kind, props: WorkAddress): Promise<Metadata> {
  const { profile, page } = await read(kind, props);
  return furtherPageMetadata(profile, {
    title: `All work, ${profile.name}${page > 1 ? `, page ${page}` : ""}`,
    description: `What ${profile.name} has published and shows here, newest first.`,
    path: `/work${page > 1 ? `/${page}` : ""}`,
  });
}

export async function WorkPage({ userType, ...props }: WorkAddress & { userType: Kind }) {
  const { profile, workSamples, pagination, page } = await read(userType, props);
  return (
    <>
      <WayData under={profile} title="All work" path={`${profile.url}/work`} />
      <WorkArchive
        profile={profile}
        samples={workSamples}
        total={pagination.total ?? workSamples.length}
        page={page}
        pages={pagination.totalPages ?? 1}
        limit={pagination.limit}
      />
    </>
  );
}
