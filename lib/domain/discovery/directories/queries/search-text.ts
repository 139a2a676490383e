import { type SQL, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { cities, cityNames } from "@/db/schema/places";
import type { Db } from "@/db/types";
import { KNOWN_BY_NAME, placeCodesOf } from "@/lib/domain/vocabulary/locations/rules";
import {
  otherNames,
  resolveTopics,
  topicsCalled,
  topicsNamed,
} from "@/lib/domain/vocabulary/topics/taxonomy";
import { foldText } from "@/lib/utils/fold-text";

/** A word of a search, and what it may be in a profile's search document. */
export type SearchTerm = {
  /** Lower case without accents. */
  text: string;
  /** As it was typed, in lower case. */
  typed: string;
  /** The word says nothing by itself: "the", "in". */
  isStop: boolean;
  /** The word, and its stems in every language that documents are stemmed in. */
  lexemes: readonly string[];
  /** The largest cities of this name. */
  cityIds: readonly number[];
  /** The largest cities that it names together with words beside it. */
  spanCityIds: readonly number[];
  /** The countries, states and regions that it names, alone or together with words beside it (`placeCodesOf`). */
  places: readonly string[];
  /** One of these cities is large enough to be known by its name alone. */
  isCity: boolean;
};

/**
 * A search is read in these ways, of which the first that finds something counts: terms as they are, then the last one
 * as a beginning.
 */
export const readings = ["whole", "begun"] as const;
type Reading = (typeof readings)[number];

const MAX_CITIES = 10;
/** A name of so few letters is a code (ART is Watertown's): a word of the text comes first. */
const LONGEST_CODE = 3;

/** Codes of countries that are more often words of the trade. */
const ABBREVIATIONS = /^(ad|ai|ar|hr|ml|pr|tv|vc)$/;

/** A name of more words is searched by its single words. */
const MAX_SPAN = 3;

/**
 * A term as it was typed, its name folded, the names of the spans of several terms that it stands in, and the codes of
 * the places that these name.
 */
type TypedTerm = { word: string; name: string; spans: string[]; places: string[] };

/** The text is cut into terms as Postgres does it. */
function termsIn(text: string): TypedTerm[] {
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const terms: TypedTerm[] = found.map(([word]) => {
    const name = foldText(word);
    return { word, name, spans: [], places: ABBREVIATIONS.test(name) ? [] : placeCodesOf(name) };
  });
  for (const { from, to } of spansOf(terms.length)) {
    const [first, last] = [found[from], found[to - 1]];
    if (!first || !last) continue;
    const name = foldText(text.slice(first.index, last.index + last[0].length)).replace(/\s+/g, " ");
    const places = placeCodesOf(name);
    for (const term of terms.slice(from, to)) {
      term.spans.push(name);
      term.places.push(...places);
    }
  }
  return terms;
}

/** Lists the spans of two and more consecutive terms, with an exclusive end. */
function spansOf(count: number): { from: number; to: number }[] {
  const lengths = Array.from({ length: MAX_SPAN - 1 }, (_, index) => index + 2);
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, count - length + 1) }, (_, from) => ({ from, to: from + length })),
  );
}

/** Quotes, `or` and `-word` mean what they mean in web search. */
export const isWebSearch = (q: string) => /"|(^|\s)-\S|\bor\b/i.test(q);

/** Beside another word these weigh nothing: whoever types "rail journalist" looks for the beat. */
const TRADES = /^(journalist|reporter|writer)s?$/;

/** Reads the terms of a search with their stems and the cities they name, in one call. */
export async function readTerms(db: Db, q: string): Promise<SearchTerm[]> {
  const terms = termsIn(q);
  if (terms.length === 0) return [];
  const rows = await db.execute<SearchTerm>(meaningsOf(terms));
  const meaning = rows.filter(({ isStop, text }) => !isStop && !TRADES.test(text));
  return meaning.length > 0 ? meaning : [...rows];
}

