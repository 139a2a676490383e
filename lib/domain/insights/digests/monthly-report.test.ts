import { afterEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { unsubscribe } from "@/lib/domain/profiles/notifications/commands";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { planMonthlyReportsJob, scheduleReport } from "./commands";
import { monthlyReportMailJob } from "./events";
import { readSchedule } from "./queries/read";
import { monthBefore, nextReport } from "./rules";

const { sql } = testDatabase();
afterEach(() => moveClock(sql(), "0"));

/** Moves the clock so that it shows this moment, "2031-03-01T05:30Z". */
async function setClock(moment: string) {
  await moveClock(sql(), "0");
  const [row] = await sql()`select extract(epoch from ${moment}::timestamptz - app_now())::text as seconds`;
  await moveClock(sql(), `${row?.seconds} seconds`);
}
const plannedFor = ({ userId }: TestAccount) => sql()`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'monthlyReports.mail' and payload->>'userId' = ${userId} order by j.id`;
async function reportsTo(account: TestAccount) {
  await performJob(planMonthlyReportsJob, {});
  for (const { payload } of await plannedFor(account)) await performJob(monthlyReportMailJob, payload);
  const mails = (await listOutbox({ limit: 500 })).filter(
    (mail) => mail.to === account.email && / in \w+ \d{4}$/.test(mail.subject),
  );
  return Promise.all(mails.map(({ id }) => readOutbox(id)));
}

describe("the monthly report", () => {
  it("goes out once, on the first day's morning of its zone, about the month before", async () => {
    await setClock("2031-02-10T12:00Z");
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const schedule = await execute(brand.actor, scheduleReport, { on: true, zone: "Asia/Kathmandu" });
    expect(schedule).toEqual({ on: true, zone: "Asia/Kathmandu", next: "2031-03-01T01:15:00.000Z" });
    expect(await execute(brand.actor, readSchedule, {})).toEqual(schedule);
    await sendPitchTo(brand, await makeAccount({ userType: "press" }));
    expect(await reportsTo(brand)).toEqual([]);
    await setClock("2031-03-01T01:00Z");
    expect(await reportsTo(brand)).toEqual([]);
    expect((await execute(brand.actor, readSchedule, {})).next).toBe("2031-03-01T01:15:00.000Z");
    await setClock("2031-03-01T01:16Z");
    // Twenty runs at once plan it once.
    await Promise.all(Array.from({ length: 20 }, () => performJob(planMonthlyReportsJob, {})));
    const [mail, ...others] = await reportsTo(brand);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Hollow Pine in February 2031");
    expect(mail?.text).toMatch(/the figures of 1 to 28\s+February\s+2031, days of\s+Asia\/Kathmandu/);
    expect(mail?.text?.replace(/\s+/g, " ")).toMatch(/pitches sent 1 /i);
    expect((await execute(brand.actor, readSchedule, {})).next).toBe("2031-04-01T01:15:00.000Z");
    await setClock("2031-03-20T12:00Z");
    await performJob(planMonthlyReportsJob, {});
    expect((await plannedFor(brand)).length).toBe(1);
  });

  it("begins with the current month for who switches it on in the settings, and stops by its mail", async () => {
    await setClock("2032-05-02T12:00Z");
    const press = await makeAccount({ userType: "press" });
    await execute(press.actor, setPreferences, { monthlyReport: true });
    expect(await reportsTo(press)).toEqual([]);
    expect((await execute(press.actor, readSchedule, {})).next).toBe("2032-06-01T07:00:00.000Z");
    const token = makeUnsubscribeToken({ userId: press.userId, kind: "monthly_report" });
    await execute(anonymous(), unsubscribe, { token });
    await setClock("2032-06-01T12:00Z");
    expect(await reportsTo(press)).toEqual([]);
    expect(await execute(press.actor, readSchedule, {})).toMatchObject({ on: false, next: null });
    // Switched on once more, it is of the month that begins then, and of none that passed meanwhile.
    await setClock("2032-07-10T12:00Z");
    await execute(press.actor, setPreferences, { monthlyReport: true });
    expect(await reportsTo(press)).toEqual([]);
    await setClock("2032-08-01T12:00Z");
    expect((await reportsTo(press)).map((mail) => mail?.subject)).toEqual([
      expect.stringMatching(/ in July 2032$/),
    ]);
  });

  it.each([
    ["2031-01-01", "2030-12-01", "2030-12-31"],
    ["2032-03-01", "2032-02-01", "2032-02-29"],
  ])("that goes out in %s is of %s to %s", (month, from, to) => {
    expect(monthBefore(month)).toEqual({ from, to });
  });

  it("follows the clock that is put forward and back", () => {
    expect(nextReport(new Date("2031-03-31T23:30:00Z"), "Europe/Oslo").toISOString()).toBe(
      "2031-05-01T05:00:00.000Z",
    );
    expect(nextReport(new Date("2031-10-20T00:00:00Z"), "Europe/Oslo").toISOString()).toBe(
      "2031-11-01T06:00:00.000Z",
    );
    expect(nextReport(new Date("2031-12-31T12:00:00Z"), "America/Los_Angeles").toISOString()).toBe(
      "2032-01-01T15:00:00.000Z",
    );
  });
});
