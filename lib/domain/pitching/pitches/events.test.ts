import { beforeAll, describe, expect, it } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { readUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeCollaboration, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { deletePitch } from "./commands/edit-pitch";
import { pitchAcceptedMailJob, pitchReceivedMailJob } from "./events";
import { announcePitch } from "./store";

const { sql } = testDatabase();
let brand: TestAccount;
let press: TestAccount;

beforeAll(async () => {
  ({ brand, press } = await makePair());
});

async function mailsTo(account: TestAccount) {
  const entries = (await listOutbox({ limit: 500 })).filter((entry) => entry.to === account.email);
  return Promise.all(entries.map((entry) => readOutbox(entry.id)));
}
const received = (pitchId: string, userId: string) => performJob(pitchReceivedMailJob, { pitchId, userId });

describe("the mail of a received pitch", () => {
  it("goes to the recipient with one Message-ID at every try and a one-click unsubscribe", async () => {
    const pitch = await sendPitchTo(brand, press, { title: "<b>Night train</b>" });
    await received(pitch.id, press.userId);
    await received(pitch.id, press.userId);
    const mails = await mailsTo(press);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map((mail) => mail?.messageId)).size).toBe(1);
    const [mail] = mails;
    expect(mail?.messageId).toContain(`pitch-received.${pitch.id}`);
    expect(mail?.subject).toContain("<b>Night train</b>");
    expect(mail?.html).not.toContain("<b>Night train</b>");
    expect(mail?.text).toContain(pitch.what);
    expect(mail?.text).toContain(`/matching?tab=inbox&pitch=${pitch.id}`);
    const token = /token=([^>]+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(readUnsubscribeToken(token)).toEqual({ userId: press.userId, kind: "pitch_received" });
  });

  it("is headed with the pitch's own subject line where it has one", async () => {
    const pair = await makePair();
    const fields = { title: "Night train", subject: "Eleven cabins" };
    const pitch = await sendPitchTo(pair.brand, pair.press, fields);
    await received(pitch.id, pair.press.userId);
    const [mail] = await mailsTo(pair.press);
    expect(mail?.subject).toMatch(/ sent you a pitch: Eleven cabins$/);
    expect(mail?.html).toContain("Night train");
  });

  it("is not sent once withdrawn, to a deleted account, or where it is switched off", async () => {
    const withdrawn = await makePair();
    const first = await sendPitchTo(withdrawn.brand, withdrawn.press);
    await execute(withdrawn.brand.actor, deletePitch, { id: first.id });
    await received(first.id, withdrawn.press.userId);
    const deleted = await makePair();
    const second = await sendPitchTo(deleted.brand, deleted.press);
    await sql()`update users set deleted_at = app_now() where id = ${deleted.press.userId}`;
    await received(second.id, deleted.press.userId);
    const off = await makePair();
    const third = await sendPitchTo(off.brand, off.press);
    await sql()`update users set mail_pitch_received = false where id = ${off.press.userId}`;
    await received(third.id, off.press.userId);
    for (const { press: person } of [withdrawn, deleted, off]) expect(await mailsTo(person)).toEqual([]);
  });
});

describe("the mail of an acceptance", () => {
  const accepted = (pitchId: string, userId: string) => performJob(pitchAcceptedMailJob, { pitchId, userId });

  it("goes to the sender, unless switched off", async () => {
    const on = await makePair();
    const pitch = await makeCollaboration(on.brand, on.press);
    await accepted(pitch.id, on.brand.userId);
    const [mail] = await mailsTo(on.brand);
    expect(mail?.messageId).toContain(`pitch-accepted.${pitch.id}`);
    expect(mail?.text).toContain(`/matching?tab=inbox&pitch=${pitch.id}`);
    const off = await makePair();
    const silent = await makeCollaboration(off.brand, off.press);
    await sql()`update users set mail_pitch_accepted = false where id = ${off.brand.userId}`;
    await accepted(silent.id, off.brand.userId);
    expect(await mailsTo(off.brand)).toEqual([]);
  });
});

describe("live events", () => {
  it("reach everyone who acts for either party, once each, and carry an id only", async () => {
    const boss = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const [manager, editor] = [
      await makeAccount({ userType: "brand" }),
      await makeAccount({ userType: "brand" }),
    ];
    const companyId = boss.actor.companyId ?? "";
    await sql()`insert into memberships (company_id, user_id, role)
      values (${companyId}, ${manager.userId}, 'manager'), (${companyId}, ${editor.userId}, 'editor')`;
    const pitch = await sendPitchTo(boss, press);
    const events = await transact(async (tx, effects) => {
      await announcePitch(tx, effects, pitch);
      return [...effects.events];
    });
    const channels = [boss, manager, press].map(({ userId }) => `private-user-${userId}`);
    expect(events.map((event) => event.channel).sort()).toEqual(channels.sort());
    for (const event of events) {
      expect(event).toMatchObject({ name: "pitch.updated", data: { pitchId: pitch.id } });
      expect(Object.keys(event.data)).toEqual(["pitchId"]);
    }
  });
});

describe("a mail in its receiver's quiet hours", () => {
  const heldJobs = () => sql()<{ payload: Record<string, string>; run_at: Date }[]>`
    select j.payload, j.run_at from graphile_worker._private_jobs j
    where j.key like 'held:pitch-received.%' order by j.id`;
  const clock = async (hours: number) => {
    const [row] = await sql()`
      select to_char(app_now() at time zone 'utc' + ${`${hours} hours`}::interval, 'HH24:MI') as time`;
    return row?.time;
  };

  it("waits until they end, once however often its job runs, and is sent then", async () => {
    const pair = await makePair();
    await execute(pair.press.actor, setPreferences, {
      ...{ quietHours: true, quietFrom: await clock(-1), quietUntil: await clock(2) },
    });
    const pitch = await sendPitchTo(pair.brand, pair.press);
    const payload = { pitchId: pitch.id, userId: pair.press.userId };
    await sql()`delete from graphile_worker._private_jobs`;
    await received(pitch.id, pair.press.userId);
    await received(pitch.id, pair.press.userId);
    expect(await mailsTo(pair.press)).toEqual([]);
    const [held, ...more] = await heldJobs();
    expect(more).toEqual([]);
    expect(held?.payload).toMatchObject(payload);
    const [inTime] =
      await sql()`select ${held?.run_at ?? null}::timestamptz > app_now() + interval '118 minutes'
      and ${held?.run_at ?? null}::timestamptz <= app_now() + interval '2 hours' as good`;
    expect(inTime?.good).toBe(true);
    await moveClock(sql(), "2 hours");
    await performJob(pitchReceivedMailJob, held?.payload);
    expect((await mailsTo(pair.press)).map((mail) => mail?.subject)).toHaveLength(1);
    await moveClock(sql(), "0");
  });
});