/** Builds the statement that says what each term may be. */
export function meaningsOf(terms: readonly TypedTerm[]): SQL {
  return sql`
    select text, lower(word) as typed, f_is_stop_word(lower(word)) as "isStop", f_lexemes(text) as lexemes, places,
      array(select id from (${own}) as called order by population desc limit ${MAX_CITIES}) as "cityIds",
      array(select id from (${ofSpans}) as called order by population desc limit ${MAX_CITIES}) as "spanCityIds",
      exists (select 1 from (${own} union ${ofSpans}) as called where population >= ${KNOWN_BY_NAME}) as "isCity"
    from (select word, name, spans, places, place, f_unaccent(lower(word)) as text from rows from (
      jsonb_to_recordset(${JSON.stringify(terms)}::text::jsonb) as (word text, name text, spans text[], places text[]))
      with ordinality as asked (word, name, spans, places, place)) as typed
    order by place`;
}

const citiesCalled = (isName: (column: SQL) => SQL) => sql`
  select ${cities.id} as id, ${cities.population} as population from ${cities} where ${isName(sql`${cities.searchName}`)}
  union select ${cities.id}, ${cities.population} from ${cityNames} join ${cities} on ${cities.id} = ${cityNames.cityId}
  where ${isName(sql`${cityNames.name}`)}`;
const own = citiesCalled((column) => sql`${column} = typed.name`);
const ofSpans = citiesCalled((column) => sql`${column} = any(typed.spans)`);

/**
 * Writes a tsquery for documents with every one of these terms, or with the city or topic that a term names together
 * with those beside it; or with the topic that all of them have to do with.
 */
export function queryOf(terms: readonly SearchTerm[], reading: Reading): string {
  const spanTopics = topicsOfSpans(terms, reading);
  const each = terms.map((term, index) => {
    const isLast = index === terms.length - 1;
    return anyOf([...lexemesOf(term, reading, isLast), ...(spanTopics[index] ?? []).map(asTopic)]);
  });
  const together = terms.length > 1 ? topicsIn(phraseOf(terms), reading).map(asTopic) : [];
  return anyOf([each.join(" & "), ...together]);
}

const phraseOf = (terms: readonly SearchTerm[]) => terms.map(({ text }) => text).join(" ");
const anyOf = (parts: readonly string[]) => `(${[...new Set(parts)].join(" | ")})`;

/** Lists for each term the topics that the spans it stands in name or, in the last reading, find. */
function topicsOfSpans(terms: readonly SearchTerm[], reading: Reading): string[][] {
  const topics: string[][] = terms.map(() => []);
  for (const { from, to } of spansOf(terms.length)) {
    const span = terms.slice(from, to);
    const named = reading === "whole" ? topicsCalled(phraseOf(span)) : topicsNamed(phraseOf(span));
    for (const at of span.keys()) topics[from + at]?.push(...named);
  }
  return topics;
}

function lexemesOf(term: SearchTerm, reading: Reading, isLast: boolean): string[] {
  const { text, cityIds, spanCityIds, places } = term;
  const isShort = SHORT.test(term.typed);
  const isCode = text.length <= LONGEST_CODE && /^[a-z]+$/.test(text);
  const named = isCode && reading === "whole" ? spanCityIds : [...cityIds, ...spanCityIds];
  return [
    ...[...wordsOf(term), ...otherNames(text)].map(quote),
    ...named.map((id) => quote(`city:${id}`)),
    ...places.map((code) => quote(`place:${code}`)),
    ...topicsIn(text, isShort ? "begun" : reading).map(asTopic),
    ...(isLast && reading === "begun" ? [`${quote(text)}:*${isShort ? "A" : ""}`] : []),
  ];
}

/**
 * Words of a Latin script that are this short are searched as they are: "EV" is no stem of another word. What they
 * begin is a name alone ("Nad"), and a topic that they have to do with counts as the word itself does.
 */
const SHORT = /^\p{Script=Latin}{1,3}$/u;

/** A short word has its accents where it was typed with some ("thé" is no "the"). */
const wordsOf = ({ typed, isStop, lexemes }: SearchTerm) =>
  SHORT.test(typed) && !isStop ? [`=${typed}`] : lexemes;

/** A topic's name always counts; a word that only has to do with a topic counts where nothing has the word itself. */
const topicsIn = (text: string, reading: Reading) =>
  reading === "whole" ? topicsCalled(text) : resolveTopics([text]);

export const kindsQuery = (kinds: readonly UserType[]) => anyOf(kinds.map((kind) => quote(`kind:${kind}`)));

const asTopic = (topic: string) => quote(`topic:${topic}`);
const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
