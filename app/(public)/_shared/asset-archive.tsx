import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { readMaterial } from "@/app/(public)/_shared/read-newsroom";
import { readProfile } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { AssetArchive } from "@/components/newsrooms/assets/asset-archive";
import { sectionSlug } from "@/components/newsrooms/assets/filter-css";
import { archiveOf, assetsOf } from "@/components/newsrooms/assets/labels";
import { getBrand, getSource } from "@/lib/domain/discovery/profile-pages/queries";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import { assetKinds } from "@/lib/domain/newsrooms/assets/schema";

/**
 * Under a newsroom's address these are `/assets/photos` and `/assets/photos/2`, `/assets/tag/rail` and
 * `/assets/tag/rail/2`, and for a source `/assets/resources/research` and `/assets/resources/research/2`.
 */
export type AssetAddress = { params: Promise<{ slug: string; kind: string; page?: string[] }> };
type Kind = "BRAND" | "SOURCE";

const PAGE = /^[1-9]\d{0,2}$/;

async function read(userType: Kind, { params }: AssetAddress) {
  const { slug, kind: section, page: path = [] } = await params;
  const kind = assetKinds.find((kind) => sectionSlug(kind) === section) ?? null;
  if (!kind && section !== "tag") notFound();
  const takesName = !kind || (kind === "resource" && userType === "SOURCE" && !PAGE.test(path[0] ?? "1"));
  const [asked, ...beyond] = takesName ? path.slice(1) : path;
  const name = takesName ? decodeURIComponent(path[0] ?? "") : undefined;
  if (name === "" || beyond.length > 0 || (asked !== undefined && !PAGE.test(asked))) notFound();
  const operation = userType === "BRAND" ? getBrand : getSource;
  const { profile } = await readProfile(operation, userType, { params: Promise.resolve({ slug }) });
  const root = kind ? archiveOf(profile, kind) : `${assetsOf(profile)}/tag`;
  const here = name === undefined ? root : `${root}/${encodeURIComponent(name)}`;
  // The first page has one address, without its number.
  if (asked === "1") permanentRedirect(here);
  const page = Number(asked ?? 1);
  const view = await readMaterial(profile.id, kind ? { kind, field: name, page } : { tag: name, page });
  const label = (kind ? view.fields : view.tags).find((one) => one.slug === name)?.label;
  const what = [label, kind ? sectionNames[kind] : "assets"].filter(Boolean).join(kind ? " " : ": ");
  const total = kind ? view.counts[kind] : Object.values(view.counts).reduce((sum, count) => sum + count, 0);
  return { profile, kind, label, heading: `${what} from ${profile.name}`, what, page, view, total, here };
}

export async function assetArchiveMetadata(userType: Kind, props: AssetAddress): Promise<Metadata> {
  const { profile, heading, what, page, total, here } = await read(userType, props);
  return furtherPageMetadata(profile, {
    title: page > 1 ? `${heading}, page ${page}` : heading,
    description: `${total} ${what.toLowerCase()} of ${profile.name} for the press, with credits, to download.`,
    path: `${here.slice(profile.url.length)}${page > 1 ? `/${page}` : ""}`,
    feed: profile.url,
  });
}

export async function AssetArchivePage({ userType, ...props }: AssetAddress & { userType: Kind }) {
  const { profile, kind, label, heading, what, page, view, here } = await read(userType, props);
  return (
    <>
      <WayData under={profile} title={what} path={here} />
      <AssetArchive
        profile={profile}
        heading={heading}
        here={here}
        kind={kind}
        named={label}
        view={view}
        page={page}
      />
    </>
  );
}
