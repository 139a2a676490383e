import { and, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { decodeCursor, offsetOf, TOTAL_CAP } from "@/lib/core/pagination";
import { orderOf } from "@/lib/domain/profiles/listings/sorts";
import { foldText } from "@/lib/utils/fold-text";
import type { DirectoryQuery } from "../schema";
import { correctTerms } from "./corrections";
import { type Found, type FoundPage, goesOn, pageOf } from "./list";
import { isWebSearch, kindsQuery, queryOf, readings, readTerms, type SearchTerm } from "./search-text";

/** With more hits than these the words' weights say little for what reading them costs: each document is unpacked. */
const MAX_WEIGHED = 1_000;
/** This is above every relevance. */
const NAMED = 10_000;

type Search = DirectoryQuery & { q: string };
type Hits = { rows: Found[]; total: number; words: SQL };

/** A word counts by where it stands: the text and headlines, outlets and place, title and beats, the name. */
const WEIGHTS = "{0.05,0.2,0.5,1}";

/**
 * Finds profiles that hold every word in any of its forms, or are in the city or about the topic it names. Where there
 * is none, it finds those with a word that begins as the last one does; where there is none either, those for the words
 * that were most likely meant, and the answer says which. Accents and case do not count. All hits are gathered before
 * they are ordered, up to the cap; a word that more have says little, and its profiles come in the directory's own
 * order.
 */
export async function searchProfiles(db: Db, search: Search, filters: SQL[]): Promise<FoundPage> {
  if (isWebSearch(search.q))
    return toFoundPage(db, search, filters, await readHits(db, search, filters, webQuery(search.q)));
  const words = await readTerms(db, search.q);
  const found = await findHits(db, search, filters, words);
  if (found.total > 0 || words.length === 0) return toFoundPage(db, search, filters, found);
  const correctedTo = await correctTerms(db, search.kinds, words);
  const asMeant = { ...search, q: correctedTo ?? "" };
  const meant = correctedTo && (await findHits(db, asMeant, filters, await readTerms(db, correctedTo)));
  if (!meant || meant.total === 0) return toFoundPage(db, search, filters, found);
  return { ...(await toFoundPage(db, search, filters, meant)), correctedTo };
}

/** Returns the hits of the first reading that has any. */
async function findHits(db: Db, search: Search, filters: SQL[], words: SearchTerm[]): Promise<Hits> {
  let hits: Hits = { rows: [], total: 0, words: asQuery("") };
  if (words.length === 0) return hits;
  for (const reading of readings) {
    hits = await readHits(db, search, filters, asQuery(queryOf(words, reading)));
    if (hits.total > 0) break;
  }
  return hits;
}

const asQuery = (text: string) => sql`${text}::tsquery`;

/** Text without a word finds nothing; stop words count where there is nothing else. */
function webQuery(q: string): SQL {
  const read = (language: string) => sql`websearch_to_tsquery(${language}::regconfig, f_unaccent(${q}))`;
  return sql`case when numnode(${read("english")}) > 0 then ${read("english")} else ${read("simple")} end`;
}

async function toFoundPage(
  db: Db,
  search: Search,
  filters: SQL[],
  { rows, total, words }: Hits,
): Promise<FoundPage> {
  const matching = isHit(search, words);
  const counted = search.cursor ? null : total;
  if (total <= TOTAL_CAP) return { rows, total: counted, matching };
  const hasTerms = sql`${profiles.search} @@ ${words}`;
  const page = await db.execute<Found>(pageOf(search, [...filters, hasTerms]));
  return { rows: page, total: counted, matching };
}

/** The search index finds both the kinds and the words: otherwise every kind's rows would be visited. */
const isHit = ({ kinds }: Search, words: SQL) =>
  sql`(${profiles.search} @@ ${asQuery(kindsQuery(kinds))} and ${profiles.search} @@ ${words})`;

async function readHits(db: Db, search: Search, filters: SQL[], words: SQL): Promise<Hits> {
  const hits = await db.execute<Found & { total: number }>(hitsOf(search, filters, words));
  const [first] = hits;
  // The total is a row of its own, so that a page past the end still has it.
  return { total: first?.total ?? 0, rows: hits.slice(1).map(({ id, key }) => ({ id, key })), words };
}

/** Builds the statement of one page of hits; its first row carries the total alone. */
export function hitsOf(search: Search, filters: SQL[], words: SQL): SQL {
  const here = and(inArray(profiles.kind, [...search.kinds]), sql`${profiles.listed}`, ...filters);
  const page = search.isDefaultSort ? bestFirst(search, words) : inOrder(search);
  return sql`
    with hits as materialized (
      select ${profiles.id} as id, ${profiles.search} as search, ${profiles.relevance} as relevance, ${profiles.sortName} as name
      from ${profiles} where ${here} and ${isHit(search, words)} limit ${TOTAL_CAP + 1}
    ), page as materialized (${page} limit ${search.limit + 1} offset ${offsetOf(search)})
    select null::uuid as id, null as key, (select count(*)::int from hits) as total, 0 as place
    union all select id, key, 0, place from page order by place`;
}

/**
 * Ranks a hit by a whole number: by the weights of the words; where many have them, those whose name has them come
 * first, then the directory's own order.
 */
function rankOf(search: Search, words: SQL): SQL {
  const isNamed = sql`strpos(name, ${foldText(search.q.trim())}) > 0`;
  return sql`case when (select count(*) from hits) > ${MAX_WEIGHED}
    then relevance + case when ${isNamed} then ${NAMED}::int else 0 end
    else round(1000000 * ts_rank(${WEIGHTS}::real[], search, ${words}))::int end`;
}

function bestFirst(search: Search, words: SQL): SQL {
  const { cursor } = search;
  const [rank, id] = cursor ? decodeCursor(cursor, [z.string().regex(/^\d{1,9}$/), z.uuid()]) : [];
  const after = id === undefined ? sql`true` : sql`(rank, id) < (${rank}::int, ${id}::uuid)`;
  return sql`select id, rank::text as key, row_number() over (order by rank desc, id desc)::int as place
    from (select id, ${rankOf(search, words)} as rank from hits) as ranked where ${after} order by rank desc, id desc`;
}

function inOrder({ sort, cursor }: Search): SQL {
  const order = orderOf(sort);
  const by = sql`${order.key} ${order.direction}, ${profiles.id} ${order.direction}`;
  return sql`select ${profiles.id} as id, ${order.cursor.text} as key,
      row_number() over (order by ${by})::int as place
    from hits join ${profiles} on ${profiles.id} = hits.id where ${goesOn(order, cursor) ?? sql`true`} order by ${by}`;
}
