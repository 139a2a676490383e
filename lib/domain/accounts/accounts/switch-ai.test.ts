import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { execute } from "@/lib/core/execute";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { log } from "@/lib/platform/log";
import { resetSettings } from "@/lib/platform/settings/settings";
import { runStaff } from "@/scripts/lib/staff-commands";
import { actorOf, makeAccount, type TestAccount, unique } from "@/tests/factories/accounts";
import { type ModelServer, startModelServer } from "@/tests/factories/model-server";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { completePitchBody, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { giveFeedback } from "../../matching/matches/commands/feedback";
import { restoreWeights } from "../../matching/matches/commands/weights";
import { createDraft, duplicateDraft, updateDraft } from "../../pitching/pitch-drafts/commands";
import { getDraft } from "../../pitching/pitch-drafts/queries";
import { respondToPitch } from "../../pitching/pitches/commands/answer-pitch";
import { createPitch } from "../../pitching/pitches/commands/create-pitch";
import { sendDraft } from "../../pitching/pitches/commands/send-pitch";
import { aiAssist, getPitch } from "../../pitching/pitches/queries/pitches";
import { pitchMeaningJob, profileMeaningJob } from "../../vocabulary/meaning/commands";
import { setPreferences } from "./commands/preferences";
import { me } from "./queries";

const { sql } = testDatabase();
let model: ModelServer;
let brand: TestAccount;
let press: TestAccount;
/** A text that every field of this test holds, and no other test's. */
let marker: string;
const logged: unknown[] = [];

beforeAll(async () => {
  model = await startModelServer();
  Object.assign(process.env, {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: model.url,
    AI_API_KEY: "key",
    AI_MODEL: "stand-in",
  });
  resetSettings();
  for (const level of ["trace", "debug", "info", "warn", "error"] as const) {
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => void logged.push(args));
  }
});
afterAll(async () => {
  await model.close();
  for (const name of Object.keys(process.env)) if (name.startsWith("AI_")) delete process.env[name];
  resetSettings();
});
beforeEach(async () => {
  brand = await makeAccount({ userType: "brand" });
  press = await makeAccount({ userType: "press", topicIds: ["sport.golf"] });
  marker = unique("Marker").replaceAll(" ", "-");
  model.requests.length = 0;
  logged.length = 0;
});

const fresh = async (account: TestAccount) => ({ ...account, actor: await actorOf(account.accessToken) });
const setAi = async (account: TestAccount, ai: boolean) => {
  const { preferences } = await execute(account.actor, setPreferences, { ai });
  expect(preferences.ai).toBe(ai);
  return fresh(account);
};

