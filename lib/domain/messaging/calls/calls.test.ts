import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { deleteMessage, markMessageRead } from "@/lib/domain/messaging/messages/commands/manage";
import { countUnread, listConversations, listMessages } from "@/lib/domain/messaging/messages/queries/read";
import { blockProfile } from "@/lib/domain/profiles/blocks/commands";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeMatch, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { makeCollaboration, makePair } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { answerCall, declineCall, endCall, takeCall } from "./commands/answer";
import { expireCall } from "./commands/expire";
import { startCall } from "./commands/ring";
import { keepCall, sendSignal } from "./commands/signal";
import { getCall, listLiveCalls, listSignals, readIceServers } from "./queries";
import { callMessages, entryText, lengthOf, MAX_RINGS, MAX_SIGNALS } from "./rules";

const { sql } = testDatabase();
let brand: TestAccount;
let press: TestAccount;
let conversationId: string;
const [callerDevice, calleeDevice] = [randomUUID(), randomUUID()];

const conversationOf = async (who: TestAccount) =>
  (await execute(who.actor, listConversations, {})).conversations[0]?.id ?? "";
beforeEach(async () => {
  await moveClock(sql(), "0");
  ({ brand, press } = await makePair());
  await makeCollaboration(brand, press);
  conversationId = await conversationOf(brand);
});

const ring = async (by = brand, device = callerDevice) =>
  (await execute(by.actor, startCall, { conversationId, kind: "voice", device })).call;
const answer = (id: string, device = calleeDevice) => execute(press.actor, answerCall, { id, device });
const stateOf = async (id: string, who = brand) => {
  const { call } = await execute(who.actor, getCall, { id });
  return call.outcome ?? call.state;
};
const entries = async () =>
  (await execute(press.actor, listMessages, { id: conversationId })).messages.map(
    ({ content, messageType }) => [messageType, content],
  );

describe("a call to somebody in quiet hours", () => {
  const ringsOf = async ({ actor }: TestAccount) => (await execute(actor, listLiveCalls, {})).calls.length;
  const clock = async (hours: number) =>
    (
      await sql()`select to_char(app_now() at time zone 'utc' + ${`${hours} hours`}::interval, 'HH24:MI') as at`
    )[0]?.at;

  it("rings nowhere, is missed, and looks to the caller like any that nobody answered", async () => {
    const quiet = { quietHours: true, quietFrom: await clock(-1), quietUntil: await clock(1) };
    await execute(press.actor, setPreferences, quiet);
    const call = await ring();
    expect(call).toMatchObject({ state: "RINGING", outcome: null });
    expect([await ringsOf(press), await ringsOf(brand)]).toEqual([0, 1]);
    await moveClock(sql(), "31 seconds");
    await execute(makeJobActor("test"), expireCall, { callId: call.id });
    expect(await stateOf(call.id)).toBe("MISSED");
    expect(await entries()).toEqual([["CALL", "Missed voice call"]]);
  });

  it("rings before they begin and after they end, and their own calls go out", async () => {
    const quiet = { quietHours: true, quietFrom: await clock(1), quietUntil: await clock(2) };
    await execute(press.actor, setPreferences, quiet);
    await ring();
    expect(await ringsOf(press)).toBe(1);
    await moveClock(sql(), "90 minutes");
    await ring(press, calleeDevice);
    expect([await ringsOf(press), await ringsOf(brand)]).toEqual([1, 1]);
  });
});

