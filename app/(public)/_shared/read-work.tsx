import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { WorkArchive } from "@/components/profiles/profiles/work-archive";
import { listWork } from "@/lib/domain/discovery/profile-pages/queries";
import { addressTags } from "@/lib/domain/profiles/profiles/tags";
import { publicPage } from "@/lib/transport/public-page";

export type WorkAddress = { params: Promise<{ slug: string; page?: string[] }> };
type Kind = "PRESS" | "PAID_MEDIA";

const PAGE = /^[1-9]\d{0,2}$/;

/** `/work` and `/work/2` under a profile's address show all work, `/work/tag/rail` and `/work/tag/rail/2` a tag's. */
async function read(kind: Kind, { params }: WorkAddress) {
  const { slug, page: path = [] } = await params;
  const tag = path[0] === "tag" ? decodeURIComponent(path[1] ?? "") : undefined;
  const [asked, ...rest] = tag === undefined ? path : path.slice(2);
  if (tag === "" || rest.length > 0 || (asked !== undefined && !PAGE.test(asked))) notFound();
  const page = Number(asked ?? 1);
  const found = await publicPage(
    listWork,
    { slug, page, tag },
    { tags: (found) => addressTags(slug, found && [found.profile]) },
  );
  const { profile, pagination } = found;
  if (profile.userType !== kind || page > (pagination.totalPages ?? 1)) notFound();
  const archive = `${profile.url}/work`;
  const here = tag === undefined ? archive : `${archive}/tag/${encodeURIComponent(tag)}`;
  const addressOf = (to: number) => (to > 1 ? `${here}/${to}` : here);
  // An old slug, and a first page with its number, lead to the one address there is.
  if (profile.slug !== slug || asked === "1") permanentRedirect(addressOf(page));
  const label = found.tags.find((one) => one.slug === tag)?.label;
  return { ...found, tag, label, page, heading: label ? `All work: ${label}` : "All work", addressOf };
}

export async function workMetadata(kind: Kind, props: WorkAddress): Promise<Metadata> {
  const { profile, label, page, heading, addressOf } = await read(kind, props);
  return furtherPageMetadata(profile, {
    title: `${heading}, ${profile.name}${page > 1 ? `, page ${page}` : ""}`,
    description: `What ${profile.name} has published${label ? ` about ${label}` : ""} and shows here, newest first.`,
    path: addressOf(page).slice(profile.url.length),
  });
}

export async function WorkPage({ userType, ...props }: WorkAddress & { userType: Kind }) {
  const { profile, workSamples, tags, tag, pagination, page, heading, addressOf } = await read(
    userType,
    props,
  );
  return (
    <>
      <WayData under={profile} title={heading} path={addressOf(1)} />
      <WorkArchive
        profile={profile}
        heading={heading}
        samples={workSamples}
        total={pagination.total ?? workSamples.length}
        tags={tags}
        tag={tag}
        page={page}
        pages={pagination.totalPages ?? 1}
        limit={pagination.limit}
        addressOf={addressOf}
      />
    </>
  );
}
