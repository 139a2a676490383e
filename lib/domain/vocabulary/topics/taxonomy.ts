import { foldText } from "@/lib/utils/fold-text";
import { cultureAndNewsRows } from "./data/culture-and-news";
import { economyRows } from "./data/economy";
import { knowledgeRows } from "./data/knowledge";
import { lifestyleAndSportRows } from "./data/lifestyle-and-sport";
import { otherLanguagesRows } from "./data/other-languages";
import { PhraseTrie } from "./phrase-trie";
import { tokensOf } from "./tokens";

/**
 * Everything is compared by these topics. The backbone is the IPTC Media Topics vocabulary (CC BY 4.0,
 * iptc.org/mediatopics): its 17 top-level concepts, and below them our own selection, wording and keywords, three
 * levels deep. A concept may also be near a second one (`also`), as rail travel is near railways. Ids are stored: never
 * rename one.
 */
export type TopicId = string;

export interface Topic {
  id: TopicId;
  /** The name that people read. */
  label: string;
  parent: TopicId | null;
  also: TopicId | null;
  keywords: readonly string[];
  aliases: readonly string[];
  /** Its names in other languages than English. */
  abroad: readonly string[];
}

/** This share of a similarity remains when it goes over a concept's second place in the tree. */
const SECOND_PLACE = 0.8;
/** Below this two concepts have nothing in common: wine and rail travel share "lifestyle" and no more. */
const FLOOR = 0.15;

function listOf(cell: string | undefined): string[] {
  return (cell ?? "").split(",").flatMap((item) => item.trim() || []);
}

