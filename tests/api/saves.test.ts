import { describe, expect, it } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { saveRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { getRelease } from "@/lib/domain/newsrooms/releases/queries/own";
import { savePitchDraft, updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { getDraft } from "@/lib/domain/pitching/pitch-drafts/queries";
import { savePitchPage, updatePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/save";
import { getPitchPage } from "@/lib/domain/pitching/pitch-pages/queries";
import { saveBuilderDraft } from "@/lib/domain/profiles/builders/commands";
import { getBuilderDraft } from "@/lib/domain/profiles/builders/queries";
import { makeAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";

/** These tests prove the rules that `lib/client/document` relies on, for each command that it calls. */

const { sql } = testDatabase();

type Stored = { id: string; version: number; title: string };
type Saved = { id: string; version: number };
type Options = { key?: string; owner?: UserActor };
type Rules = {
  /** Saves the title on a version; null makes it. `owner` is who opened the page that sends it. */
  save: (actor: UserActor, on: Saved | null, title: string, options?: Options) => Promise<Saved>;
  read: (actor: UserActor, id: string) => Promise<Stored>;
  /** Changes it as an API client does, which knows no version. */
  update: (actor: UserActor, id: string, title: string) => Promise<unknown>;
  rows: (actor: UserActor) => Promise<number>;
};

const on = (stored: Saved | null) => ({ id: stored?.id ?? null, version: stored?.version ?? 0 });
const ownerOf = ({ userId, profileId }: UserActor) => ({ userId, profileId });
const keyed = ({ key }: Options) => (key ? { idempotencyKey: key } : {});

const nouns: Record<string, Rules> = {
  release: {
    save: async (actor, stored, title, options = {}) =>
      (
        await execute(
          actor,
          saveRelease,
          { ...ownerOf(options.owner ?? actor), ...on(stored), title },
          keyed(options),
        )
      ).saved,
    read: async (actor, id) => (await execute(actor, getRelease, { id })).release,
    update: (actor, id, title) => execute(actor, updateRelease, { id, title }),
    rows: async ({ profileId }) =>
      (await sql()`select 1 from releases where profile_id = ${profileId}`).length,
  },
  "pitch page": {
    save: async (actor, stored, pitchTitle, options = {}) =>
      (
        await execute(
          actor,
          savePitchPage,
          { ...ownerOf(options.owner ?? actor), ...on(stored), pitchTitle },
          keyed(options),
        )
      ).saved,
    read: async (actor, id) => {
      const { pitchPage } = await execute(actor, getPitchPage, { id });
      return { ...pitchPage, title: pitchPage.pitchTitle };
    },
    update: (actor, id, pitchTitle) => execute(actor, updatePitchPage, { id, pitchTitle }),
    rows: async ({ profileId }) =>
      (await sql()`select 1 from pitch_pages where profile_id = ${profileId}`).length,
  },
  "pitch draft": {
    save: async (actor, stored, title, options = {}) =>
      (
        await execute(
          actor,
          savePitchDraft,
          { ...ownerOf(options.owner ?? actor), ...on(stored), title },
          keyed(options),
        )
      ).saved,
    read: async (actor, id) => (await execute(actor, getDraft, { id })).draft,
    update: (actor, id, title) => execute(actor, updateDraft, { id, title }),
    rows: async ({ userId }) => (await sql()`select 1 from pitch_drafts where user_id = ${userId}`).length,
  },
  "builder draft": {
    save: async (actor, stored, name, options = {}) => {
      const { draft } = await execute(actor, getBuilderDraft, {});
      const { values, baseRevision } = draft;
      const version = stored?.version ?? 0;
      const owner = ownerOf(options.owner ?? actor);
      const input = { ...owner, values: { ...values, name }, baseRevision, version };
      const { saved } = await execute(actor, saveBuilderDraft, input, keyed(options));
      return { id: draft.profileId, version: saved.version };
    },
    read: async (actor, id) => {
      const { draft } = await execute(actor, getBuilderDraft, {});
      return { id, version: draft.version, title: draft.values.name };
    },
    update: async (actor, _, name) => {
      const { draft } = await execute(actor, getBuilderDraft, {});
      const { values, version, baseRevision } = draft;
      await execute(actor, saveBuilderDraft, { values: { ...values, name }, version, baseRevision });
    },
    rows: async ({ profileId }) =>
      (await sql()`select 1 from builder_drafts where profile_id = ${profileId}`).length,
  },
};

describe.each(Object.entries(nouns))("a %s that saves itself", (_, { save, read, update, rows }) => {
  const makeWriter = async () => (await makeAccount({ userType: "brand" })).actor;

  it("is made once under a key, and answers its version, not its form", async () => {
    const actor = await makeWriter();
    const made = await Promise.all(
      Array.from({ length: 20 }, () => save(actor, null, "Night trains", { key: "a key" })),
    );
    expect(new Set(made.map(({ id, version }) => `${id} ${version}`)).size).toBe(1);
    expect((await read(actor, made[0]?.id ?? "")).version).toBe(made[0]?.version);
    expect(await rows(actor)).toBe(1);
    expect(Object.keys(made[0] ?? {})).not.toContain("title");
  });

  it("is stored once of 20 saves on one version, and the others know that it moved on", async () => {
    const actor = await makeWriter();
    const made = await save(actor, null, "Night trains");
    const outcomes = await tally(Array.from({ length: 20 }, (_, n) => save(actor, made, `Title ${n}`)));
    expect(outcomes).toEqual({ ok: 1, conflict: 19 });
    const stored = await read(actor, made.id);
    expect(stored).toMatchObject({ version: made.version + 1, title: expect.stringMatching(/^Title \d+$/) });
    expect(await outcomeOf(save(actor, stored, "Seen"))).toBe("ok");
  });

  it("answers a repeated save as the first time, whatever was saved since", async () => {
    const actor = await makeWriter();
    const made = await save(actor, null, "Night trains");
    const first = await save(actor, made, "They return", { key: "a save" });
    await update(actor, made.id, "Theirs");
    expect(await save(actor, made, "They return", { key: "a save" })).toEqual(first);
    expect(await read(actor, made.id)).toMatchObject({ title: "Theirs" });
    expect(await outcomeOf(save(actor, first, "Mine"))).toBe("conflict");
  });

  it("is nobody's but its writer's: a page that another opened finds nothing to save", async () => {
    const [owner, other] = [await makeWriter(), await makeWriter()];
    const made = await save(owner, null, "Night trains");
    for (const stored of [made, null])
      expect(await refusalOf(save(other, stored, "Other", { owner }))).toMatchObject({
        ...{ code: "not_found", details: { session: "other" } },
      });
    expect(await rows(other)).toBe(0);
    expect(await read(owner, made.id)).toMatchObject({ title: "Night trains", version: made.version });
  });
});
