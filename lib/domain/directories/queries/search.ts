import { and, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { decodeCursor, offsetOf, TOTAL_CAP } from "@/lib/core/pagination";
import { correctSpelling } from "@/lib/domain/topics/spelling";
import { foldText } from "@/lib/utils/fold-text";
import type { DirectoryQuery } from "../schema";
import { orderOf } from "../sorts";
import { type Found, type FoundPage, goesOn, listProfiles } from "./list";

type Search = DirectoryQuery & { q: string };
type Hits = { rows: Found[]; total: number };

/** How much of what was typed a name must hold, by trigrams: two letters swapped in a name of five still pass. */
const NAME_LIKENESS = 0.3;
/** The same beside profiles that hold the words themselves, where a fuzzy match is rather noise. */
const CLOSE_LIKENESS = 0.5;

/**
 * Profiles that hold the words, or whose name is nearly what was typed: the words first, the best first; where there
 * is none of either, those that hold the topics' words nearest to what was typed. Accents and case count for nothing.
 * All hits are gathered before they are ordered, up to the cap; a word that more have says little, and its profiles
 * come in the directory's own order.
 */
export async function searchProfiles(db: Db, search: Search, filters: SQL[]): Promise<FoundPage> {
  const found = await readLikeness(db, search, filters);
  const mended = found.total === 0 ? correctSpelling(search.q) : null;
  return mended === null
    ? pageOfHits(db, search, filters, found)
    : pageOfHits(db, { ...search, q: mended }, filters);
}

async function pageOfHits(db: Db, search: Search, filters: SQL[], known?: Hits): Promise<FoundPage> {
  const found = known ?? (await readLikeness(db, search, filters));
  if (found.total <= TOTAL_CAP) return { rows: found.rows, total: search.cursor ? null : found.total };
  return listProfiles(db, search, [...filters, sql`${profiles.search} @@ ${wordsOf(search.q)}`]);
}

/** Of a transaction of its own: `<%` asks the setting what is similar enough. */
const readLikeness = (db: Db, search: Search, filters: SQL[]) =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(NAME_LIKENESS)}, true)`,
    );
    return readHits(tx, search, filters);
  });

async function readHits(db: Db, search: Search, filters: SQL[]): Promise<Hits> {
  const hits = await db.execute<Found & { total: number }>(hitsOf(search, filters));
  const [first] = hits;
  // The total is a row of its own, so that a page past the end still has it.
  return { total: first?.total ?? 0, rows: hits.slice(1).map(({ id, key }) => ({ id, key })) };
}

/** The statement of one page of hits; its first row carries the total alone. */
export function hitsOf(search: Search, filters: SQL[]): SQL {
  const { q, limit } = search;
  const words = wordsOf(q);
  const name = foldText(q);
  const here = and(inArray(profiles.kind, [...search.kinds]), sql`${profiles.listed}`, ...filters);
  const page = search.isDefaultSort ? bestFirst(search) : inOrder(search);
  return sql`
    with by_words as materialized (
      select ${profiles.id} as id, 1 + ts_rank(${profiles.search}, ${words}) as rank from ${profiles}
      where ${here} and ${profiles.search} @@ ${words} limit ${TOTAL_CAP + 1}
    ), by_name as materialized (
      select ${profiles.id} as id, word_similarity(${name}, ${profiles.sortName}) / 2 as rank from ${profiles}
      where ${here} and ${name} <% ${profiles.sortName} and (
        word_similarity(${name}, ${profiles.sortName}) >= ${CLOSE_LIKENESS}
        or not exists (select 1 from by_words)) limit ${TOTAL_CAP + 1}
    ), hits as materialized (
      select id, round(1000000 * sum(rank))::int as rank
      from (select * from by_words union all select * from by_name) as found group by id
    ), page as materialized (${page} limit ${limit + 1} offset ${offsetOf(search)})
    select null::uuid as id, null as key, (select count(*)::int from hits) as total, 0 as place
    union all select id, key, 0, place from page order by place`;
}

function bestFirst({ cursor }: Search): SQL {
  const [rank, id] = cursor ? decodeCursor(cursor, [z.string().regex(/^\d{1,9}$/), z.uuid()]) : [];
  const after = id === undefined ? sql`true` : sql`(rank, id) < (${rank}::int, ${id}::uuid)`;
  return sql`select id, rank::text as key, row_number() over (order by rank desc, id desc)::int as place
    from hits where ${after} order by rank desc, id desc`;
}

function inOrder({ sort, cursor }: Search): SQL {
  const order = orderOf(sort);
  const by = sql`${order.key} ${order.direction}, ${profiles.id} ${order.direction}`;
  return sql`select ${profiles.id} as id, ${order.cursor.text} as key,
      row_number() over (order by ${by})::int as place
    from hits join ${profiles} on ${profiles.id} = hits.id where ${goesOn(order, cursor) ?? sql`true`} order by ${by}`;
}

/**
 * The words as a query. Plain words must all be there, the last may be begun only; quotes, `or` and `-` mean what
 * they mean in web search. Text without a word finds nothing.
 */
function wordsOf(q: string): SQL {
  if (/["-]|\bor\b/i.test(q)) return sql`websearch_to_tsquery('simple', f_unaccent(${q}))`;
  return sql`to_tsquery('simple', f_unaccent(${prefixQuery(q)}))`;
}

/** Letters and figures only, so that nothing in it is an operator. */
function prefixQuery(q: string): string {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(" & ");
}
