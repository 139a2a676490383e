import type { LanguageCode } from "./languages";
import type { Vocabulary } from "./languages/vocabulary";

/** A piece of a text with its place. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

export interface Match extends Span {
  /** The entry of the vocabulary that was found. */
  entry: string;
  /** 2 for an entry that says much by itself, else 1. */
  weight: number;
}

export type Group = keyof Vocabulary;
export type Matches = Readonly<Record<Group, readonly Match[]>>;

/** Unicode does not decompose these letters, but writers type them without their stroke or ligature. */
const undecomposed: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  "’": "'",
};

/**
 * Folds to lower case, Latin letters without accents, wide figures as plain ones; `at` holds each character's place in
 * the text.
 */
export function foldWithPlaces(text: string): { folded: string; at: number[] } {
  let folded = "";
  const at: number[] = [];
  let place = 0;
  for (const character of text) {
    const small = character.toLowerCase();
    const plain =
      undecomposed[small] ??
      (/^[\p{Script=Latin}\uFF01-\uFF5E]/u.test(small)
        ? small.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
        : small);
    for (let i = 0; i < plain.length; i++) at.push(place);
    folded += plain;
    place += character.length;
  }
  at.push(place);
  return { folded, at };
}

interface Token {
  text: string;
  start: number;
  end: number;
}

const tokensOf = (folded: string): Token[] =>
  [...folded.matchAll(/[\p{L}\p{N}]+|[%+=§*]/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));

interface Part {
  text: string;
  open: "start" | "end" | "both" | "any" | "none";
}

interface Entry {
  group: Group;
  name: string;
  weight: number;
  parts: Part[];
}

const partsOf = (folded: string): Part[] =>
  [...folded.matchAll(/(\*?)([\p{L}\p{N}]+)(\*?)|\*|[%+=§]/gu)].map(([whole, before, text, after]) =>
    text === undefined
      ? { text: whole, open: whole === "*" ? "any" : "none" }
      : { text, open: before && after ? "both" : before ? "start" : after ? "end" : "none" },
  );

function fits(part: Part, token: string): boolean {
  if (part.open === "any") return true;
  if (part.open === "none") return part.text === token;
  if (part.open === "end") return token.startsWith(part.text);
  return part.open === "start" ? token.endsWith(part.text) : token.includes(part.text);
}

const isScriptOfCharacters = (language: LanguageCode) => language === "ja" || language === "zh";

/** Entries are looked up by their first word, its beginning or its end; characters by their first one. */
interface Lookup {
  exact: Map<string, Entry[]>;
  beginnings: Map<string, Entry[]>;
  ends: Map<string, Entry[]>;
}

function add(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

/** Finds the vocabulary's entries in a text, each group's from left to right, the longest where several begin. */
export type Matcher = (text: string) => Matches;

export function createMatcher(language: LanguageCode, vocabulary: Vocabulary): Matcher {
  const groups = Object.keys(vocabulary) as Group[];
  const entries = groups.flatMap((group) =>
    vocabulary[group]
      .split(",")
      .map((raw) => raw.trim())
      .filter((raw) => raw !== "")
      .map((raw): Entry => {
        const name = raw.replace(/^!/, "");
        return {
          group,
          name,
          weight: raw.startsWith("!") ? 2 : 1,
          parts: partsOf(foldWithPlaces(name).folded),
        };
      })
      .filter((entry) => entry.parts.length > 0),
  );
  const find = isScriptOfCharacters(language) ? findCharacters(entries) : findTokens(entries);
  return (text) => {
    const found = Object.fromEntries(groups.map((group) => [group, [] as Match[]])) as Record<Group, Match[]>;
    const { folded, at } = foldWithPlaces(text);
    for (const { entry, start, end } of find(folded)) {
      const from = at[start] ?? 0;
      const to = at[end] ?? text.length;
      const list = found[entry.group];
      const last = list.at(-1);
      if (last && from < last.end) continue;
      list.push({
        text: text.slice(from, to),
        start: from,
        end: to,
        entry: entry.name,
        weight: entry.weight,
      });
    }
    return found;
  };
}

type Place = { entry: Entry; start: number; end: number };

const inOrder = (places: Place[]) => places.sort((a, b) => a.start - b.start || b.end - a.end);

function findTokens(entries: readonly Entry[]): (folded: string) => Place[] {
  const lookup: Lookup = { exact: new Map(), beginnings: new Map(), ends: new Map() };
  for (const entry of entries) {
    const [first] = entry.parts;
    if (!first) continue;
    add(
      first.open === "none" ? lookup.exact : first.open === "end" ? lookup.beginnings : lookup.ends,
      first.text,
      entry,
    );
  }
  return (folded) => {
    const tokens = tokensOf(folded);
    return inOrder(
      tokens.flatMap((token, index) =>
        candidates(lookup, token.text).flatMap((entry) => {
          const fit = entry.parts.every((part, offset) => {
            const other = tokens[index + offset];
            return other !== undefined && fits(part, other.text);
          });
          const last = tokens[index + entry.parts.length - 1];
          return fit && last ? [{ entry, start: token.start, end: last.end }] : [];
        }),
      ),
    );
  };
}

function candidates({ exact, beginnings, ends }: Lookup, word: string): Entry[] {
  const found = [...(exact.get(word) ?? [])];
  for (let length = 1; length <= word.length; length++) {
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
    found.push(...(ends.get(word.slice(word.length - length)) ?? []));
  }
  return found;
}

function findCharacters(entries: readonly Entry[]): (folded: string) => Place[] {
  const byFirst = new Map<string, Entry[]>();
  const texts = new Map<Entry, string>();
  for (const entry of entries) {
    const text = foldWithPlaces(entry.name).folded;
    texts.set(entry, text);
    add(byFirst, text.charAt(0), entry);
  }
  return (folded) => {
    const places: Place[] = [];
    for (let start = 0; start < folded.length; start++) {
      for (const entry of byFirst.get(folded.charAt(start)) ?? []) {
        const text = texts.get(entry) ?? "";
        if (folded.startsWith(text, start)) places.push({ entry, start, end: start + text.length });
      }
    }
    return inOrder(places);
  };
}

/** Returns the matches with each entry once. */
export function distinct(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ entry }) => !seen.has(entry) && seen.add(entry));
}

export const weigh = (matches: readonly Match[]): number =>
  distinct(matches).reduce((sum, { weight }) => sum + weight, 0);