describe("a call", () => {
  it("rings at the other party of an accepted pitch, is answered, and leaves its length", async () => {
    const call = await ring();
    expect(call).toMatchObject({ state: "RINGING", isCaller: true, ownDevice: callerDevice });
    const { calls } = await execute(press.actor, listLiveCalls, {});
    expect(calls).toMatchObject([{ id: call.id, isCaller: false, ownDevice: null }]);
    expect((await answer(call.id)).call).toMatchObject({ state: "CONNECTED", ownDevice: calleeDevice });
    await sql()`update calls set media_at = app_now() - interval '201 seconds' where id = ${call.id}`;
    await execute(brand.actor, endCall, { id: call.id, device: callerDevice });
    expect(await stateOf(call.id)).toBe("ANSWERED");
    expect(await entries()).toEqual([["CALL", "Voice call, 3:21"]]);
    expect((await execute(press.actor, listLiveCalls, {})).calls).toEqual([]);
    // Nobody has written anything, so no figure counts a message.
    const written =
      await sql()`select 1 from events where kind = 'message_sent' and subject_id = ${conversationId}`;
    expect(written).toHaveLength(0);
  });

  it("needs an accepted pitch, a party, and nobody who blocked the other", async () => {
    const [other, stranger] = [
      await makeAccount({ userType: "press" }),
      await makeAccount({ userType: "source" }),
    ];
    const { conversationId: matched } = await makeMatch(brand, other);
    const start = (who: TestAccount, id: string) =>
      refusalOf(execute(who.actor, startCall, { conversationId: id, kind: "video", device: callerDevice }));
    expect((await start(brand, matched)).message).toBe(callMessages.notYet);
    expect((await start(stranger, conversationId)).code).toBe("not_found");
    await execute(press.actor, blockProfile, { id: brand.profileId });
    expect((await start(brand, conversationId)).code).toBe("forbidden");
  });

  it("is a 404 for everybody but its two sides", async () => {
    const { id } = await ring();
    const { actor } = await makeAccount({ userType: "source" });
    const device = randomUUID();
    for (const act of [
      () => execute(actor, getCall, { id }),
      () => execute(actor, answerCall, { id, device }),
      () => execute(actor, declineCall, { id }),
      () => execute(actor, endCall, { id, device }),
      () => execute(actor, takeCall, { id, device }),
      () => execute(actor, keepCall, { id, device }),
      () => execute(actor, sendSignal, { id, device, data: {} }),
      () => execute(actor, listSignals, { id }),
    ])
      expect(await outcomeOf(act())).toBe("not_found");
    expect(await stateOf(id)).toBe("RINGING");
  });

  it("is answered by one of 20 devices, and a late decline on another ends nothing", async () => {
    const { id } = await ring();
    const outcomes = await tally(Array.from({ length: 20 }, () => answer(id, randomUUID())));
    expect(outcomes).toEqual({ ok: 1, conflict: 19 });
    await execute(press.actor, declineCall, { id });
    await execute(press.actor, endCall, { id, device: randomUUID() });
    expect(await stateOf(id)).toBe("CONNECTED");
  });

  it("is declined, or stopped by its caller, once", async () => {
    const declined = await ring();
    expect((await refusalOf(execute(brand.actor, declineCall, { id: declined.id }))).message).toBe(
      callMessages.own,
    );
    await execute(press.actor, declineCall, { id: declined.id });
    const stopped = await ring();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        execute(brand.actor, endCall, { id: stopped.id, device: callerDevice }),
      ),
    );
    expect(await outcomeOf(answer(stopped.id))).toBe("conflict");
    expect((await entries()).toReversed()).toEqual([
      ["CALL", "Voice call, declined"],
      ["CALL", "Missed voice call"],
    ]);
  });

  it("is missed after 30 seconds by the server's clock, also for who was away", async () => {
    const { id } = await ring();
    const expire = () => execute(makeJobActor("calls.expireOne"), expireCall, { callId: id });
    expect(await expire()).toEqual({ endedIn: null });
    await moveClock(sql(), "31 seconds");
    expect(await outcomeOf(answer(id))).toBe("conflict");
    expect(await expire()).toEqual({ endedIn: conversationId });
    expect(await expire()).toEqual({ endedIn: null });
    expect(await stateOf(id)).toBe("MISSED");
    expect(await entries()).toEqual([["CALL", "Missed voice call"]]);
  });

  it("is one at a time: between the two, and for whoever is in another one", async () => {
    const { id } = await ring();
    const again = await refusalOf(ring(press));
    expect([again.code, again.message, again.details]).toEqual([
      "conflict",
      callMessages.live,
      { callId: id },
    ]);
    const other = await makeAccount({ userType: "brand" });
    await makeCollaboration(other, press);
    const theirs = await conversationOf(other);
    const { call } = await execute(other.actor, startCall, {
      ...{ conversationId: theirs, kind: "video", device: randomUUID() },
    });
    expect(call).toMatchObject({ state: "ENDED", outcome: "BUSY" });
    const busy = execute(press.actor, startCall, {
      conversationId: theirs,
      kind: "voice",
      device: calleeDevice,
    });
    expect((await refusalOf(busy)).message).toBe(callMessages.ownBusy);
  });

  it("of two who call each other at once 20 times one rings", async () => {
    const outcomes = await tally(
      Array.from({ length: 20 }, (_, n) => ring(n % 2 ? brand : press, randomUUID())),
    );
    expect(outcomes).toEqual({ ok: 1, conflict: 19 });
  });

  it("ends when a side's device is not heard of for half a minute, and holds no line after", async () => {
    const { id } = await ring();
    await answer(id);
    const keep = (who: TestAccount, device: string) => execute(who.actor, keepCall, { id, device });
    await moveClock(sql(), "25 seconds");
    expect((await keep(brand, callerDevice)).call.state).toBe("CONNECTED");
    await moveClock(sql(), "32 seconds");
    expect((await keep(brand, callerDevice)).call).toMatchObject({ state: "ENDED", outcome: "LOST" });
    expect((await ring()).state).toBe("RINGING");
  });

  it("ends within ten seconds of a closed page by a job, and goes on after a reload", async () => {
    const { id } = await ring();
    await answer(id);
    const keep = (leaves: boolean) =>
      execute(press.actor, keepCall, { id, device: calleeDevice, hasMedia: true, leaves });
    await keep(true);
    await moveClock(sql(), "6 seconds");
    await keep(false);
    await moveClock(sql(), "20 seconds");
    expect((await keep(true)).call.state).toBe("CONNECTED");
    const endedBy = await sql()`select 1 from graphile_worker._private_jobs j, calls c
      where c.id = ${id} and j.payload::text like ${`%${id}%`}
        and j.run_at = date_trunc('milliseconds', c.callee_seen_at) + interval '30 seconds'`;
    expect(endedBy).toHaveLength(1);
    await moveClock(sql(), "29 seconds");
    await execute(makeJobActor("calls.expireOne"), expireCall, { callId: id });
    expect(await stateOf(id)).toBe("LOST");
  });

  it("is taken over by another device of a side, and the earlier one ends nothing", async () => {
    const { id } = await ring();
    await answer(id);
    const tablet = randomUUID();
    await execute(press.actor, takeCall, { id, device: tablet });
    await execute(press.actor, endCall, { id, device: calleeDevice });
    expect(await stateOf(id)).toBe("CONNECTED");
    const signal = { id, device: calleeDevice, data: {} };
    expect(await execute(press.actor, sendSignal, signal)).toEqual({ seq: null });
    await execute(press.actor, endCall, { id, device: tablet });
    expect(await stateOf(id)).toBe("ANSWERED");
  });
});

