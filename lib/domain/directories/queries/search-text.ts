import { type SQL, sql } from "drizzle-orm";
import { cities, cityNames } from "@/db/schema/places";
import type { Db } from "@/db/types";
import { KNOWN_BY_NAME } from "@/lib/domain/locations/rules";
import { resolveTopics, topicsCalled } from "@/lib/domain/topics/taxonomy";
import { foldText } from "@/lib/utils/fold-text";

/** A word of a search, and what it may be in a profile's search document. */
export type SearchTerm = {
  /** Lower case without accents. */
  text: string;
  /** It says nothing by itself: "the", "in". */
  isStop: boolean;
  /** The word, and its stems in every language that documents are stemmed in. */
  lexemes: readonly string[];
  /** The largest cities called so. */
  cityIds: readonly number[];
  /** One of them is large enough to be known by its name alone. */
  isCity: boolean;
};

/** How a search is read, the first way that finds something: terms as they are; then the last one begun. */
export const readings = ["whole", "begun"] as const;
type Reading = (typeof readings)[number];

const MAX_CITIES = 10;
/** A name of so few letters is a code (ART is Watertown's): a word of the text comes first. */
const LONGEST_CODE = 3;

/** Cuts a text into terms, as Postgres does. */
const termsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Quotes, `or` and `-word` mean what they mean in web search. */
export const isWebSearch = (q: string) => /"|(^|\s)-\S|\bor\b/i.test(q);

/** The terms of a search with their stems and the cities they name, in one call. */
export async function readTerms(db: Db, q: string): Promise<SearchTerm[]> {
  const terms = termsIn(q);
  if (terms.length === 0) return [];
  const rows = await db.execute<SearchTerm>(meaningsOf(terms));
  const meaning = rows.filter(({ isStop }) => !isStop);
  return meaning.length > 0 ? meaning : [...rows];
}

/** The statement of what each term may be. */
export function meaningsOf(terms: readonly string[]): SQL {
  const typed = JSON.stringify(terms.map((word) => ({ word, name: foldText(word) })));
  return sql`
    select text, f_is_stop_word(text) as "isStop", f_lexemes(text) as lexemes,
      array(select id from (${citiesCalled}) as called order by population desc limit ${MAX_CITIES}) as "cityIds",
      exists (select 1 from (${citiesCalled}) as called where population >= ${KNOWN_BY_NAME}) as "isCity"
    from (select name, place, f_unaccent(lower(word)) as text from rows from (
      jsonb_to_recordset(${typed}::text::jsonb) as (word text, name text)) with ordinality as asked (word, name, place)) as typed
    order by place`;
}

const citiesCalled = sql`
  select ${cities.id} as id, ${cities.population} as population from ${cities} where ${cities.searchName} = typed.name
  union select ${cities.id}, ${cities.population} from ${cityNames} join ${cities} on ${cities.id} = ${cityNames.cityId}
  where ${cityNames.name} = typed.name`;

/** The text of a tsquery for documents with every one of these terms, or with the city or topic that they name together. */
export function queryOf(terms: readonly SearchTerm[], reading: Reading): string {
  const each = terms.map((word, index) => anyOf(lexemesOf(word, reading, index === terms.length - 1)));
  const phrase = terms.map(({ text }) => text).join(" ");
  const together = terms.length > 1 ? topicsIn(phrase, reading).map(topicLexeme) : [];
  return anyOf([each.join(" & "), ...together.map(quote)]);
}

const anyOf = (parts: readonly string[]) => `(${parts.join(" | ")})`;

function lexemesOf({ text, lexemes, cityIds }: SearchTerm, reading: Reading, isLast: boolean): string[] {
  const isCode = text.length <= LONGEST_CODE && /^[a-z]+$/.test(text);
  const named = isCode && reading === "whole" ? [] : cityIds;
  return [
    ...lexemes.map(quote),
    ...named.map((id) => quote(`city:${id}`)),
    ...topicsIn(text, reading).map((topic) => quote(topicLexeme(topic))),
    ...(isLast && reading === "begun" ? [`${quote(text)}:*`] : []),
  ];
}

/** By name; a word that only has to do with a topic counts where nothing has the word itself. */
const topicsIn = (text: string, reading: Reading) =>
  reading === "whole" ? topicsCalled(text) : resolveTopics([text]);

const topicLexeme = (topic: string) => `topic:${topic}`;
const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
