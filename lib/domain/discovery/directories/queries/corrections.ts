import { inArray, type SQL, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { profiles, searchTerms } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { nearestTopicWord, slipsBetween } from "@/lib/domain/vocabulary/topics/spelling";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { queryOf, type SearchTerm } from "./search-text";

/**
 * Two terms must have this share of trigrams in common to be compared at all: it was measured on a hundred searches
 * (docs/decisions/018). One letter mistaken in a word of five leaves a third.
 */
export const LEAST_LIKENESS = 0.3;
/** Shorter terms are one typing error away from too many others. */
const SHORTEST = 4;
/** Words of this length and more may have two typing errors, shorter ones one. */
const LONG = 8;
const MAX_CANDIDATES = 20;
/** Shorter parts of a word are no words. */
const SHORTEST_PART = 3;

/** A term of the profiles beside the one that was typed, with the English stems of both. */
type Candidate = { typed: string; term: string; typedStem: string; stem: string; likeness: number };

/**
 * Replaces the terms of a search that no profile has by the nearest that one has: "longitude quartely" becomes
 * "longitude quarterly". A term that names a city, a country or region, or a topic was meant, also where nobody is there. Null where there is
 * no such term, or none near it. The words come from names, titles, outlets, beats, topics, places, headlines and texts
 * of listed profiles, and from the topics' vocabulary.
 */
export async function correctTerms(
  db: Db,
  kinds: readonly UserType[],
  terms: readonly SearchTerm[],
): Promise<string | null> {
  const unnamed = terms.filter(
    ({ text, isCity, places }) => !isCity && places.length === 0 && resolveTopics([text]).length === 0,
  );
  const unknown = await readUnknown(db, kinds, unnamed);
  if (unknown.length === 0) return null;
  const candidates = await readCandidates(db, kinds, unknown);
  const nearest = new Map(unknown.map((text) => [text, nearestOf(text, candidates)]));
  const rewritten = await readRewritten(
    db,
    kinds,
    unknown.filter((text) => nearest.get(text) === null),
  );
  const meant = terms.map(({ text }) =>
    unknown.includes(text) ? (nearest.get(text) ?? rewritten.get(text) ?? nearestTopicWord(text)) : text,
  );
  return meant.every((term) => term !== null) ? meant.join(" ") : null;
}

async function readUnknown(
  db: Db,
  kinds: readonly UserType[],
  terms: readonly SearchTerm[],
): Promise<string[]> {
  const asked = JSON.stringify(terms.map((term) => ({ term: term.text, query: queryOf([term], "whole") })));
  const rows = await db.execute<{ term: string }>(sql`
    select asked.term from jsonb_to_recordset(${asked}::text::jsonb) as asked (term text, query text)
    where not exists (
      select 1 from ${searchTerms} where ${searchTerms.term} = asked.term and ${inArray(searchTerms.kind, [...kinds])})
    and not exists (
      select 1 from ${profiles} where ${inArray(profiles.kind, [...kinds])} and ${profiles.listed}
        and ${profiles.search} @@ asked.query::tsquery)`);
  return rows.map(({ term }) => term);
}

/** It has a transaction of its own, because the operator `%` takes its threshold from a setting. */
function readCandidates(
  db: Db,
  kinds: readonly UserType[],
  unknown: readonly string[],
): Promise<Candidate[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_LIKENESS)}, true)`);
    return [...(await tx.execute<Candidate>(candidatesOf(kinds, unknown)))];
  });
}

/**
 * Builds the statement for the terms nearest to each of these by trigrams, and for those that swapping two letters
 * makes of it, which have few trigrams in common with it.
 */
export function candidatesOf(kinds: readonly UserType[], unknown: readonly string[]): SQL {
  const asked = JSON.stringify(unknown.map((typed) => ({ typed, swapped: swapsOf(typed) })));
  const likeness = sql`similarity(${searchTerms.term}, typed)`;
  const ofKinds = inArray(searchTerms.kind, [...kinds]);
  return sql`
    select typed, near.term, near.likeness, f_stem(typed) as "typedStem", f_stem(near.term) as stem from jsonb_to_recordset(${asked}::text::jsonb) as asked (typed text, swapped text[])
    cross join lateral (
      (select ${searchTerms.term}, ${likeness} as likeness from ${searchTerms}
        where ${searchTerms.term} % typed and ${ofKinds} order by likeness desc, ${searchTerms.term} limit ${MAX_CANDIDATES})
      union
      select ${searchTerms.term}, ${likeness} from ${searchTerms}
        where ${searchTerms.term} = any(swapped) and ${ofKinds}) as near`;
}

/**
 * Reads for each of these terms the first of its rewritings whose every word a profile has in any form: with two
 * letters swapped, or written as two words.
 */
async function readRewritten(
  db: Db,
  kinds: readonly UserType[],
  unknown: readonly string[],
): Promise<Map<string, string>> {
  if (unknown.length === 0) return new Map();
  const rows = await db.execute<{ typed: string; form: string }>(rewritingsOf(kinds, unknown));
  return new Map(rows.map(({ typed, form }) => [typed, form]));
}

/** Builds the statement of those rewritings, the first of each term last. */
export function rewritingsOf(kinds: readonly UserType[], unknown: readonly string[]): SQL {
  const rewritings = unknown
    .filter((typed) => typed.length >= SHORTEST)
    .flatMap((typed) => [...swapsOf(typed), ...splitsOf(typed)].map((form) => ({ typed, form })));
  return sql`
    select typed, form from rows from (jsonb_to_recordset(${JSON.stringify(rewritings)}::text::jsonb)
      as (typed text, form text)) with ordinality as asked (typed, form, place)
    where not exists (
      select 1 from string_to_table(form, ' ') as part where not exists (
        select 1 from ${searchTerms}
        where f_stem(${searchTerms.term}) = f_stem(part) and ${inArray(searchTerms.kind, [...kinds])}))
    order by place desc`;
}

/** A word is cut in two at each place. */
const splitsOf = (typed: string) => {
  const letters = [...typed];
  const cuts = Math.max(0, letters.length - 2 * SHORTEST_PART + 1);
  return Array.from({ length: cuts }, (_, index) => index + SHORTEST_PART).map(
    (at) => `${letters.slice(0, at).join("")} ${letters.slice(at).join("")}`,
  );
};

/** Each two neighbouring letters of a word are swapped. */
const swapsOf = (typed: string) => {
  const letters = [...typed];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(""));
};

/** Returns the candidate with the fewest typing errors from the word typed, in any form; of several the likest. */
function nearestOf(typed: string, candidates: readonly Candidate[]): string | null {
  const near = candidates
    .filter((candidate) => candidate.typed === typed)
    .map((candidate) => ({
      ...candidate,
      slips: Math.min(
        slipsWithin(typed, candidate.term),
        slipsWithin(candidate.typedStem, candidate.stem) + OTHER_FORM,
      ),
    }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.slips - b.slips || b.likeness - a.likeness);
  return near[0]?.term ?? null;
}

/** Of words that are equally near, the one in the form that was typed comes first. */
const OTHER_FORM = 0.5;

/** Counts the typing errors between two words; infinite where they are more than a word of this length may have. */
function slipsWithin(typed: string, term: string): number {
  if (typed.length < SHORTEST) return Number.POSITIVE_INFINITY;
  const most = typed.length < LONG ? 1 : 2;
  const slips = slipsBetween(typed, term, most);
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}