describe("a call between two of whom one blocks the other", () => {
  const block = () => execute(press.actor, blockProfile, { id: brand.profileId });
  const unreadOf = async (who: TestAccount) =>
    (await execute(who.actor, listConversations, {})).conversations[0]?.unreadCount;

  it("rings no more, cannot be answered or gone on with, and leaves no missed call", async () => {
    const { id } = await ring();
    await block();
    for (const who of [brand, press])
      expect((await execute(who.actor, listLiveCalls, {})).calls, who.slug).toEqual([]);
    const acts = [
      ...[answer(id), execute(press.actor, getCall, { id }), execute(press.actor, declineCall, { id })],
      execute(brand.actor, keepCall, { id, device: callerDevice }),
      execute(brand.actor, sendSignal, { id, device: callerDevice, data: {} }),
      execute(press.actor, listSignals, { id }),
    ];
    expect(await tally(acts)).toEqual({ not_found: acts.length });
    const other = await makeAccount({ userType: "source" });
    await makeCollaboration(other, press);
    const theirs = await conversationOf(other);
    const { call } = await execute(press.actor, startCall, {
      ...{ conversationId: theirs, kind: "voice", device: calleeDevice },
    });
    expect(call.state).toBe("RINGING");
    await moveClock(sql(), "31 seconds");
    await execute(makeJobActor("test"), expireCall, { callId: id });
    expect([await entries(), await unreadOf(press)]).toEqual([[], 0]);
    expect(await sql()`select 1 from calls where id = ${id} and state = 'ended'`).toHaveLength(1);
  });

  it("is over for both although it was answered, and its entry is no news", async () => {
    const { id } = await ring();
    await answer(id);
    await block();
    expect(await outcomeOf(execute(press.actor, keepCall, { id, device: calleeDevice }))).toBe("not_found");
    await moveClock(sql(), "31 seconds");
    await execute(makeJobActor("test"), expireCall, { callId: id });
    expect([await entries(), await unreadOf(press)]).toEqual([[["CALL", "Voice call, no connection"]], 0]);
  });
});

