import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The files that a noun's folder may hold (CONTRIBUTING.md says what goes where). */
const VOCABULARY =
  /^(schema|rules|policy|queries|commands|views|store|events)(\.test)?\.ts$|^(queries|commands|mails)$/;

/** Files beyond the vocabulary, each for a reason: pure models, and parts too long for the file they serve. */
const BEYOND: Record<string, string[]> = {
  accounts: [
    "activity.ts",
    "demo-accounts.ts",
    "password-guard.ts",
    "appeal-token.ts",
    "email-tokens.ts",
    "erase.ts",
    "holds.ts",
    "password-strength.ts",
    "preferences.ts",
    "refresh-pages.ts",
    "sessions.ts",
    "switch-ai.ts",
  ],
  "audit-log": ["texts.ts"],
  companies: ["act-texts.ts", "invitation-token.ts", "plan.ts"],
  directories: ["address.ts", "address-keys.ts", "filters.ts", "labels.ts"],
  messages: ["deliver.ts"],
  calls: ["ice.ts"],
  files: ["zip-entries.ts"],
  notifications: ["mail-person.ts", "quiet-hours.ts"],
  push: ["push-device.ts"],
  listings: ["labels.ts", "sorts.ts", "tags.ts"],
  builders: [
    "check-values.ts",
    "steps.ts",
    "unreadable.ts",
    "profile-to-values.ts",
    "preview.ts",
    "values-to-profile.ts",
    "work.ts",
  ],
  assets: ["rights.ts"],
  matches: ["candidates.ts", "cards.ts", "create-match.ts", "learning.ts", "suggestions.ts"],
  meaning: [
    "read-meaning.ts",
    "texts.ts",
    "topic-vectors.bin",
    "topic-vectors.ts",
    "vector.ts",
    "weigh-topics.ts",
  ],
  "personal-data": ["copy-entries.ts", "holdings", "inventory.ts", "retention.ts"],
  pitches: ["pitch-text.ts", "templates.ts", "templates-data.ts"],
  profiles: [
    "open-newsroom.ts",
    "save.ts",
    "checked-input.ts",
    "choice.ts",
    "fields",
    "identity.ts",
    "input.ts",
    "limits.ts",
    "names.ts",
    "offer.ts",
    "profile-views.ts",
    "reels.ts",
    "tags.ts",
    "urls.ts",
  ],
  imports: ["input.ts"],
  releases: ["body.ts", "drafts.ts", "pdf"],
  reports: ["subjects.ts"],
  syndication: ["address.ts", "pages.ts"],
  "work-samples": ["auto-fill.ts", "limits.ts", "uploads.ts"],
};

/** The domain's pure libraries, which have no rows and so no vocabulary. */
const MODELS = new Set([
  "ai-assist",
  "decks",
  "evidence",
  "matching",
  "newsworthiness",
  "options",
  "perks",
  "provenance",
  "reputation",
  "slugs",
  "topics",
  "user-type",
]);

const strays = (noun: string, files: string[]) =>
  files.filter(
    (file) => !VOCABULARY.test(file) && !file.endsWith(".test.ts") && !BEYOND[noun]?.includes(file),
  );

const foldersIn = (folder: string) => readdirSync(folder).map((name) => ({ name, at: `${folder}/${name}` }));

describe("a noun's folder", () => {
  const nouns = foldersIn("lib/domain").flatMap(({ at }) => foldersIn(at));

  it.each(nouns.filter(({ name }) => !MODELS.has(name)))(
    "$name holds the files the vocabulary names",
    ({ name, at }) => {
      expect(strays(name, readdirSync(at))).toEqual([]);
    },
  );

  it("needs every exemption: its file is there, and of no name that the vocabulary has", () => {
    const exempt = Object.entries(BEYOND).flatMap(([noun, files]) => files.map((file) => `${noun}/${file}`));
    const needed = nouns.flatMap(({ name, at }) =>
      readdirSync(at)
        .filter((file) => !VOCABULARY.test(file))
        .map((file) => `${name}/${file}`),
    );
    expect(exempt.filter((file) => !needed.includes(file))).toEqual([]);
    const models = nouns.filter(({ name }) => MODELS.has(name));
    expect(models.length).toBe(MODELS.size);
    expect(models.filter(({ name, at }) => strays(name, readdirSync(at)).length === 0)).toEqual([]);
  });

  it("is distinguished from one that does not", () => {
    expect(strays("pitches", ["commands.ts", "helpers.ts", "commands"])).toEqual(["helpers.ts"]);
  });

  it("has a name that no other area uses", () => {
    const names = nouns.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
