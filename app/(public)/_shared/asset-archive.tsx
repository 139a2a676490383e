import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { readMaterial } from "@/app/(public)/_shared/read-newsroom";
import { readProfile } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { AssetArchive } from "@/components/assets/asset-archive";
import { sectionSlug } from "@/components/assets/filter-css";
import { archiveOf, sectionNames } from "@/components/assets/labels";
import { assetKinds } from "@/lib/domain/assets/schema";
import { getBrand, getSource } from "@/lib/domain/profiles/queries";

/** `/assets/photos` and `/assets/photos/2` under a newsroom's address. */
export type AssetAddress = { params: Promise<{ slug: string; kind: string; page?: string[] }> };
type Kind = "BRAND" | "SOURCE";

const PAGE = /^[1-9]\d{0,2}$/;

async function read(userType: Kind, { params }: AssetAddress) {
  const { slug, kind: section, page: [asked, ...beyond] = [] } = await params;
  const kind = assetKinds.find((kind) => sectionSlug(kind) === section);
  if (!kind || beyond.length > 0 || (asked !== undefined && !PAGE.test(asked))) notFound();
  const operation = userType === "BRAND" ? getBrand : getSource;
  const { profile } = await readProfile(operation, userType, { params: Promise.resolve({ slug }) });
  // The first page has one address, without its number.
  if (asked === "1") permanentRedirect(archiveOf(profile, kind));
  const page = Number(asked ?? 1);
  return { profile, kind, page, view: await readMaterial(profile.id, { kind, page }) };
}

export async function assetArchiveMetadata(userType: Kind, props: AssetAddress): Promise<Metadata> {
  const { profile, kind, page, view } = await read(userType, props);
  const about = `${sectionNames[kind]} from ${profile.name}`;
  return furtherPageMetadata(profile, {
    title: page > 1 ? `${about}, page ${page}` : about,
    description: `${view.counts[kind]} ${sectionSlug(kind)} of ${profile.name} for the press, with credits, to download.`,
    path: `/assets/${sectionSlug(kind)}${page > 1 ? `/${page}` : ""}`,
    feed: profile.url,
  });
}

export async function AssetArchivePage({ userType, ...props }: AssetAddress & { userType: Kind }) {
  const { profile, kind, page, view } = await read(userType, props);
  return (
    <>
      <WayData under={profile} title={sectionNames[kind]} path={archiveOf(profile, kind)} />
      <AssetArchive profile={profile} kind={kind} view={view} page={page} />
    </>
  );
}
