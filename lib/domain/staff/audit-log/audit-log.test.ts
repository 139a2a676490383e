import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { createReport } from "@/lib/domain/staff/reports/commands";
import { openCase } from "@/lib/domain/staff/reports/queries";
import { writeLog } from "@/lib/formats/log-csv";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { readOperations } from "@/tests/architecture/surfaces";
import { makeAccount, type TestAccount, unique } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { buffersOf, explainStatement } from "@/tests/setup/query-plan";
import { exportLog, openLog } from "./commands";
import type { LogEntryView, LogFilters } from "./schema";
import { selectEntries } from "./store";
import { loggedActs } from "./texts";

const database = testDatabase();
const { sql } = database;
let staff: TestAccount;
let press: TestAccount;
let pressName: string;

beforeAll(async () => {
  staff = await makeAccount({ staff: true, name: "Mila Horvat" });
});
beforeEach(async () => {
  pressName = unique("Leila 100%");
  press = await makeAccount({ name: pressName });
});

const log = async (input: object = {}) => (await execute(staff.actor, openLog, input)).entries;
const operations = (entries: LogEntryView[]) => entries.map(({ operation }) => operation);
const report = async () => {
  const target = { subject: "profile", id: press.profileId, reason: "spam" };
  return (await execute((await makeAccount()).actor, createReport, target)).report.id;
};

describe("the audit log", () => {
  it("has a text for every act that is recorded", async () => {
    const recorded = [...(await readOperations())].flatMap(([name, { kind, spec }]) =>
      kind === "command" && spec.audit && "kind" in spec.audit ? [name] : [],
    );
    expect(recorded.filter((name) => !loggedActs.has(name))).toEqual([]);
  });

  it("says who did what to what by the name at the act, and holds its own openings", async () => {
    await execute(staff.actor, openCase, { id: await report() });
    await sql()`update users set name = 'Mila Novak' where id = ${staff.userId}`;
    await log();
    const [opening, caseOpened, reported] = await log();
    await sql()`update users set name = 'Mila Horvat' where id = ${staff.userId}`;
    expect(opening).toMatchObject({ who: "Mila Novak", operation: "auditLog.open", source: "ACCOUNT" });
    expect(caseOpened).toMatchObject({
      ...{ who: "Mila Horvat", userId: staff.userId, area: "staff", text: "opened a report about" },
      ...{ subject: pressName, subjectKind: "report" },
    });
    expect(reported).toMatchObject({ operation: "reports.create", area: "matches" });
  });

  it("finds an account by name, address and id, for what it did and what was done to it", async () => {
    const [user] = await sql()`select email from users where id = ${press.userId}`;
    await sql()`insert into audit_entries (id, user_id, operation, subject_kind, subject_id)
      values (gen_random_uuid(), ${press.userId}, 'accounts.login', 'session', gen_random_uuid()),
        (gen_random_uuid(), ${staff.userId}, 'people.open', 'account', ${press.userId})`;
    for (const q of [pressName.toUpperCase(), user?.email, press.userId]) {
      const found = operations(await log({ q }));
      expect([q, found.includes("accounts.login"), found.includes("people.open")]).toEqual([q, true, true]);
      expect(operations(await log({ q, area: "staff" }))).toEqual(["people.open"]);
    }
    expect(await log({ q: "%%" })).toEqual([]);
    expect(await log({ q: pressName, until: "2020-01-01" })).toEqual([]);
    expect(await log({ q: pressName, from: "2020-01-01" })).not.toEqual([]);
  });

  it("pages each entry once though all are of one moment", async () => {
    await sql()`insert into audit_entries (id, user_id, operation, subject_kind, created_at)
      select gen_random_uuid(), ${press.userId}, 'pitches.send', 'pitch', '2026-03-03T12:00:00.123456Z'
      from generate_series(1, 7)`;
    const days = { from: "2026-03-03", until: "2026-03-03", limit: 2 };
    for (const filter of [{}, { area: "pitches" }, { q: press.userId }]) {
      const ids: string[] = [];
      for (let cursor: string | undefined, more = true; more; ) {
        const { entries, pagination } = await execute(staff.actor, openLog, { ...days, ...filter, cursor });
        ids.push(...entries.map(({ id }) => id));
        cursor = pagination.nextCursor ?? undefined;
        more = pagination.hasMore;
      }
      expect([filter, ids.length, new Set(ids).size]).toEqual([filter, 7, 7]);
    }
    await sql()`delete from audit_entries where created_at < '2026-04-01'`;
  });

  it("names a job, nobody, and no account that was erased", async () => {
    await sql()`insert into audit_entries (id, job, operation, subject_kind)
      values (gen_random_uuid(), 'pitches.expire', 'pitches.expireOne', 'pitch')`;
    expect((await log({ area: "jobs" }))[0]).toMatchObject({ who: "job: pitches.expire", source: "JOB" });
    const id = await report();
    await execute(staff.actor, openCase, { id });
    await sql()`update users set deleted_at = app_now() - interval '2 days' where id = ${press.userId}`;
    await execute(makeJobActor("accounts.erase"), eraseAccount, { userId: press.userId });
    expect(JSON.stringify(await log({ limit: 100 }))).not.toContain(pressName);
  });

  it("is a file with the same filters, whose making is recorded, and nobody else's", async () => {
    await execute(staff.actor, openCase, { id: await report() });
    const exported = await execute(staff.actor, exportLog, { area: "staff" });
    const { firstDay, lastDay } = exported.period;
    const { name, text } = writeLog(exported);
    expect(name).toBe(`audit-log-platform-${firstDay}-${lastDay}`);
    expect(text).toContain("Mila Horvat,ACCOUNT,opened a report about,Our staff,");
    expect(operations(await log({ area: "staff" }))[0]).toBe("auditLog.export");
    expect(await outcomeOf(execute(press.actor, openLog, {}))).toBe("not_found");
  });

  it("reads few rows of many, whatever is asked", async () => {
    await sql()`insert into audit_entries (id, user_id, operation, subject_kind, subject_id, created_at)
      select gen_random_uuid(), ${press.userId}, 'messages.send', 'message', gen_random_uuid(),
        app_now() - interval '300 days' + n * interval '1 minute' from generate_series(1, 60000) n`;
    await sql()`analyze audit_entries`;
    const middle: [string, string] = [new Date(Date.now() - 290 * 86_400_000).toISOString(), press.userId];
    const filters = (filter: Partial<LogFilters>): LogFilters => ({ zone: "UTC", ...filter }) as LogFilters;
    const asked: [Partial<LogFilters>, string[] | undefined, typeof middle | null][] = [
      [{}, undefined, null],
      [{}, undefined, middle],
      [{ area: "staff" }, undefined, null],
      [{ area: "jobs" }, undefined, null],
      [{ area: "messages" }, undefined, middle],
      [{}, [press.userId, staff.userId], middle],
      [{ from: "2026-03-03", until: "2030-01-01" }, undefined, null],
    ];
    for (const [filter, accounts, after] of asked) {
      const query = new PgDialect().sqlToQuery(selectEntries(filters(filter), accounts, after, 51));
      const plan = await explainStatement(database, query);
      expect([filter, buffersOf(plan) < 800 ? "few" : buffersOf(plan)]).toEqual([filter, "few"]);
    }
    await sql()`delete from audit_entries where operation = 'messages.send'`;
  });
});