describe("the entry of a call that reached the other side", () => {
  it("stays, and is counted unread at no time", async () => {
    const text = await makeMessage(brand, conversationId);
    const { id } = await ring();
    await answer(id);
    await execute(brand.actor, endCall, { id, device: callerDevice });
    const { messages } = await execute(press.actor, listMessages, { id: conversationId });
    const entry = messages.find(({ messageType }) => messageType === "CALL");
    const remove = execute(brand.actor, deleteMessage, { id: entry?.id ?? "" });
    expect((await refusalOf(remove)).code).toBe("forbidden");
    const unread = async () => (await execute(press.actor, countUnread, {})).count;
    expect(await unread()).toBe(1);
    await execute(press.actor, markMessageRead, { id: text.id });
    expect(await unread()).toBe(0);
  });
});

describe("somebody who does not answer", () => {
  it("is rung six times in ten minutes, and again later; answered calls do not count", async () => {
    const ringOff = async () => {
      const { id } = await ring();
      await execute(brand.actor, endCall, { id, device: callerDevice });
    };
    const { id } = await ring();
    await answer(id);
    await execute(brand.actor, endCall, { id, device: callerDevice });
    for (let n = 0; n < MAX_RINGS; n++) await ringOff();
    expect(await refusalOf(ring())).toMatchObject({ code: "rate_limited", message: callMessages.tooOften });
    expect((await ring(press, calleeDevice)).state).toBe("RINGING");
    await moveClock(sql(), "11 minutes");
    await ringOff();
  });
});

describe("signals", () => {
  it("are limited for each side by itself", async () => {
    const { id } = await ring();
    await answer(id);
    await sql()`insert into call_signals (call_id, seq, profile_id, data)
      select ${id}, n, ${brand.profileId}, '{}' from generate_series(1, ${MAX_SIGNALS}) n`;
    await sql()`update calls set last_signal = ${MAX_SIGNALS} where id = ${id}`;
    const send = (who: TestAccount, device: string) =>
      execute(who.actor, sendSignal, { id, device, data: {} });
    expect((await refusalOf(send(brand, callerDevice))).message).toBe(callMessages.tooMany);
    expect(await send(press, calleeDevice)).toEqual({ seq: MAX_SIGNALS + 1 });
  });

  it("come to the other side in order, from the last one that was read on, and go with the call", async () => {
    const { id } = await ring();
    const send = (who: TestAccount, device: string, data: object) =>
      execute(who.actor, sendSignal, { id, device, data });
    expect((await refusalOf(send(brand, callerDevice, {}))).message).toBe(callMessages.notConnected);
    await answer(id);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(brand, callerDevice, { candidate: `c${n}` })),
    );
    await send(press, calleeDevice, { description: { type: "answer" } });
    const { signals } = await execute(press.actor, listSignals, { id });
    expect(signals.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(new Set(signals.map(({ data }) => data.candidate)).size).toBe(20);
    expect((await execute(press.actor, listSignals, { id, after: 18 })).signals).toHaveLength(2);
    expect((await execute(brand.actor, listSignals, { id })).signals).toEqual([
      { seq: 21, data: { description: { type: "answer" } } },
    ]);
    for (const data of [{ a: "\u0000" }, { a: ["\ud800"] }, { "\u0000": 1 }])
      expect(await outcomeOf(send(brand, callerDevice, data))).toBe("invalid_input");
    const huge = send(brand, callerDevice, { text: "x".repeat(70_000) });
    expect(await outcomeOf(huge)).toBe("invalid_input");
    await execute(brand.actor, endCall, { id, device: callerDevice });
    expect(await execute(brand.actor, sendSignal, { id, device: callerDevice, data: {} })).toEqual({
      seq: null,
    });
    expect(await sql()`select 1 from call_signals where call_id = ${id}`).toHaveLength(0);
  });

  it("name no relay where none is set", async () => {
    expect(await execute(brand.actor, readIceServers, {})).toEqual({ iceServers: [], expiresAt: null });
  });
});

it.each([
  [0, "0:00"],
  [201.9, "3:21"],
  [3849, "1:04:09"],
])("%d seconds are %s", (seconds, text) => {
  expect(lengthOf(seconds)).toBe(text);
  expect(entryText({ kind: "video", outcome: "answered", seconds })).toBe(`Video call, ${text}`);
});
