import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { readNews } from "@/app/(public)/_shared/read-newsroom";
import { readProfile } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { NewsArchive } from "@/components/newsrooms/releases/news-archive";
import { countOf } from "@/components/profiles/profiles/labels";
import { getBrand, getSource } from "@/lib/domain/discovery/profile-pages/queries";

/** Under a newsroom's address these are `/news`, `/news/2`, `/news/tag/rail` and `/news/tag/rail/2`. */
export type ArchiveAddress = { params: Promise<{ slug: string; path?: string[] }> };

async function read(kind: "BRAND" | "SOURCE", { params }: ArchiveAddress) {
  const { slug, path = [] } = await params;
  const operation = kind === "BRAND" ? getBrand : getSource;
  const { profile } = await readProfile(operation, kind, { params: Promise.resolve({ slug }) });
  const tag = path[0] === "tag" ? decodeURIComponent(path[1] ?? "") : undefined;
  const [number, ...beyond] = tag === undefined ? path : path.slice(2);
  const isPlace = number === undefined || /^[1-9]\d{0,2}$/.test(number);
  if (beyond.length > 0 || !isPlace || tag === "") notFound();
  const page = Number(number ?? 1);
  // The first page has one address, without its number.
  if (number === "1") permanentRedirect(`${profile.url}/news${tag ? `/tag/${tag}` : ""}`);
  return { profile, page, tag, news: await readNews({ id: profile.id, page, tag }) };
}

export async function archiveMetadata(kind: "BRAND" | "SOURCE", props: ArchiveAddress): Promise<Metadata> {
  const { profile, page, tag, news } = await read(kind, props);
  const label = news.tags.find(({ slug }) => slug === tag)?.label;
  const about = label ? `${label}: news from ${profile.name}` : `All news from ${profile.name}`;
  const title = page > 1 ? `${about}, page ${page}` : about;
  const path = [tag && `/tag/${encodeURIComponent(tag)}`, page > 1 && `/${page}`].filter(Boolean).join("");
  const releases = countOf(news.total, "press release");
  const description = `${releases} of ${profile.name}, the newest first.`;
  return furtherPageMetadata(profile, { title, description, path: `/news${path}`, feed: profile.url });
}

export async function NewsArchivePage({
  userType,
  ...props
}: ArchiveAddress & { userType: "BRAND" | "SOURCE" }) {
  const { profile, page, tag, news } = await read(userType, props);
  return (
    <>
      <WayData under={profile} title="All news" path={`${profile.url}/news`} />
      <NewsArchive profile={profile} news={news} page={page} tag={tag} />
    </>
  );
}
