import { MAX } from "uuid";
import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { completeDraft } from "@/tests/factories/pitch-drafts";
import { completePitchBody, makePair } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { createDraft, duplicateDraft, updateDraft } from "../pitch-drafts/commands";
import { createPitch } from "../pitches/commands/create-pitch";
import { updatePitch } from "../pitches/commands/edit-pitch";
import { sendDraft, sendPitch } from "../pitches/commands/send-pitch";
import { getPitch, listPitches } from "../pitches/queries/pitches";
import { isLeft } from "./accepted";

const { sql } = testDatabase();
const why = "The branch line closed in 1991 until 412 households bought it.";
const piece = { field: "why" as const, text: "1991 until 412 households bought it." };

describe("something of a piece is left", () => {
  it.each([
    ["until 412 households", why, true],
    ["until 412 households", "412 households stayed", false],
    ["until 412 households bought it", "In the end 412 households bought a line", true],
    ["a road", "A road.", true],
    ["a road", "a broad road", false],
    ["!", "what!", false],
    ["東京の新しい駅", "東京の新しい駅ができる", true],
    ["東京の新しい駅", "大阪にできる", false],
  ])("%j in %j: %s", (text, field, left) => {
    expect(isLeft(text, field)).toBe(left);
  });
});

describe("the fields that the assistant helped with", () => {
  const save = async (account: TestAccount, input: object) =>
    (await execute(account.actor, createDraft, { ...completeDraft(), why, ...input })).draft;

  it("are named in the draft and its copies until nothing of the piece is left", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const draft = await save(brand, { aiPieces: [piece] });
    expect(draft.aiAssistedFields).toEqual(["why"]);
    const change = async (input: object) =>
      (await execute(brand.actor, updateDraft, { id: draft.id, ...input })).draft.aiAssistedFields;
    expect(await change({ title: "Another title" })).toEqual(["why"]);
    expect((await execute(brand.actor, duplicateDraft, { id: draft.id })).draft.aiAssistedFields).toEqual([
      "why",
    ]);
    expect(await change({ why: `${why} Since then it runs.` })).toEqual(["why"]);
    const where = "Rjukan, by night train";
    expect(await change({ where, aiPieces: [{ field: "where", text: "Rjukan, by night train" }] })).toEqual([
      "where",
      "why",
    ]);
    expect(await change({ why: "Nobody used the railway." })).toEqual(["where"]);
    expect(await change({ where, aiPieces: [{ field: "where", text: where, accepted: false }] })).toEqual([]);
    // A text that was typed by hand is no accepted piece.
    expect(await change({ why })).toEqual([]);
    expect(await change({ aiPieces: [{ field: "who", text: "Words that stand nowhere" }] })).toEqual([]);
  });

  it("go with the draft when it is sent, to both parties", async () => {
    const { brand, press } = await makePair();
    const draft = await save(brand, { aiPieces: [piece] });
    const { pitch } = await execute(brand.actor, sendDraft, { id: draft.id, recipientId: press.profileId });
    const marks = { aiAssisted: true, aiAssistedFields: ["whyNewsworthy"] };
    expect(pitch).toMatchObject(marks);
    expect((await execute(press.actor, getPitch, { id: pitch.id })).pitch).toMatchObject(marks);
  });

  it("are named in a pitch that is written without a draft, and go with its text", async () => {
    const { brand, press } = await makePair();
    const aiPieces = [{ field: "whyNewsworthy" as const, text: piece.text }];
    const body = { ...completePitchBody(), whyNewsworthy: why, aiPieces };
    const { pitch } = await execute(brand.actor, createPitch, body);
    expect(pitch).toMatchObject({ aiAssisted: true, aiAssistedFields: ["whyNewsworthy"] });
    const update = async (input: object) =>
      (await execute(brand.actor, updatePitch, { id: pitch.id, ...input })).pitch;
    expect(await update({ title: "Other" })).toMatchObject({ aiAssistedFields: ["whyNewsworthy"] });
    expect(await update({ whyNewsworthy: "By hand." })).toMatchObject({
      aiAssisted: false,
      aiAssistedFields: [],
    });
    // A statement about the whole pitch stays until its sender changes it.
    expect(await update({ aiAssist: true })).toMatchObject({ aiAssisted: true, aiAssistedFields: [] });
    const sent = await execute(brand.actor, sendPitch, { id: pitch.id, recipientId: press.profileId });
    expect(sent.pitch).toMatchObject({ aiAssisted: true, aiAssistedFields: [] });
  });

  it("are refused where they name no field, or too many", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const wrong = [
      [{ field: "price", text: "x" }],
      [{ field: "why", text: "" }],
      Array(61).fill(piece),
      "why",
    ];
    for (const aiPieces of wrong) {
      await expect(execute(brand.actor, createDraft, { aiPieces } as never)).rejects.toMatchObject({
        status: 400,
      });
    }
  });
});

describe("the inbox by the assistant's help", () => {
  it("lists the received ones with it or without it, page by page, by an index", async () => {
    const press = await makeAccount({ userType: "press" });
    const sent: Record<string, string[]> = { true: [], false: [] };
    for (const [n, helped] of [true, false, true, false, true].entries()) {
      const brand = await makeAccount({ userType: n % 2 ? "brand" : "source" });
      const input = { ...completePitchBody(), recipientId: press.profileId, aiAssist: helped };
      sent[String(helped)]?.unshift((await execute(brand.actor, createPitch, input)).pitch.id);
    }
    for (const aiAssisted of [true, false]) {
      const first = await execute(press.actor, listPitches, { type: "received", aiAssisted, limit: 2 });
      const cursor = first.pagination.nextCursor;
      const rest = cursor
        ? await execute(press.actor, listPitches, { type: "received", aiAssisted, limit: 2, cursor })
        : { pitches: [] };
      const ids = [...first.pitches, ...rest.pitches].map(({ id }) => id);
      expect(ids).toEqual(sent[String(aiAssisted)]);
      expect(first.pagination.total).toBe(ids.length);
      expect(first.counts.received).toBe(5);
    }
    const all = await execute(press.actor, listPitches, { type: "received" });
    expect(all.pitches).toHaveLength(5);
    await expect(execute(press.actor, listPitches, { type: "sent", aiAssisted: true })).rejects.toMatchObject(
      { status: 400 },
    );
  });

  it("reads only that index's rows, however many others there are", async () => {
    const { brand, press } = await makePair();
    await sql()`insert into pitches (id, sender_profile_id, recipient_profile_id, status, sent_at, ai_assisted)
      select gen_random_uuid(), ${brand.profileId}, ${press.profileId}, 'declined', app_now(), n % 200 = 0
      from generate_series(1, 4000) n`;
    await sql()`analyze pitches`;
    const plan = await sql()`explain select id from pitches where recipient_profile_id = ${press.profileId}
      and status = 'declined' and ai_assisted = true and id < ${MAX} order by id desc limit 21`;
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("pitches_recipient_ai");
    expect(text).not.toContain("Sort");
  });
});
