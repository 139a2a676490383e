import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { addMessageFile, removeMessageFile } from "@/lib/domain/messaging/files/commands/add";
import { sweepUnsentFiles } from "@/lib/domain/messaging/files/commands/sweep";
import { listUnsentFiles } from "@/lib/domain/messaging/files/queries";
import { blockProfile } from "@/lib/domain/profiles/blocks/commands";
import { YOU_BLOCKED } from "@/lib/domain/profiles/blocks/policy";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { toDateTimeInput } from "@/lib/utils/dates";
import { makeAccount, makeMember } from "@/tests/factories/accounts";
import { A_PDF, sent } from "@/tests/factories/assets";
import { makeConversation, makeMatch } from "@/tests/factories/conversations";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { saveMessageDraft } from "./commands/draft";
import { deleteScheduled, scheduleMessage, updateScheduled } from "./commands/schedule";
import { sendMessage } from "./commands/send";
import { findDueScheduled, sendScheduled } from "./commands/send-scheduled";
import { getConversation, listConversations, listMessages } from "./queries/read";
import { getSendTimes, listScheduled } from "./queries/scheduled";
import { messageTexts, nextMornings } from "./rules";

const { sql } = testDatabase();

let pair: Awaited<ReturnType<typeof makeConversation>>;