const namesAbroad = new Map(
  otherLanguagesRows
    .split("\n")
    .filter((line) => line.includes("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([id = "", names]) => [id, listOf(names)]),
);

function parseRow(line: string): Topic {
  const cells = line.split("|").map((cell) => cell.trim());
  return {
    id: cells[0] ?? "",
    parent: cells[1] || null,
    label: cells[2] ?? "",
    keywords: listOf(cells[3]),
    aliases: listOf(cells[4]),
    also: cells[5] || null,
    abroad: namesAbroad.get(cells[0] ?? "") ?? [],
  };
}

const topics: readonly Topic[] = [cultureAndNewsRows, economyRows, knowledgeRows, lifestyleAndSportRows]
  .join("\n")
  .split("\n")
  .filter((line) => line.includes("|"))
  .map(parseRow);

const indexById = new Map(topics.map((topic, index) => [topic.id, index]));

/** Parents come before children. */
export function allTopics(): readonly Topic[] {
  return topics;
}

/** Returns the concept's position in `allTopics()`, or -1 for an id that is none. */
export function topicIndex(id: TopicId): number {
  return indexById.get(id) ?? -1;
}

/** Returns the concept's label; an unknown id is returned as it is, so that a screen never shows a hole. */
export function topicLabel(id: TopicId): string {
  return topics[topicIndex(id)]?.label ?? id;
}

/** Writes the label inside a sentence: "rail travel", but "AI and machine learning". */
export function topicInSentence(id: TopicId): string {
  const label = topicLabel(id);
  const first = label.split(/\s/)[0] ?? "";
  return /^.[A-Z]|^(?:Christianity|Islam|Judaism|Hinduism|Nordics|Europe|Africa|Olympics|LGBTQ)/.test(first)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Lists the parents, nearest first, without the concept itself. */
export function ancestorsOf(id: TopicId): TopicId[] {
  const parent = topics[topicIndex(id)]?.parent;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Lists the root-first paths to a concept: its own, then the one over its second place. */
function pathsOf(topic: Topic): TopicId[][] {
  const own = [...ancestorsOf(topic.id).reverse(), topic.id];
  return topic.also ? [own, [...ancestorsOf(topic.also).reverse(), topic.also, topic.id]] : [own];
}

const paths = topics.map(pathsOf);
const rows: (Float32Array | undefined)[] = [];

function pathSimilarity(a: readonly TopicId[], b: readonly TopicId[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return ((2 * shared) / (a.length + b.length)) ** 2;
}

function indexSimilarity(a: number, b: number): number {
  if (a === b) return 1;
  let best = 0;
  for (const [placeA, pathA] of (paths[a] ?? []).entries()) {
    for (const [placeB, pathB] of (paths[b] ?? []).entries()) {
      best = Math.max(best, pathSimilarity(pathA, pathB) * SECOND_PLACE ** (placeA + placeB));
    }
  }
  return best < FLOOR ? 0 : best;
}

/**
 * Returns the similarities of one concept (by index) to all, in the order of `allTopics()`, for scoring. They are
 * computed once per concept. Do not write to the array.
 */
export function similarityRow(index: number): Float32Array {
  let row = rows[index];
  if (!row) {
    row = Float32Array.from(topics, (_, other) => indexSimilarity(index, other));
    rows[index] = row;
  }
  return row;
}

/**
 * Measures how near two concepts are, 0..1, symmetric: the share of their paths from the root that they have in common
 * (Wu and Palmer, 1994), squared so that a common top level alone counts little. Equal 1, parent and child 0.64,
 * siblings 0.44, cousins and different top levels 0; over a second place times 0.8. Unknown ids are near nothing.
 */
export function topicSimilarity(a: TopicId, b: TopicId): number {
  const indexA = topicIndex(a);
  const indexB = topicIndex(b);
  return indexA < 0 || indexB < 0 ? 0 : (similarityRow(indexA)[indexB] ?? 0);
}

const trie = new PhraseTrie<number>();
const byName = new Map<string, number[]>();
/** This map leaves the keywords out. */
const byTitle = new Map<string, number[]>();

function nameKey(name: string): string {
  return tokensOf(name).join(" ");
}

// A label outranks an alias, an alias a keyword, and what is English names in other languages; a keyword or name of
// several concepts names them all.
for (const kind of ["label", "aliases", "keywords", "abroad"] as const) {
  const taken = new Set(byName.keys());
  for (const [index, topic] of topics.entries()) {
    for (const name of kind === "label" ? [topic.label] : topic[kind]) {
      const key = nameKey(name);
      if (!taken.has(key)) byName.set(key, [...(byName.get(key) ?? []), index]);
      if (kind !== "keywords") byTitle.set(key, byName.get(key) ?? []);
      // Texts are read in English: a German name may be an English word for something else.
      if (kind === "label" || kind === "keywords") trie.add(tokensOf(name), index);
    }
  }
}

function idsOf(indexes: readonly number[]): TopicId[] {
  return [...new Set(indexes)].flatMap((index) => topics[index]?.id ?? []);
}

function resolveTopic(name: string): TopicId[] {
  if (indexById.has(name)) return [name];
  const exact = byName.get(nameKey(name));
  if (exact) return idsOf(exact);
  const parts = name.split(/\s*(?:[&,/+]|\band\b)\s*/i);
  if (parts.length > 1) return parts.flatMap((part) => idsOf(byName.get(nameKey(part)) ?? []).slice(0, 1));
  return detectTopics(name)
    .slice(0, 2)
    .map((found) => found.topic);
}

/** Finds concepts with this label or alias, whatever case, accents and number, and none by a keyword. */
export const topicsCalled = (name: string): TopicId[] => idsOf(byTitle.get(nameKey(name)) ?? []);

/**
 * Lists the other names of one word that the concepts have which a word names: "soccer" is "football" and "calcio". Aliases
 * are none, because a concept of coffee and tea is neither by itself.
 */
export const otherNames = (name: string): string[] =>
  (byTitle.get(nameKey(name)) ?? []).flatMap((index) => {
    const { label = "", abroad = [] } = topics[index] ?? {};
    const [, one, other] = /^(\p{L}+)(?: \((\p{L}+)\))?$/u.exec(label) ?? [];
    return [one, other, ...abroad].flatMap((word) =>
      word && /^[\p{L}\p{M}]+$/u.test(word) ? foldText(word) : [],
    );
  });

/** Finds concepts with this label, alias or keyword, whatever case, accents and number. */
export const topicsNamed = (name: string): TopicId[] => idsOf(byName.get(nameKey(name)) ?? []);

/**
 * Resolves names that people chose or typed: directory categories, industries, beats, tags, or ids. An unknown name
 * yields none. The order stays, duplicates are dropped.
 */
export function resolveTopics(names: readonly string[]): TopicId[] {
  return [...new Set(names.flatMap(resolveTopic))];
}

/** Returns the topic that a name means first; null for a free text. */
export function topicMeant(name: string): Topic | null {
  const [id] = resolveTopics([name]);
  return id === undefined ? null : (topics[topicIndex(id)] ?? null);
}

export interface DetectedTopic {
  topic: TopicId;
  /** The similarity, 0..1. */
  weight: number;
  /** The number of different words of the text that name it; a phrase counts as many as it has. */
  wordCount: number;
  /** The number of different terms of the text that name it and no other topic; forms of one word count once. */
  termCount: number;
}

/** Terms that begin alike are forms of one word: "midwife" and "midwives", "migrant" and "migration". */
const FORM_LETTERS = 5;

/**
 * Detects the concepts that a text mentions, the strongest first (ties by id). Accents and number do not count, only
 * whole words do, the longest phrase wins. Each different keyword adds (a phrase more than a word), repeats add half as
 * much each time, a keyword of several concepts is shared among them; so more mentions never lower a weight.
 */
export function detectTopics(text: string): DetectedTopic[] {
  const strength = new Map<number, { sum: number; words: number; terms: Set<string> }>();
  const seen = new Map<string, number>();
  for (const hit of trie.find(tokensOf(text))) {
    const before = seen.get(hit.key) ?? 0;
    seen.set(hit.key, before + 1);
    const gain = ((hit.words > 1 ? 1.5 : 1) * 0.5 ** before) / hit.values.length;
    for (const index of hit.values) {
      const { sum, words, terms } = strength.get(index) ?? { sum: 0, words: 0, terms: new Set() };
      if (hit.values.length === 1) terms.add(hit.key.slice(0, FORM_LETTERS));
      strength.set(index, { sum: sum + gain, words: words + (before === 0 ? hit.words : 0), terms });
    }
  }
  return [...strength]
    .map(([index, { sum, words, terms }]) => ({
      topic: topics[index]?.id ?? "",
      weight: 1 - 0.5 ** sum,
      wordCount: words,
      termCount: terms.size,
    }))
    .sort((a, b) => b.weight - a.weight || (a.topic < b.topic ? -1 : 1));
}

/** Words stay as they were typed: a prefix is no whole word yet, so it must not be brought to the singular. */
function typedKey(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

const suggestable = topics.map((topic) => ({
  topic,
  label: typedKey(topic.label),
  others: topic.aliases.map(typedKey),
  abroad: topic.abroad.map(typedKey),
}));

function suggestRank(entry: (typeof suggestable)[number], start: string): number {
  if (entry.label.startsWith(start)) return 0;
  if (` ${entry.label}`.includes(` ${start}`)) return 1;
  if (entry.others.some((name) => name.startsWith(start))) return 2;
  if (entry.others.some((name) => ` ${name}`.includes(` ${start}`))) return 3;
  return entry.abroad.some((name) => name.startsWith(start)) ? 4 : NO_RANK;
}
const NO_RANK = 5;

/**
 * Suggests concepts whose label or alias has a word that begins with what was typed, best first: label, word in the
 * label, alias, name in another language; then the concepts that its words name, as "rural health" names two. An empty
 * prefix suggests nothing.
 */
export function suggestTopics(prefix: string, limit = 8): Topic[] {
  const start = typedKey(prefix);
  if (start === "") return [];
  const begun = suggestable
    .map((entry) => ({ topic: entry.topic, rank: suggestRank(entry, start), length: entry.label.length }))
    .filter((entry) => entry.rank < NO_RANK)
    .sort((a, b) => a.rank - b.rank || a.length - b.length || (a.topic.id < b.topic.id ? -1 : 1))
    .map((entry) => entry.topic);
  const words = start.split(" ");
  const named = words.length > 1 ? resolveTopics([prefix, ...words]) : [];
  const inParts = named.flatMap((id) => topics[topicIndex(id)] ?? []);
  return [...new Set([...begun, ...inParts])].slice(0, limit);
}
