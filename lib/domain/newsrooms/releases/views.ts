import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { only } from "@/db/only";
import { assets, releaseAssets, releases, releaseVersions } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { saysEnough } from "@/lib/domain/newsrooms/assets/policy";
import { readShownContacts } from "@/lib/domain/newsrooms/assets/store";
import { toAssetView } from "@/lib/domain/newsrooms/assets/views";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { stateOf, summaryOf } from "./rules";
import type { ListedRelease, NewsroomView, ReleaseItem, ReleaseView } from "./schema";

export type ReleaseRow = Omit<typeof releases.$inferSelect, "search">;
type Newsroom = { kind: UserType; slug: string };

/** No view reads the search vector. */
const { search: _search, ...columns } = getTableColumns(releases);
export const releaseColumns = columns;

/** The address has no host. */
export const releaseUrl = (newsroom: Newsroom, slug: string) =>
  `${profileUrl(newsroom.kind, newsroom.slug)}/${slug}`;

export function toReleaseItem(
  row: ReleaseRow,
  newsroom: Newsroom,
  picture: ReleaseItem["picture"] = null,
): ReleaseItem {
  const { id, profileId, slug, title, subtitle, dateline, tags, timeZone } = row;
  return {
    id,
    profileId,
    slug,
    title,
    subtitle,
    dateline,
    tags,
    timeZone,
    picture,
    url: releaseUrl(newsroom, slug),
    liveAt: toIsoOrNull(row.liveAt),
    publishedAt: toIsoOrNull(row.publishedAt),
    summary: summaryOf(subtitle, row.bodyText),
    status: row.status.toUpperCase() as ReleaseItem["status"],
  };
}

export async function toReleaseItems(db: Db, rows: ReleaseRow[], newsroom: Newsroom): Promise<ReleaseItem[]> {
  const pictures = await readLeadPictures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toReleaseItem(row, newsroom, pictures.get(row.id)));
}

/** Reads the first photo of each release, as everybody may see it. */
export async function readLeadPictures(db: Db, releaseIds: string[]) {
  if (releaseIds.length === 0) return new Map<string, ReleaseItem["picture"]>();
  const rows = await db
    .selectDistinctOn([releaseAssets.releaseId], { releaseId: releaseAssets.releaseId, asset: assets })
    .from(releaseAssets)
    .innerJoin(assets, eq(assets.id, releaseAssets.assetId))
    .where(and(inArray(releaseAssets.releaseId, releaseIds), isPhotoFor("others"), eq(assets.state, "ready")))
    .orderBy(releaseAssets.releaseId, ...inOrder);
  return new Map(
    rows.map(({ releaseId, asset }) => {
      const { renditions, blur, caption } = toAssetView(asset);
      return [releaseId, renditions.length > 0 ? { renditions, blur, caption } : null];
    }),
  );
}

type Reader = "owner" | "others";

/** Its own newsroom reads every photo of a release, everybody else those that say enough or were let out without. */
const isPhotoFor = (reader: Reader) =>
  and(eq(assets.kind, "photo"), reader === "owner" ? undefined : or(saysEnough, releaseAssets.publicAnyway));

/** Makes the views of releases with their pictures, in the order of the rows; `now` is the database's. */
export async function toReleaseViews(
  db: Db,
  rows: ReleaseRow[],
  newsroom: Newsroom,
  now: Date,
  reader: Reader,
): Promise<ListedRelease[]> {
  const images = await readImages(
    db,
    rows.map(({ id }) => id),
    reader,
  );
  return rows.map((row) => {
    const { who, what, whereLocation, whenTiming, whyNewsworthy, body, bodyText, perks, perkDetails } = row;
    return {
      ...toReleaseItem(row, newsroom),
      who,
      what,
      whereLocation,
      whenTiming,
      whyNewsworthy,
      body,
      bodyText,
      perks,
      perkDetails,
      images: images.get(row.id) ?? [],
      state: stateOf(row, now).toUpperCase() as ReleaseView["state"],
      publishAt: toIsoOrNull(row.publishAt),
      embargoUntil: toIsoOrNull(row.embargoUntil),
      correctedAt: toIsoOrNull(row.correctedAt),
      withdrawnAt: toIsoOrNull(row.withdrawnAt),
      createdAt: toIso(row.createdAt),
      updatedAt: toIso(row.updatedAt),
      version: row.version,
      pdfUrl: row.pdfKey && row.pdfVersion === row.version ? `${releaseUrl(newsroom, row.slug)}/pdf` : null,
    };
  });
}

export async function toReleaseView(
  db: Db,
  row: ReleaseRow,
  newsroom: Newsroom,
  now: Date,
  reader: Reader,
): Promise<ReleaseView> {
  const view = only(await toReleaseViews(db, [row], newsroom, now, reader));
  const [versions, pictures] = await Promise.all([
    db
      .select()
      .from(releaseVersions)
      .where(eq(releaseVersions.releaseId, row.id))
      .orderBy(desc(releaseVersions.id)),
    db
      .select({ asset: assets, anyway: releaseAssets.publicAnyway })
      .from(releaseAssets)
      .innerJoin(assets, eq(assets.id, releaseAssets.assetId))
      .where(and(eq(releaseAssets.releaseId, row.id), isPhotoFor(reader)))
      .orderBy(...inOrder),
  ]);
  return {
    ...view,
    versions: versions.map(({ title, note, createdAt }) => ({ title, note, createdAt: toIso(createdAt) })),
    pictures: pictures.map(({ asset }) => toAssetView(asset)),
    imagesPublicAnyway: pictures.flatMap(({ asset, anyway }) =>
      reader === "owner" && anyway ? [asset.id] : [],
    ),
  };
}

const inOrder = [asc(releaseAssets.position), asc(releaseAssets.assetId)];

async function readImages(db: Db, releaseIds: string[], reader: Reader): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (releaseIds.length === 0) return found;
  const rows = await db
    .select({ id: assets.id, releaseId: releaseAssets.releaseId })
    .from(releaseAssets)
    .innerJoin(assets, eq(assets.id, releaseAssets.assetId))
    .where(and(inArray(releaseAssets.releaseId, releaseIds), isPhotoFor(reader)))
    .orderBy(...inOrder);
  for (const { id, releaseId } of rows) found.set(releaseId, [...(found.get(releaseId) ?? []), id]);
  return found;
}

/** Reads the newsroom as a release's page shows it; null when it is gone. */
export async function readNewsroom(db: Db, profileId: string): Promise<NewsroomView | null> {
  const [row] = await db
    .select({
      about: profiles.about,
      boilerplate: profiles.boilerplate,
      pressContacts: profiles.pressContacts,
      responseHours: profiles.responseHours,
      followerCount: profiles.followerCount,
      releaseCount: profiles.releaseCount,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  const party = (await readParties(db, [profileId])).get(profileId);
  if (!row || !party) return null;
  return { ...party, ...row, pressContacts: await readShownContacts(db, { id: profileId, ...row }) };
}

/** The database's clock judges every time. */
export async function readNow(db: Db): Promise<Date> {
  const row = only(await db.execute<{ now: string }>(sql`select app_now()::text as now`));
  return new Date(row.now);
}