beforeEach(async () => {
  await moveClock(sql(), "0");
  pair = await makeConversation();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const schedule = async (input: object = {}, by = pair.brand) =>
  (
    await execute(by.actor, scheduleMessage, {
      ...{ id: pair.conversationId, content: "The stationmaster can talk", sendAt: inHours(8), ...input },
    })
  ).scheduled;
const waiting = async (by = pair.brand) =>
  (await execute(by.actor, listScheduled, { id: pair.conversationId })).scheduled;
const perform = (scheduledId: string) =>
  execute(makeJobActor("tests.schedule"), sendScheduled, { scheduledId });
const messagesOf = async () =>
  (await execute(pair.press.actor, listMessages, { id: pair.conversationId })).messages;
const add = async () =>
  (
    await execute(pair.brand.actor, addMessageFile, {
      ...{ id: pair.conversationId, file: sent(A_PDF, "terms.pdf") },
    })
  ).file;
const newsOf = (userId: string) => sql()`
  select kind, data from notifications where user_id = ${userId} and kind = 'message_not_sent'`;

describe("a message that is sent later", () => {
  it("arrives in the order written beside others of the same moment, whichever job runs first", async () => {
    const sendAt = inHours(8);
    const parts: string[] = [];
    for (let n = 0; n < 8; n++) parts.push((await schedule({ content: `part ${n}`, sendAt })).id);
    await moveClock(sql(), "9 hours");
    // A run that sent an earlier one has its own job again.
    for (let left = parts; left.length > 0; left = (await waiting()).map(({ id }) => id))
      await Promise.all(left.toReversed().map(perform));
    const arrived = (await messagesOf()).toReversed().map(({ content }) => content);
    expect(arrived).toEqual(parts.map((_, n) => `part ${n}`));
  });

  it("does not go out beside the one of its key that was sent", async () => {
    const clientKey = randomUUID();
    const send = () =>
      execute(pair.brand.actor, sendMessage, {
        ...{ conversationId: pair.conversationId, content: "Tomorrow at nine", clientKey },
      });
    const { id } = await schedule({ clientKey });
    await send();
    await moveClock(sql(), "9 hours");
    expect(await perform(id)).toEqual({ messageId: null });
    expect([await waiting(), await messagesOf()]).toMatchObject([[], [{ content: "Tomorrow at nine" }]]);
    expect((await refusalOf(schedule({ clientKey, sendAt: inHours(20) }))).message).toBe(messageTexts.isSent);
  });

  it("is its author's alone until its time, and then everybody's, once", async () => {
    const scheduled = await schedule();
    expect(await messagesOf()).toEqual([]);
    expect([await waiting(), await waiting(pair.press)]).toEqual([[scheduled], []]);
    expect(await perform(scheduled.id)).toEqual({ messageId: null });
    await moveClock(sql(), "9 hours");
    const sends = await Promise.all(Array.from({ length: 10 }, () => perform(scheduled.id)));
    const ids = sends.flatMap(({ messageId }) => messageId ?? []);
    expect(ids).toHaveLength(1);
    const [message, ...others] = await messagesOf();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      id: ids[0],
      seq: 1,
      senderId: pair.brand.userId,
      clientKey: scheduled.id,
    });
    expect(message && message.createdAt > scheduled.sendAt).toBe(true);
    expect(await waiting()).toEqual([]);
    const { conversation } = await execute(pair.press.actor, getConversation, { id: pair.conversationId });
    expect(conversation.unreadCount).toBe(1);
  });

  it("is found by the worker that was down at its time", async () => {
    const { id } = await schedule();
    const jobsOf = async () =>
      sql()`select run_at from graphile_worker.jobs where key = ${`message-send:${id}`}`;
    const [planned] = await jobsOf();
    expect(Math.abs(planned?.run_at.getTime() - Date.parse(inHours(8)))).toBeLessThan(60_000);
    await sql()`select graphile_worker.remove_job(${`message-send:${id}`})`;
    const sweep = () => execute(makeJobActor("tests.schedule"), findDueScheduled, {});
    await sweep();
    expect(await jobsOf()).toHaveLength(0);
    await moveClock(sql(), "5 days");
    await sweep();
    expect(await jobsOf()).toHaveLength(1);
    expect((await perform(id)).messageId).not.toBeNull();
  });

  it("takes its files with it, which are not swept meanwhile, nor sent or removed by themselves", async () => {
    const file = await add();
    const { id, attachments } = await schedule({ content: "", attachments: [file.id], sendAt: inHours(40) });
    expect(attachments.map(({ name }) => name)).toEqual(["terms.pdf"]);
    const unsent = await execute(pair.brand.actor, listUnsentFiles, { id: pair.conversationId });
    expect(unsent.files).toEqual([]);
    await moveClock(sql(), "30 hours");
    await execute(makeJobActor("tests.sweep"), sweepUnsentFiles, {});
    const alone = { conversationId: pair.conversationId, attachments: [file.id] };
    expect(await outcomeOf(execute(pair.brand.actor, sendMessage, alone))).toBe("invalid_input");
    expect(await outcomeOf(execute(pair.brand.actor, removeMessageFile, { id: file.id }))).toBe("not_found");
    await moveClock(sql(), "41 hours");
    await perform(id);
    expect((await messagesOf())[0]?.attachments.map(({ id }) => id)).toEqual([file.id]);
  });

  it("is changed and taken back by its author", async () => {
    const file = await add();
    const { id } = await schedule({ attachments: [file.id] });
    const change = (input: object, by = pair.brand) => execute(by.actor, updateScheduled, { id, ...input });
    expect((await change({ content: "On Friday", sendAt: inHours(20) })).scheduled.content).toBe("On Friday");
    await moveClock(sql(), "9 hours");
    expect(await perform(id)).toEqual({ messageId: null });
    expect(await refusalOf(change({ sendAt: inHours(8) }))).toMatchObject({
      ...{ fields: { sendAt: [messageTexts.notAhead] } },
    });
    expect((await change({ content: "" })).scheduled.content).toBe("");
    for (const other of [pair.press, await makeAccount({ userType: "source" })]) {
      expect(await outcomeOf(change({ content: "Mine" }, other))).toBe("not_found");
      expect(await outcomeOf(execute(other.actor, deleteScheduled, { id }))).toBe("not_found");
    }
    await execute(pair.brand.actor, deleteScheduled, { id });
    await moveClock(sql(), "21 hours");
    expect(await perform(id)).toEqual({ messageId: null });
    expect(await sql()`select 1 from message_files where id = ${file.id}`).toHaveLength(0);
    expect(await outcomeOf(change({ content: "Again" }))).toBe("not_found");
  });

  it("leaves its files to its author when it is taken back for the field, for a day from then on", async () => {
    const file = await add();
    const { id } = await schedule({ attachments: [file.id], sendAt: inHours(48) });
    await moveClock(sql(), "40 hours");
    const takeBack = () => execute(pair.brand.actor, deleteScheduled, { id, keepFiles: true });
    const tries = await tally(Array.from({ length: 5 }, takeBack));
    expect(tries).toEqual({ ok: 1, not_found: 4 });
    await execute(makeJobActor("tests.sweep"), sweepUnsentFiles, {});
    const unsent = await execute(pair.brand.actor, listUnsentFiles, { id: pair.conversationId });
    expect(unsent.files.map(({ id }) => id)).toEqual([file.id]);
    const message = { conversationId: pair.conversationId, attachments: [file.id] };
    expect(await outcomeOf(execute(pair.brand.actor, sendMessage, message))).toBe("ok");
  });

  it("comes with the conversation, and its author's other devices hear of each change", async () => {
    const heard = async () =>
      sql()`select e->>'channel' as channel from graphile_worker._private_jobs j, jsonb_array_elements(j.payload::jsonb->'events') e
        where e->>'name' = 'conversation.updated' and e->'data'->>'conversationId' = ${pair.conversationId}`;
    const withConversation = async (by = pair.brand) =>
      (await execute(by.actor, listConversations, {})).conversations[0]?.scheduled;
    const later = await schedule({ sendAt: inHours(9) });
    const first = await schedule();
    expect([await withConversation(), await withConversation(pair.press)]).toEqual([[first, later], []]);
    await execute(pair.brand.actor, updateScheduled, { id: first.id, content: "On Friday" });
    await execute(pair.brand.actor, deleteScheduled, { id: later.id });
    await execute(pair.brand.actor, saveMessageDraft, { id: pair.conversationId, text: "One", counter: 5 });
    await execute(pair.brand.actor, saveMessageDraft, { id: pair.conversationId, text: "Two", counter: 4 });
    await execute(pair.press.actor, blockProfile, { id: pair.brand.profileId });
    await moveClock(sql(), "9 hours");
    await perform(first.id);
    expect(await heard()).toEqual(
      Array.from({ length: 6 }, () => ({ channel: `private-user-${pair.brand.userId}` })),
    );
  });

  it("is either changed in time, taken back or sent, whatever comes at once", async () => {
    const { id } = await schedule();
    await moveClock(sql(), "9 hours");
    const acts = Array.from({ length: 12 }, (_, n) =>
      n % 2 ? perform(id) : execute(pair.brand.actor, deleteScheduled, { id }),
    );
    const { ok = 0, not_found = 0 } = await tally(acts);
    expect(ok + not_found).toBe(12);
    const isSent = (await messagesOf()).length === 1;
    expect(ok).toBe(isSent ? 6 : 7);
  });

  it("waits for a time ahead, within 60 days, and says something", async () => {
    const fieldsOf = async (input: object) => (await refusalOf(schedule(input))).fields;
    expect(await fieldsOf({ sendAt: inHours(-1) })).toEqual({ sendAt: [messageTexts.notAhead] });
    expect(await fieldsOf({ sendAt: inHours(61 * 24) })).toEqual({ sendAt: [messageTexts.tooFar] });
    expect(await fieldsOf({ sendAt: "tomorrow" })).toHaveProperty("sendAt");
    expect(await fieldsOf({ content: " " })).toEqual({ content: ["Message is required"] });
    expect(await fieldsOf({ replyTo: "01890000-0000-7000-8000-000000000000" })).toHaveProperty("replyTo");
  });

  it("is one for a repeated key, of twenty at most, and clears the draft", async () => {
    await execute(pair.brand.actor, saveMessageDraft, { id: pair.conversationId, text: "The station" });
    const clientKey = "0190a5f0-0000-7000-8000-000000000003";
    const twice = await Promise.all([schedule({ clientKey }), schedule({ clientKey })]);
    expect(twice[0]?.id).toBe(twice[1]?.id);
    const { conversation } = await execute(pair.brand.actor, getConversation, { id: pair.conversationId });
    expect(conversation.draft.text).toBe("");
    expect(await tally(Array.from({ length: 21 }, () => schedule()))).toEqual({ ok: 19, conflict: 2 });
  });

  it("is not sent to who blocked or takes none meanwhile: it stays its author's, who reads why, once", async () => {
    const { id } = await schedule();
    await execute(pair.press.actor, blockProfile, { id: pair.brand.profileId });
    expect(await outcomeOf(schedule())).toBe("forbidden");
    await moveClock(sql(), "9 hours");
    await perform(id);
    await perform(id);
    expect(await waiting()).toMatchObject([{ id, problem: messageTexts.notTaken }]);
    expect(await newsOf(pair.brand.userId)).toEqual([
      { kind: "message_not_sent", data: { reason: messageTexts.notTaken } },
    ]);
    expect(await sql()`select 1 from messages where conversation_id = ${pair.conversationId}`).toHaveLength(
      0,
    );
    expect(await outcomeOf(execute(pair.brand.actor, updateScheduled, { id, content: "So" }))).toBe(
      "invalid_input",
    );
    await sql()`delete from blocks where blocked_id = ${pair.brand.profileId}`;
    await execute(pair.brand.actor, blockProfile, { id: pair.press.profileId });
    await execute(pair.brand.actor, updateScheduled, { id, sendAt: inHours(10) });
    await moveClock(sql(), "11 hours");
    await perform(id);
    expect(await waiting()).toMatchObject([{ id, problem: YOU_BLOCKED }]);
    await sql()`delete from blocks where blocked_id = ${pair.press.profileId}`;
    await execute(pair.brand.actor, updateScheduled, { id, sendAt: inHours(20) });
    await moveClock(sql(), "21 hours");
    expect((await perform(id)).messageId).not.toBeNull();
  });

  it("is not sent for a newsroom that its author left, nor by who may not send any more", async () => {
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const left = await makeMember(brand, "manager");
    pair = { ...pair, brand, ...(await makeMatch(brand, pair.press)) };
    const theirs = await schedule({}, left);
    const held = await schedule();
    await sql()`delete from memberships where user_id = ${left.userId}`;
    await sql()`update users set held_at = app_now() where id = ${brand.userId}`;
    await moveClock(sql(), "9 hours");
    await perform(theirs.id);
    await perform(held.id);
    expect(await messagesOf()).toEqual([]);
    expect((await newsOf(left.userId))[0]?.data).toEqual({ reason: messageTexts.notActing });
    expect(await newsOf(brand.userId)).toHaveLength(1);
  });
});

