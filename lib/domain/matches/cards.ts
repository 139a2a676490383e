import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { pitchDrafts } from "@/db/schema/pitches";
import { profiles, requests } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIsoOrNull } from "@/lib/core/fields";
import { NEWSWORTHY_ABOVE } from "@/lib/domain/newsworthiness/newsworthiness";
import { readParties } from "@/lib/domain/profiles/views";
import type { CardView } from "./schema";

/** Searches and pitches a card carries at most. */
const MAX_PER_CARD = 3;

/** The cards of several profiles, by id: four reads however many there are. Deleted accounts are blank. */
export async function readCards(db: Db, profileIds: Iterable<string>): Promise<Map<string, CardView>> {
  const ids = [...new Set(profileIds)];
  if (ids.length === 0) return new Map();
  const [parties, details, searches, pitches] = await Promise.all([
    readParties(db, ids),
    readDetails(db, ids),
    readSearches(db, ids),
    readPitches(db, ids),
  ]);
  const searchesOf = groupByProfile(searches);
  const pitchesOf = groupByProfile(pitches);
  const cards = details.map(({ kind, topics, ...row }): [string, CardView] | null => {
    const party = parties.get(row.id);
    if (!party) return null;
    const lists =
      kind === "press" ? { expertise: topics, industries: [] } : { expertise: [], industries: topics };
    const card: CardView = {
      ...party,
      ...row,
      ...lists,
      currentSearches: (searchesOf.get(row.id) ?? []).map((search) => ({
        ...search,
        deadline: toIsoOrNull(search.deadline),
      })),
      currentPitches: pitchesOf.get(row.id) ?? [],
    };
    return [row.id, row.deleted ? { ...card, ...BLANK } : card];
  });
  return new Map(cards.filter((entry) => entry !== null));
}

const BLANK = {
  about: "",
  followerCount: 0,
  expertise: [],
  industries: [],
  demographics: [],
  publications: [],
  pressTypes: [],
  platforms: [],
  perksPreferred: [],
  perksOffered: [],
  currentSearches: [],
  currentPitches: [],
} satisfies Partial<CardView>;

function readDetails(db: Db, ids: string[]) {
  return db
    .select({
      id: profiles.id,
      kind: profiles.kind,
      about: profiles.about,
      followerCount: profiles.followerCount,
      topics: profiles.expertise,
      demographics: profiles.demographics,
      publications: profiles.publications,
      pressTypes: profiles.pressTypes,
      platforms: profiles.platforms,
      perksPreferred: profiles.perksPreferred,
      perksOffered: profiles.perksOffered,
      deleted: sql<boolean>`${users.deletedAt} is not null or (${profiles.userId} is null and ${profiles.companyId} is null)`,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.id, ids));
}

/** "Currently Seeking": the newest calls of each press profile that are still open. */
function readSearches(db: Db, ids: string[]) {
  const open = db
    .select({
      id: requests.id,
      title: requests.title,
      description: requests.description,
      deadline: requests.deadline,
    })
    .from(requests)
    .where(
      and(
        eq(requests.profileId, profiles.id),
        or(isNull(requests.deadline), gt(requests.deadline, sql`app_now()`)),
      ),
    )
    .orderBy(desc(requests.createdAt))
    .limit(MAX_PER_CARD)
    .as("open");
  return db
    .select({
      profileId: profiles.id,
      id: open.id,
      title: open.title,
      description: open.description,
      deadline: open.deadline,
    })
    .from(profiles)
    .innerJoinLateral(open, sql`true`)
    .where(and(inArray(profiles.id, ids), eq(profiles.kind, "press")));
}

/** The newest active pitches of each profile that isn't press. */
function readPitches(db: Db, ids: string[]) {
  const active = db
    .select({
      id: pitchDrafts.id,
      title: pitchDrafts.title,
      who: pitchDrafts.who,
      what: pitchDrafts.what,
      where: pitchDrafts.where,
      when: pitchDrafts.when,
      why: pitchDrafts.why,
      perks: pitchDrafts.perks,
      aiNewsworthy:
        sql<boolean>`${users.aiEnabled} and coalesce((${pitchDrafts.newsworthiness}->>'score')::float > ${NEWSWORTHY_ABOVE}, false)`.as(
          "ai_newsworthy",
        ),
    })
    .from(pitchDrafts)
    .innerJoin(users, and(eq(users.id, pitchDrafts.userId), isNull(users.deletedAt)))
    .where(and(eq(pitchDrafts.profileId, profiles.id), eq(pitchDrafts.isActive, true)))
    .orderBy(desc(pitchDrafts.updatedAt))
    .limit(MAX_PER_CARD)
    .as("active");
  return db
    .select({
      profileId: profiles.id,
      id: active.id,
      title: active.title,
      who: active.who,
      what: active.what,
      where: active.where,
      when: active.when,
      why: active.why,
      perks: active.perks,
      aiNewsworthy: active.aiNewsworthy,
    })
    .from(profiles)
    .innerJoinLateral(active, sql`true`)
    .where(and(inArray(profiles.id, ids), ne(profiles.kind, "press")));
}

function groupByProfile<Row extends { profileId: string }>(rows: Row[]) {
  const groups = new Map<string, Omit<Row, "profileId">[]>();
  for (const { profileId, ...row } of rows) {
    const group = groups.get(profileId);
    if (group) group.push(row);
    else groups.set(profileId, [row]);
  }
  return groups;
}
