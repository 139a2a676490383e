import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { UserType } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { actorOf, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { completePitchBody, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { createPitch } from "./commands/create-pitch";
import { deletePitch, updatePitch } from "./commands/edit-pitch";
import { sendDraft, sendPitch } from "./commands/send-pitch";
import { deliverPitch, mergeBody } from "./commands/write-pitch";
import { getPitch } from "./queries/pitches";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";
let brand: TestAccount;
let press: TestAccount;

beforeAll(async () => {
  ({ brand, press } = await makePair());
});

const create = (from: TestAccount, fields: Record<string, unknown>) =>
  execute(from.actor, createPitch, fields).then(({ pitch }) => pitch);
const unsent = (from: TestAccount) => create(from, completePitchBody());

describe("sending", () => {
  it("sends complete content to a user's id or a profile's id and notifies the recipient", async () => {
    const { brand, press } = await makePair();
    const pitch = await sendPitchTo(brand, press, {
      recipientId: press.userId,
      perks: ["interview", "My Own"],
    });
    expect(pitch).toMatchObject({
      status: "SENT",
      side: "sender",
      senderId: brand.userId,
      recipientId: press.userId,
      senderProfileId: brand.profileId,
      recipientProfileId: press.profileId,
      sender: { id: brand.profileId },
      recipient: { id: press.profileId, userType: "PRESS" },
      perks: ["Interview", "My Own"],
      attachments: [],
      urgency: "medium",
      readAt: null,
    });
    const wait = Date.parse(pitch.expiresAt ?? "") - Date.parse(pitch.sentAt ?? "");
    expect(wait).toBe(14 * 24 * 3600 * 1000);
    const bell = await sql()`select kind, subject_id from notifications where user_id = ${press.userId}`;
    expect(bell).toMatchObject([{ kind: "pitch_received", subject_id: pitch.id }]);
    const mails = await sql()`
      select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'pitches.receivedMail' and payload->>'pitchId' = ${pitch.id}`;
    expect(mails).toMatchObject([{ payload: { pitchId: pitch.id, userId: press.userId } }]);
  });

  it("asks once who acts for the recipient", async () => {
    const { brand, press } = await makePair();
    const statements = await transact(async (tx, effects) => {
      const executed = vi.spyOn(tx, "execute");
      const content = await mergeBody(tx, brand.actor, completePitchBody());
      await deliverPitch(tx, effects, brand.actor, press.profileId, { content });
      return executed.mock.calls.map(([statement]) => new PgDialect().sqlToQuery(statement as SQL));
    });
    const readsAudience = ({ sql, params }: { sql: string; params: unknown[] }) =>
      sql.includes("join memberships m") && params.includes(press.profileId);
    expect(statements.filter(readsAudience)).toHaveLength(1);
  });

  it("sends a custom message of subject and content with its link", async () => {
    const { brand, press } = await makePair();
    const pitch = await create(brand, {
      recipientId: press.profileId,
      subject: "A question",
      content: "May I send you the figures?",
      resources: ["https://hollowpine.no/figures"],
    });
    expect(pitch).toMatchObject({
      status: "SENT",
      subject: "A question",
      aiNewsworthyScore: null,
      title: "",
    });
    expect(pitch.resources).toEqual(["https://hollowpine.no/figures"]);
  });

  it("refuses incomplete content to a recipient, field by field, and stores it unsent on request", async () => {
    const partial = { recipientId: press.profileId, title: "Half", who: "Somebody" };
    const refusal = await refusalOf(create(brand, partial));
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual([
      "what",
      "whereLocation",
      "whenTiming",
      "whyNewsworthy",
    ]);
    const stored = await create(brand, { ...partial, send: false });
    expect(stored).toMatchObject({ status: "UNSENT", sentAt: null, recipientProfileId: press.profileId });
    expect(await outcomeOf(execute(brand.actor, sendPitch, { id: stored.id }))).toBe("invalid_input");
    expect(await outcomeOf(execute(press.actor, getPitch, { id: stored.id }))).toBe("not_found");
  });

  it.each([
    ["title", {}],
    ["subject", {}],
    ["who", {}],
    ["what", {}],
    ["whereLocation", {}],
    ["whenTiming", {}],
    ["whyNewsworthy", {}],
    ["content", { subject: "Cabins" }],
  ])(
    "sends no pitch whose %s holds a placeholder, by no way of sending, and says which",
    async (field, rest) => {
      const { brand, press } = await makePair();
      const body = { ...completePitchBody(), ...rest, [field]: "By night with [Name]" };
      const sent = { ...body, recipientId: press.profileId };
      const stored = await create(brand, body);
      for (const attempt of [
        () => execute(brand.actor, createPitch, sent),
        () => execute(brand.actor, sendPitch, { id: stored.id, recipientId: press.profileId }),
      ]) {
        const refusal = await refusalOf(attempt());
        expect(refusal.status).toBe(400);
        expect(refusal.fields).toEqual({ [field]: ["Please fill in [Name]"] });
      }
      expect(await sql()`select 1 from pitches where recipient_profile_id = ${press.profileId}`).toEqual([]);
    },
  );

  it("keeps a pitch without a recipient unsent, and can't send it without one", async () => {
    expect((await create(brand, {})).status).toBe("UNSENT");
    const refusal = await refusalOf(create(brand, { ...completePitchBody(), send: true }));
    expect(refusal.fields).toHaveProperty("recipientId");
  });

  it("sends an unsent pitch once; again it is the same pitch", async () => {
    const { brand, press } = await makePair();
    const { id } = await unsent(brand);
    const send = () => execute(brand.actor, sendPitch, { id, recipientId: press.profileId });
    const { pitch: first } = await send();
    const { pitch: again } = await send();
    expect(first.status).toBe("SENT");
    expect(again).toEqual(first);
    expect(await sql()`select 1 from notifications where user_id = ${press.userId}`).toHaveLength(1);
  });

  it("waits for the confirmed e-mail, but keeps what is unsent", async () => {
    const fresh = await makeAccount({ userType: "source", verified: false });
    expect(await outcomeOf(sendPitchTo(fresh, press))).toBe("email_unverified");
    const { id } = await unsent(fresh);
    const send = execute(fresh.actor, sendPitch, { id, recipientId: press.profileId });
    expect(await outcomeOf(send)).toBe("email_unverified");
  });

  it("scores news value only for a sender with AI on, and shows it only to a viewer with AI on", async () => {
    const { brand, press } = await makePair();
    const scored = await sendPitchTo(brand, press, { aiAssist: true });
    expect(scored.aiNewsworthyScore).toBeGreaterThan(0);
    expect(scored.aiNewsworthy).toBe((scored.aiNewsworthyScore ?? 0) > 0.7);
    expect(scored.aiAssisted).toBe(true);
    const off = { ...press.actor, aiEnabled: false };
    const { pitch: hidden } = await execute(off, getPitch, { id: scored.id });
    expect(hidden).toMatchObject({ aiNewsworthyScore: null, aiNewsworthy: false, newsworthiness: null });
    const source = await makeAccount({ userType: "source" });
    const silent = await sendPitchTo({ ...source, actor: { ...source.actor, aiEnabled: false } }, press, {
      aiAssist: true,
    });
    expect(silent.aiAssisted).toBe(false);
    const { pitch: seen } = await execute(press.actor, getPitch, { id: silent.id });
    expect(seen.aiNewsworthyScore).toBeNull();
  });

  it("gives no score in a language that the model does not know, and says so to both", async () => {
    const { brand, press } = await makePair();
    const sent = await sendPitchTo(brand, press, {
      title: "Kommunen stänger skolan",
      who: "Rektor Karin Ek och 140 föräldrar",
      what: "Kommunfullmäktige beslutade på tisdagen att stänga skolan från och med den 15 januari",
      whereLocation: "Ryssby, Ljungby kommun",
      whenTiming: "Den 15 januari 2027",
      whyNewsworthy: "Föräldrarna protesterar. Nästa skola ligger 24 km bort.",
    });
    const { pitch: received } = await execute(press.actor, getPitch, { id: sent.id });
    for (const pitch of [sent, received]) {
      expect(pitch).toMatchObject({ aiNewsworthyScore: null, aiNewsworthy: false });
      expect(pitch.newsworthiness).toEqual({
        score: null,
        language: null,
        reasons: [],
        notes: ["No newsworthiness score: it is in a language that the model does not know"],
      });
    }
  });

  it("sends a saved draft, which counts it, and asks for a complete one", async () => {
    const { brand, press } = await makePair();
    const draft = await makeDraft(brand);
    const { pitch } = await execute(brand.actor, sendDraft, {
      id: draft.id,
      recipientId: press.profileId,
    });
    expect(pitch).toMatchObject({
      status: "SENT",
      title: draft.title,
      whenTiming: draft.when,
      perks: draft.perks,
    });
    const [row] = await sql()`select sent_count, last_sent_at from pitch_drafts where id = ${draft.id}`;
    expect(row).toMatchObject({ sent_count: 1, last_sent_at: expect.any(Date) });
    const other = await makeAccount({ userType: "press" });
    for (const [why, problem] of [
      ["", "Why is missing"],
      ["On [date] it opens", "[date] in Why is not filled in"],
    ] as const) {
      const half = await makeDraft(brand, { why });
      const refused = execute(brand.actor, sendDraft, { id: half.id, recipientId: other.profileId });
      expect((await refusalOf(refused)).fields?.id?.[0]).toContain(problem);
    }
    const foreign = execute(press.actor, sendDraft, { id: draft.id, recipientId: brand.profileId });
    expect(await outcomeOf(foreign)).toBe("not_found");
  });

  it("does not let Editors of a company send", async () => {
    const boss = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    await sql()`update memberships set role = 'editor' where user_id = ${boss.userId}`;
    const editor = { ...boss, actor: await actorOf(boss.accessToken) };
    expect(await outcomeOf(sendPitchTo(editor, press))).toBe("forbidden");
  });
});

describe("a recipient", () => {
  const types: UserType[] = ["press", "brand", "source", "paid_media"];

  it.each(types.flatMap((from) => types.map((to) => [from, to] as const)))("%s to %s", async (from, to) => {
    const [sender, recipient] = [await makeAccount({ userType: from }), await makeAccount({ userType: to })];
    expect(await outcomeOf(sendPitchTo(sender, recipient))).toBe(from === to ? "invalid_input" : "ok");
  });

  it("refuses oneself with 400 and unknown or malformed ids with 404", async () => {
    for (const recipientId of [brand.userId, brand.profileId]) {
      expect(await outcomeOf(sendPitchTo(brand, press, { recipientId }))).toBe("invalid_input");
    }
    for (const recipientId of [RANDOM_ID, "me", "", "0x0"]) {
      expect(await outcomeOf(sendPitchTo(brand, press, { recipientId }))).toBe("not_found");
    }
  });

  it("hides profiles that are not public, except from their matches and until deleted", async () => {
    const { brand, press } = await makePair();
    await sql()`update profiles set visible = false, listed = false where id = ${press.profileId}`;
    expect(await outcomeOf(sendPitchTo(brand, press))).toBe("not_found");
    const pair = [brand.profileId, press.profileId].sort();
    await sql()`insert into matches (id, profile_a, profile_b) values (gen_random_uuid(), ${pair[0]!}, ${pair[1]!})`;
    await sql()`update users set deleted_at = app_now() where id = ${press.userId}`;
    expect(await outcomeOf(sendPitchTo(brand, press))).toBe("not_found");
    await sql()`update users set deleted_at = null where id = ${press.userId}`;
    expect(await outcomeOf(sendPitchTo(brand, press))).toBe("ok");
  });
});

describe("one waiting pitch per pair", () => {
  it("refuses a second in either direction and names the first", async () => {
    const { brand, press } = await makePair();
    const first = await sendPitchTo(brand, press);
    for (const [from, to] of [
      [brand, press],
      [press, brand],
    ] as const) {
      expect(await refusalOf(sendPitchTo(from, to))).toMatchObject({
        code: "conflict",
        details: { pitchId: first.id },
      });
    }
  });

  it("allows another once it is withdrawn, or once its time is over", async () => {
    const { brand, press } = await makePair();
    const first = await sendPitchTo(brand, press);
    await execute(brand.actor, deletePitch, { id: first.id });
    const second = await sendPitchTo(press, brand);
    await moveClock(sql(), "15 days");
    try {
      const { pitch: over } = await execute(press.actor, getPitch, { id: second.id });
      expect(over.status).toBe("EXPIRED");
      expect((await sendPitchTo(brand, press)).status).toBe("SENT");
    } finally {
      await moveClock(sql(), "0");
    }
    const [row] = await sql()`select status from pitches where id = ${second.id}`;
    expect(row?.status).toBe("expired");
    const bells =
      await sql()`select user_id from notifications where kind = 'pitch_expired' and subject_id = ${second.id}`;
    expect(bells.map((bell) => bell.user_id).sort()).toEqual([brand.userId, press.userId].sort());
  });
});

describe("before it is sent", () => {
  it("changes the fields that are sent and leaves the others; a recipient can be set and removed", async () => {
    const { id } = await unsent(brand);
    const update = (fields: Record<string, unknown>) =>
      execute(brand.actor, updatePitch, { id, ...fields }).then(({ pitch }) => pitch);
    const changed = await update({ title: "Another title", urgency: "HIGH", recipientId: press.userId });
    expect(changed).toMatchObject({
      title: "Another title",
      urgency: "high",
      recipientProfileId: press.profileId,
    });
    expect(changed.who).toBe(completePitchBody().who);
    expect((await update({ recipientId: null })).recipientProfileId).toBeNull();
    expect(await outcomeOf(update({ recipientId: brand.profileId }))).toBe("invalid_input");
  });

  it("can be removed for good; sent it can't be changed, and deleting withdraws it", async () => {
    const { brand, press } = await makePair();
    const { id } = await unsent(brand);
    expect(await execute(brand.actor, deletePitch, { id })).toEqual({ id, pitch: null });
    expect(await outcomeOf(execute(brand.actor, getPitch, { id }))).toBe("not_found");
    const sent = await sendPitchTo(brand, press);
    expect(await outcomeOf(execute(brand.actor, updatePitch, { id: sent.id, title: "x" }))).toBe("conflict");
    const withdrawn = await execute(brand.actor, deletePitch, { id: sent.id });
    expect(withdrawn.pitch?.status).toBe("WITHDRAWN");
    expect(await outcomeOf(execute(brand.actor, deletePitch, { id: sent.id }))).toBe("conflict");
    const bells = await sql()`select kind from notifications where user_id = ${press.userId} order by id`;
    expect(bells.map((bell) => bell.kind)).toEqual(["pitch_received", "pitch_withdrawn"]);
  });
});
