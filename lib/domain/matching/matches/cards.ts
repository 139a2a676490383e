import { and, eq, sql } from "drizzle-orm";
import { listOf, prepareOnce } from "@/db/prepare-once";
import { users } from "@/db/schema/accounts";
import { conversations } from "@/db/schema/messages";
import { pitchDrafts } from "@/db/schema/pitches";
import { profiles, requests } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso } from "@/lib/core/fields";
import { NEWSWORTHY_ABOVE } from "@/lib/domain/pitching/newsworthiness/threshold";
import { partyColumns, toPartyView } from "@/lib/domain/profiles/profiles/views";
import { isRequestOpen } from "@/lib/domain/profiles/requests/policy";
import { isAnyOf } from "./candidates";
import type { CardView } from "./schema";

/** A card carries so many searches and pitches at most. */
const MAX_PER_CARD = 3;

/** A profile's card, and the conversation that the viewer has with it, if there is one. */
export type Card = { profile: CardView; conversationId: string | null };

/** With AI off the reader sees no pitch marked as newsworthy. */
type CardReader = { profileId: string; aiEnabled: boolean };

/** Reads the cards of several profiles, by id, in one statement. Deleted accounts are blank. */
export async function readCards(
  db: Db,
  { profileId: viewerId, aiEnabled }: CardReader,
  profileIds: readonly string[],
): Promise<Map<string, Card>> {
  if (profileIds.length === 0) return new Map();
  const rows = await cardsStatement(db).execute({ viewerId, profileIds });
  return new Map(
    rows.map(({ party, details, topics, searches, pitches, conversationId }): [string, Card] => {
      const { gone, view } = toPartyView(party);
      const isPress = party.kind === "press";
      const profile: CardView = {
        ...view,
        ...details,
        deleted: gone,
        expertise: isPress ? topics : [],
        industries: isPress ? [] : topics,
        currentSearches: (searches ?? []).map((search) => ({
          ...search,
          deadline: search.deadline && toIso(new Date(search.deadline)),
        })),
        currentPitches: (pitches ?? []).map((pitch) => ({
          ...pitch,
          aiNewsworthy: aiEnabled && pitch.aiNewsworthy,
        })),
      };
      return [party.id, { profile: gone ? { ...profile, ...BLANK } : profile, conversationId }];
    }),
  );
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

const detailColumns = {
  about: profiles.about,
  followerCount: profiles.followerCount,
  demographics: profiles.demographics,
  publications: profiles.publications,
  pressTypes: profiles.pressTypes,
  platforms: profiles.platforms,
  perksPreferred: profiles.perksPreferred,
  perksOffered: profiles.perksOffered,
};

type SearchRow = { id: string; title: string; description: string; deadline: string | null };

/** "Currently Seeking" lists the newest requests of a press profile that are still open. */
const openSearches = sql`
  select id, title, description, deadline from ${requests}
  where ${requests.profileId} = ${profiles.id} and ${profiles.kind} = 'press'
    and ${isRequestOpen}
  order by ${requests.createdAt} desc limit ${MAX_PER_CARD}`;

const activePitches = sql`
  select ${pitchDrafts.id}, title, who, what, "where", "when", why, perks,
    author.ai_enabled and coalesce((newsworthiness->>'score')::float > ${NEWSWORTHY_ABOVE}, false) as "aiNewsworthy"
  from ${pitchDrafts} join ${users} author on author.id = ${pitchDrafts.userId} and author.deleted_at is null
  where ${pitchDrafts.profileId} = ${profiles.id} and is_active and ${profiles.kind} <> 'press'
  order by ${pitchDrafts.updatedAt} desc limit ${MAX_PER_CARD}`;

const viewer = sql.placeholder("viewerId");

const cardsStatement = prepareOnce((db) =>
  db
    .select({
      party: partyColumns,
      details: detailColumns,
      topics: profiles.expertise,
      searches: listOf<SearchRow>(openSearches),
      pitches: listOf<CardView["currentPitches"][number]>(activePitches),
      conversationId: conversations.id,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .leftJoin(
      conversations,
      and(
        eq(conversations.profileA, sql`least(${profiles.id}, ${viewer}::uuid)`),
        eq(conversations.profileB, sql`greatest(${profiles.id}, ${viewer}::uuid)`),
      ),
    )
    .where(isAnyOf(sql.placeholder("profileIds")))
    .prepare("matches_cards"),
);