describe("the other party's morning", () => {
  const timesFor = async () =>
    (await execute(pair.brand.actor, getSendTimes, { id: pair.conversationId })).sendTimes;

  it("is on the clock of their settings, or else of their city", async () => {
    await sql()`insert into cities (id, name, search_name, country_code, country, display, latitude, longitude, population, zone)
      values (-1, 'Tromsø', 'tromso', 'NO', 'Norway', 'Tromsø, Norway', 0, 0, 1, 'Europe/Oslo') on conflict do nothing`;
    await sql()`update profiles set city_id = null where id = ${pair.press.profileId}`;
    expect((await timesFor()).zone).toBe("UTC");
    await sql()`update profiles set city_id = -1 where id = ${pair.press.profileId}`;
    const { zone, nextMorning, nextMonday } = await timesFor();
    expect(zone).toBe("Europe/Oslo");
    expect(toDateTimeInput(new Date(nextMorning), zone)).toMatch(/T07:00$/);
    expect(await outcomeOf(schedule({ sendAt: nextMonday }))).toBe("ok");
    await sql()`update users set zone = 'Asia/Kolkata' where id = ${pair.press.userId}`;
    expect((await timesFor()).zone).toBe("Asia/Kolkata");
    const stranger = await makeAccount({ userType: "source" });
    const foreign = execute(stranger.actor, getSendTimes, { id: pair.conversationId });
    expect(await outcomeOf(foreign)).toBe("not_found");
  });

  it("begins after their quiet hours, whose end is said while they last", async () => {
    const quiet = (from: string, until: string) =>
      sql()`update users set quiet_hours = true, quiet_from = ${from}, quiet_until = ${until}, zone = 'Europe/Oslo'
        where id = ${pair.press.userId}`;
    const clock = (iso: string | null) => iso && toDateTimeInput(new Date(iso), "Europe/Oslo").slice(11);
    const inOslo = (ms: number) => toDateTimeInput(new Date(Date.now() + ms), "Europe/Oslo").slice(11);
    const end = inOslo(2 * 3_600_000);
    await quiet(inOslo(-3_600_000), end);
    expect(clock((await timesFor()).quietUntil)).toBe(end);
    await quiet("05:00", "08:30");
    const { nextMorning, nextMonday } = await timesFor();
    expect([clock(nextMorning), clock(nextMonday)]).toEqual(["08:30", "08:30"]);
    await sql()`update users set quiet_hours = false where id = ${pair.press.userId}`;
    expect(await timesFor()).toMatchObject({ quietUntil: null });
    expect(clock((await timesFor()).nextMorning)).toBe("07:00");
  });

  it.each([
    ["2026-11-26T22:12:00Z", "Europe/Oslo", "2026-11-27T06:00:00.000Z", "2026-11-30T06:00:00.000Z"],
    ["2026-03-28T23:30:00Z", "Europe/Oslo", "2026-03-29T05:00:00.000Z", "2026-03-30T05:00:00.000Z"],
    ["2026-10-25T00:30:00Z", "Europe/Oslo", "2026-10-25T06:00:00.000Z", "2026-10-26T06:00:00.000Z"],
    ["2026-11-30T01:29:59Z", "Asia/Kolkata", "2026-11-30T01:30:00.000Z", "2026-11-30T01:30:00.000Z"],
    ["2026-11-30T01:30:00Z", "Asia/Kolkata", "2026-12-01T01:30:00.000Z", "2026-12-07T01:30:00.000Z"],
    ["2026-12-31T23:00:00Z", "Pacific/Auckland", "2027-01-01T18:00:00.000Z", "2027-01-03T18:00:00.000Z"],
  ])("after %s in %s begins at %s, and on Monday at %s", (now, zone, morning, monday) => {
    const { nextMorning, nextMonday } = nextMornings(new Date(now), zone);
    expect([nextMorning.toISOString(), nextMonday.toISOString()]).toEqual([morning, monday]);
  });

  it("lies ahead by a day and an hour at most, whatever the zone", () => {
    const moments = fc.date({
      min: new Date("2024-01-01"),
      max: new Date("2030-01-01"),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom("UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu");
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const { nextMorning, nextMonday } = nextMornings(now, zone);
        expect(nextMorning.getTime() - now.getTime()).toBeGreaterThan(0);
        expect(nextMorning.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect(nextMonday >= nextMorning).toBe(true);
        expect(toDateTimeInput(nextMonday, zone)).toMatch(/T07:00$/);
      }),
      { numRuns: 300 },
    );
  });
});