/** Waits until so many of the app's statements wait for a lock. */
const waitForLocks = (count: number) =>
  vi.waitFor(
    async () => {
      const [row] = await sql()`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(row?.waiting).toBe(count);
    },
    { timeout: 10_000 },
  );

/** Everything an account can do that is scored with AI on, and one pitch that is answered. */
async function act(account: TestAccount, to: TestAccount) {
  const texts = { ...completePitchBody(), title: `${marker} winter` };
  const draft = await makeDraft(account, { title: `${marker} draft` });
  await execute(account.actor, updateDraft, { id: draft.id, why: `${marker} why, with 412 households.` });
  await performJob(pitchMeaningJob, { draftId: draft.id });
  await performJob(profileMeaningJob, { profileId: account.profileId });
  await execute(account.actor, duplicateDraft, { id: draft.id }, { idempotencyKey: `copy-${draft.id}` });
  await execute(account.actor, createPitch, texts, { idempotencyKey: `unsent-${draft.id}` });
  await execute(account.actor, giveFeedback, { profileId: to.profileId, helpful: true });
  await execute(account.actor, restoreWeights, {}, { idempotencyKey: `weights-${draft.id}` });
  const sent = await execute(
    account.actor,
    sendDraft,
    { id: draft.id, recipientId: to.profileId },
    { idempotencyKey: `sent-${draft.id}` },
  );
  await execute(
    to.actor,
    respondToPitch,
    { id: sent.pitch.id, response: "accepted" },
    { idempotencyKey: `answer-${draft.id}` },
  );
  return { draftId: draft.id, pitchId: sent.pitch.id };
}

/**
 * Columns and stored answers that tell anything about a score, in all rows that name the account or its text.
 */
async function tracesOf({ userId, profileId }: TestAccount): Promise<string[]> {
  const tables = await sql()<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      -- The world's places are no account's, and reading all of them takes seconds.
      and table_name not in ('cities', 'city_names')`;
  expect(tables.length).toBeGreaterThan(40);
  const drafts = await sql()<{ id: string }[]>`select id from pitch_drafts where user_id = ${userId}`;
  const named = [userId, profileId, marker, ...drafts.map(({ id }) => id)].join("|");
  const traces: string[] = [];
  for (const { name } of tables) {
    const rows = await sql().unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${name} t where to_jsonb(t)::text ~ $1`,
      [named],
    );
    for (const { row } of rows) traces.push(...scoredKeys(row).map((key) => `${name} ${key}`));
  }
  return [...new Set(traces)].sort();
}

/** The paths that are about a score or a proposal and hold a value. */
function scoredKeys(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path ? `${path}.${key}` : key;
    const isEmpty =
      inner === null || inner === false || inner === 0 || (Array.isArray(inner) && inner.length === 0);
    const isScore = /(?<!why_?)newsworth|^score$|suggestion|embedding|vector|^weights$|ai_usage|tokens/i.test(
      key,
    );
    if (isScore && typeof inner !== "object" && !isEmpty) return [here];
    if (isScore && Array.isArray(inner) && !isEmpty) return [here];
    return scoredKeys(inner, here);
  });
}

describe("with AI off", () => {
  it("no table, log or request shows that anything of the account was scored", async () => {
    const off = await setAi(brand, false);
    await act(off, press);
    await expect(execute(off.actor, aiAssist, { title: marker })).rejects.toMatchObject({ status: 403 });
    expect(await tracesOf(off)).toEqual([]);
    expect(JSON.stringify(logged)).not.toMatch(/score|newsworth|Marker/i);
    expect(model.requests).toEqual([]);
  });

  it("the same look finds all of it with AI on", async () => {
    await act(brand, press);
    const traces = await tracesOf(brand);
    expect(traces).toEqual(
      expect.arrayContaining([
        "public.pitch_drafts newsworthiness.score",
        "public.pitch_meanings vector",
        "public.profile_meanings vector",
        "public.pitches newsworthiness.score",
        "public.pitches ai_newsworthy_score",
        "public.idempotency_keys response.draft.newsworthiness.score",
        "public.idempotency_keys response.pitch.aiNewsworthyScore",
        "public.idempotency_keys response.weights",
      ]),
    );
  });

  it("what was scored before is deleted, here and in stored answers of both parties", async () => {
    const { draftId, pitchId } = await act(brand, press);
    const off = await setAi(brand, false);
    expect(await tracesOf(off)).toEqual([]);
    const { pitch } = await execute(press.actor, getPitch, { id: pitchId });
    expect(pitch).toMatchObject({ newsworthiness: null, aiNewsworthyScore: null, aiNewsworthy: false });
    const replayed = await execute(
      press.actor,
      respondToPitch,
      { id: pitchId, response: "accepted" },
      { idempotencyKey: `answer-${draftId}` },
    );
    expect(replayed.pitch).toMatchObject({ status: "ACCEPTED", aiNewsworthyScore: null });
    expect((await execute(off.actor, getDraft, { id: draftId })).draft.newsworthiness).toBeNull();
  });

  it("a save that began before finds it off", async () => {
    await setAi(brand, false);
    // The actor still says what was true when the request came.
    expect(brand.actor.aiEnabled).toBe(true);
    await act(brand, press);
    expect(await tracesOf(brand)).toEqual([]);
  });

  it("a save that is not yet done leaves nothing behind", async () => {
    // The table's lock holds the save after its row is written and before it is committed.
    const acts = await sql().begin(async (tx) => {
      await tx`lock table audit_entries in share mode`;
      const saving = makeDraft(brand, { title: marker });
      await waitForLocks(1);
      const switching = setAi(brand, false);
      await waitForLocks(2);
      return { both: Promise.all([saving, switching]) };
    });
    await acts.both;
    expect(await tracesOf(brand)).toEqual([]);
  });

  it("twenty saves at once with the switch leave nothing behind, and all are done", async () => {
    const draft = await makeDraft(brand, { title: marker });
    const save = (_: unknown, n: number) =>
      execute(
        brand.actor,
        updateDraft,
        { id: draft.id, why: `${marker} for ${n} households.` },
        { idempotencyKey: `save-${n}-${draft.id}` },
      );
    const saves = Array.from({ length: 20 }, save);
    await Promise.all([...saves, setAi(brand, false)]);
    expect(await tracesOf(brand)).toEqual([]);
  });

  it("others keep theirs, and who has it off sees no badge of theirs", async () => {
    const pitch = await sendPitchTo(brand, press);
    const off = await setAi(press, false);
    expect((await execute(off.actor, getPitch, { id: pitch.id })).pitch.newsworthiness).toBeNull();
    expect((await execute(brand.actor, getPitch, { id: pitch.id })).pitch.newsworthiness).not.toBeNull();
  });

  it("what the assistant helped with stays said, and nothing new is", async () => {
    const aiPieces = [{ field: "title" as const, text: "A winter without" }];
    const { draft } = await execute(brand.actor, createDraft, { title: "A winter without a road", aiPieces });
    const off = await setAi(brand, false);
    const input = {
      id: draft.id,
      who: "Eleven cabins",
      aiPieces: [{ field: "who" as const, text: "Eleven cabins" }],
    };
    expect((await execute(off.actor, updateDraft, input)).draft.aiAssistedFields).toEqual(["title"]);
  });

  it("it is switched on again, and texts are scored when they are next saved", async () => {
    const draft = await makeDraft(brand);
    const on = await setAi(await setAi(brand, false), true);
    expect((await execute(on.actor, getDraft, { id: draft.id })).draft.newsworthiness).toBeNull();
    const { draft: saved } = await execute(on.actor, updateDraft, {
      id: draft.id,
      why: "For 412 households.",
    });
    expect(saved.newsworthiness).not.toBeNull();
    expect((await execute(on.actor, me, {})).user.preferences.ai).toBe(true);
  });

  it("the same holds where staff switch it off, and an empty change changes nothing", async () => {
    await act(brand, press);
    await runStaff(["ai", "--email", brand.email, "--set", "off"], () => {});
    expect(await tracesOf(brand)).toEqual([]);
    const { preferences } = await execute(brand.actor, setPreferences, {});
    expect(preferences.ai).toBe(false);
    await expect(execute(brand.actor, setPreferences, { ai: "no" } as never)).rejects.toMatchObject({
      status: 400,
    });
  });
});
