import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { makeAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { makeCollaboration, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { markRead, respondToPitch } from "./commands/answer-pitch";
import { deletePitch } from "./commands/edit-pitch";
import { expirePitchesJob, expirePitchJob } from "./commands/expire-pitches";
import { sendDraft } from "./commands/send-pitch";
import { getPitch } from "./queries/pitches";

const { sql } = testDatabase();

describe("reading", () => {
  it("marks it once, by the recipient; the sender sees it", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    expect(await outcomeOf(execute(brand.actor, markRead, { id }))).toBe("forbidden");
    const { pitch: first } = await execute(press.actor, markRead, { id });
    const { pitch: again } = await execute(press.actor, markRead, { id });
    expect(first).toMatchObject({ status: "READ", side: "recipient" });
    expect(again).toEqual(first);
    const { pitch: seen } = await execute(brand.actor, getPitch, { id });
    expect(seen).toMatchObject({ status: "READ", readAt: first.readAt });
  });

  it("changes nothing after an answer", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCollaboration(brand, press);
    expect((await execute(press.actor, markRead, { id })).pitch.status).toBe("ACCEPTED");
  });
});

describe("accepting", () => {
  it("opens one conversation, notifies the sender in the app and by mail, and counts for the draft", async () => {
    const { brand, press } = await makePair();
    const draft = await makeDraft(brand);
    const { pitch } = await execute(brand.actor, sendDraft, {
      id: draft.id,
      recipientId: press.profileId,
    });
    const answer = await execute(press.actor, respondToPitch, { id: pitch.id, response: "ACCEPTED" });
    expect(answer.pitch).toMatchObject({ status: "ACCEPTED", declineReason: null });
    expect(answer.pitch.respondedAt).not.toBeNull();
    const conversations =
      await sql()`select pitch_id from conversations where ${brand.profileId} in (profile_a, profile_b)`;
    expect(conversations).toMatchObject([{ pitch_id: pitch.id }]);
    const bells = await sql()`select kind from notifications where user_id = ${brand.userId}`;
    expect(bells).toMatchObject([{ kind: "pitch_accepted" }]);
    const [counted] = await sql()`select sent_count, accepted_count from pitch_drafts where id = ${draft.id}`;
    expect(counted).toMatchObject({ sent_count: 1, accepted_count: 1 });
    const mails = await sql()`
      select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'pitches.acceptedMail' and payload->>'pitchId' = ${pitch.id}`;
    expect(mails).toHaveLength(1);
  });

  it("works on a read pitch, and allows the next one between the two", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    await execute(press.actor, markRead, { id });
    await execute(press.actor, respondToPitch, { id, response: "accepted" });
    expect((await sendPitchTo(press, brand)).status).toBe("SENT");
  });
});

describe("declining", () => {
  it.each(["not_my_beat", "no_time", "not_newsworthy", "other"])("carries the reason %s", async (reason) => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    const { pitch } = await execute(press.actor, respondToPitch, { id, response: "declined", reason });
    expect(pitch).toMatchObject({ status: "DECLINED", declineReason: reason });
    const [bell] = await sql()`select kind, data from notifications where user_id = ${brand.userId}`;
    expect(bell).toMatchObject({ kind: "pitch_declined", data: { reason } });
  });

  it("refuses unknown answers and reasons beside their field", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    const answer = (fields: Record<string, unknown>) =>
      refusalOf(execute(press.actor, respondToPitch, { id, ...fields } as never));
    expect((await answer({ response: "maybe" })).fields).toHaveProperty("response");
    expect((await answer({})).fields).toHaveProperty("response");
    expect((await answer({ response: "declined", reason: "because" })).fields).toHaveProperty("reason");
    expect((await answer({ response: "declined" })).fields).toEqual({ reason: ["Please choose a reason"] });
  });
});

describe("answers", () => {
  it("are the recipient's alone, once, the same answer too", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    const accept = (actor = press.actor) =>
      outcomeOf(execute(actor, respondToPitch, { id, response: "accepted" }));
    expect(await accept(brand.actor)).toBe("forbidden");
    expect(await accept()).toBe("ok");
    expect(await accept()).toBe("conflict");
    expect(
      await outcomeOf(execute(press.actor, respondToPitch, { id, response: "declined", reason: "other" })),
    ).toBe("conflict");
    expect(await outcomeOf(execute(press.actor, deletePitch, { id }))).toBe("forbidden");
    expect(await outcomeOf(execute(brand.actor, deletePitch, { id }))).toBe("conflict");
  });

  it("count into the median of the last 20 response times", async () => {
    const press = await makeAccount({ userType: "press" });
    for (const hours of [2, 10, 4]) {
      const brand = await makeAccount({ userType: "brand" });
      const { id } = await sendPitchTo(brand, press);
      await sql()`update pitches set sent_at = app_now() - make_interval(hours => ${hours}) where id = ${id}`;
      await execute(press.actor, respondToPitch, {
        id,
        response: hours === 10 ? "declined" : "accepted",
        reason: "other",
      });
    }
    const [profile] =
      await sql()`select response_hours, answered_count from profiles where id = ${press.profileId}`;
    expect(profile?.answered_count).toBe(3);
    expect(profile?.response_hours).toBeCloseTo(4, 2);
  });
});

describe("expiry", () => {
  it("holds from the moment the time is over: no answer, no withdrawal, reading changes nothing", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    await moveClock(sql(), "14 days 1 minute");
    try {
      expect((await execute(press.actor, markRead, { id })).pitch).toMatchObject({
        status: "EXPIRED",
        readAt: null,
      });
      const answer = await refusalOf(execute(press.actor, respondToPitch, { id, response: "accepted" }));
      expect(answer).toMatchObject({ code: "conflict", message: expect.stringContaining("expired") });
      expect(await outcomeOf(execute(brand.actor, deletePitch, { id }))).toBe("conflict");
    } finally {
      await moveClock(sql(), "0");
    }
    expect((await execute(press.actor, markRead, { id })).pitch.status).toBe("READ");
  });

  it("is marked by the job, which notifies both once and skips answered and younger ones", async () => {
    const [old, answered, young] = [await makePair(), await makePair(), await makePair()];
    const { id } = await sendPitchTo(old.brand, old.press);
    const { id: unsent } = await makeCollaboration(answered.brand, answered.press);
    await moveClock(sql(), "15 days");
    const { id: fresh } = await sendPitchTo(young.brand, young.press);
    const run = (pitchId: string) => performJob(expirePitchJob, { pitchId });
    try {
      await performJob(expirePitchesJob, {});
      const asked = await sql()`
        select payload->>'pitchId' as id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'pitches.expireOne'`;
      expect(asked.map((job) => job.id)).toContain(id);
      expect(asked.map((job) => job.id)).not.toContain(fresh);
      for (const pitchId of [id, id, unsent, fresh]) await run(pitchId);
    } finally {
      await moveClock(sql(), "0");
    }
    const rows = await sql()`select id, status from pitches where id in ${sql()([id, unsent, fresh])}`;
    expect(Object.fromEntries(rows.map((row) => [row.id, row.status]))).toEqual({
      [id]: "expired",
      [unsent]: "accepted",
      [fresh]: "sent",
    });
    const bells =
      await sql()`select 1 from notifications where kind = 'pitch_expired' and subject_id = ${id}`;
    expect(bells).toHaveLength(2);
    const entries = await sql()`
      select job, user_id, subject_id from audit_entries where operation = 'pitches.expireOne'
      and subject_id in ${sql()([id, unsent, fresh])}`;
    expect(entries).toEqual([{ job: "pitches.expireOne", user_id: null, subject_id: id }]);
  });
});
