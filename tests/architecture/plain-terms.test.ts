import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commentsIn } from "./comments";
import { listFiles } from "./surfaces";

/** Parts of names that say nothing to a new reader, and what to write instead. */
const PRIVATE: Record<string, string> = {
  words: "label, message, text, title",
  told: "notified, known",
  late: "deferred",
  kept: "stored, cached, saved",
  keeper: "store",
  door: "entry, access, target",
  doors: "entries",
  knock: "call",
  knocker: "caller",
  knockers: "callers",
  film: "video",
  films: "videos",
  standing: "marks, relation, facts",
};

/** Parts of names that are refused in product code; in a comment they are plain words. */
const VAGUE: Record<string, string> = {
  said: "reasons, message, output, facts",
};

/** This file matches verbs of speech in a text, in expressions that `namesIn` reads as names. */
const VERBS_OF_SPEECH = "lib/domain/pitching/ai-assist/signals.ts";

/**
 * Names that mean the plain thing: words of a text that is analysed or searched, a product's stored state, the film
 * that a photo was scanned from.
 */
const JUSTIFIED = new Set([
  ...["wordCount", "markProductKept", "knownWords", "roleWords", "wordsOf"],
  ...["negative_film", "positive_film"],
]);

/** Files that analyse text word by word, where a word is a word. */
const TEXT_MODELS = [
  ...["pitching/newsworthiness/", "pitching/ai-assist/", "vocabulary/topics/"].map(
    (folder) => `lib/domain/${folder}`,
  ),
  ...[
    "lib/domain/discovery/directories/queries/search.ts",
    "lib/domain/newsrooms/assets/queries.ts",
    "lib/utils/initials.ts",
  ],
];

const partsOf = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((part) => part.toLowerCase())
    .filter(Boolean);

const isPrivate = (name: string) =>
  !JUSTIFIED.has(name) && partsOf(name).some((part) => Object.hasOwn(PRIVATE, part));

/** In comments words are words where texts are searched, compared or made of them. */
const SPEAKS_OF_WORDS = ["lib/domain", "lib/platform/safe-fetch/link-type"];

const isIn = (places: readonly string[], file: string) => places.some((place) => file.startsWith(place));

/** The comments of a source, without the code they quote. */
const plainCommentsIn = (source: string) =>
  commentsIn(source).map((comment) => comment.replace(/`[^`\n]*`/g, ""));

/** Private words in comments; "outstanding" and "standing out" mean what they say. */
const privateIn = (comment: string) =>
  (comment.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word !== "standing" && isPrivate(word));

/** Source without comments and without the text of strings: what is left are names. */
const namesIn = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|[^:"'`\\])\/\/.*$/gm, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/`[^`]*`/g, "``")
    .replace(/>[^<>{}=;]*</g, "><")
    .replace(/(?<=[>}])[^<>{}=;()]*(?=[<{])/g, "")
    .match(/[A-Za-z_$][\w$]*/g) ?? [];

const sources = ["app", "components", "lib", "db", "scripts", "tests"]
  .flatMap((folder) => listFiles(folder, /\.(ts|tsx|mjs|cjs)$/))
  .filter((file) => file !== "tests/architecture/plain-terms.test.ts");

describe("names and comments use plain terms", () => {
  it.each(["joinWords", "useLate", "KeptDraft", "doorOfRecipient", "knocker", "told", "late-rules"])(
    "%s is seen",
    (name) => expect(isPrivate(name)).toBe(true),
  );

  it.each(["passwords", "template", "translate", "keyword", "wordCount", "keepAlive", "outdoors", "related"])(
    "%s is fine",
    (name) => expect(isPrivate(name)).toBe(false),
  );

  it("in files and folders", () => {
    const named = sources.filter((file) => file.split("/").some(isPrivate));
    // The address says what becomes of a product: its requester keeps it.
    expect(named).toEqual(["app/api/v1/product-requests/[id]/kept/route.ts"]);
  });

  it("in comments, which are seen and whose quoted code is not", () => {
    const found = (text: string) => plainCommentsIn(text).flatMap(privateIn);
    expect(found('/** Was told. */ const told = "// late"; // the door')).toEqual(["told", "door"]);
    expect(found("/** Pieces decided as `kept`. */")).toEqual([]);
    const inFiles = sources.flatMap((file) => {
      const terms = new Set(found(readFileSync(file, "utf8")));
      if (isIn(SPEAKS_OF_WORDS, file)) terms.delete("words");
      return [...terms].map((term) => `${file}: ${term} (${PRIVATE[term]})`);
    });
    expect(inFiles).toEqual([]);
  });

  it("in identifiers", () => {
    const found = sources.flatMap((file) => {
      const names = new Set(namesIn(readFileSync(file, "utf8")).filter(isPrivate));
      if (isIn(TEXT_MODELS, file)) names.delete("words");
      return [...names].map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it("in identifiers, which say what they hold", () => {
    const found = sources
      .filter((file) => file !== VERBS_OF_SPEECH)
      .flatMap((file) =>
        [...new Set(namesIn(readFileSync(file, "utf8")).flatMap(partsOf))]
          .filter((part) => Object.hasOwn(VAGUE, part))
          .map((part) => `${file}: ${part} (${VAGUE[part]})`),
      );
    expect(found).toEqual([]);
  });

  it("with exemptions that are all needed", () => {
    const names = new Map(sources.map((file) => [file, new Set(namesIn(readFileSync(file, "utf8")))]));
    const all = new Set([...names.values()].flatMap((found) => [...found]));
    expect([...JUSTIFIED].filter((name) => !all.has(name))).toEqual([]);
    const hold = (place: string, holds: (file: string) => boolean) =>
      sources.some((file) => file.startsWith(place) && holds(file));
    expect(
      TEXT_MODELS.filter((place) => !hold(place, (file) => names.get(file)?.has("words") ?? false)),
    ).toEqual([]);
    expect(names.get(VERBS_OF_SPEECH)).toContain("said");
    const speaks = (file: string) =>
      plainCommentsIn(readFileSync(file, "utf8")).flatMap(privateIn).includes("words");
    expect(SPEAKS_OF_WORDS.filter((place) => !hold(place, speaks))).toEqual([]);
  });
});
