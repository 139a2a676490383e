import { sql as dsql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { closeAccount } from "@/lib/domain/accounts/accounts/holds";
import { listActivity, me } from "@/lib/domain/accounts/accounts/queries";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { actorOf, makeAccount, type TestAccount, unique } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { completePitchBody } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { holdPerson, liftPerson, openPerson, reopenPerson, signOutPerson } from "./commands";
import { listPeople, withPart } from "./queries";

const { sql } = testDatabase();
let staff: TestAccount;
let brand: TestAccount;

beforeAll(async () => {
  staff = await makeAccount({ staff: true, name: "Mila Horvat" });
});
beforeEach(async () => {
  brand = await makeAccount({
    userType: "brand",
    name: unique("Petra 100%"),
    company: unique("Hollow_Pine"),
  });
});

const found = async (input: object) =>
  (await execute(staff.actor, listPeople, input)).people.map(({ id }) => id);
const opened = async (id: string) => (await execute(staff.actor, openPerson, { id })).person;
const reason = "Please write to one desk at a time.";

describe("finding people", () => {
  it("goes by a part of the name, the address and the company, as typed, and by either id", async () => {
    const { name, email, company } = await opened(brand.userId);
    for (const q of [name.slice(2), email.toUpperCase(), company!.slice(3), brand.userId, brand.profileId])
      expect([q, await found({ q })]).toEqual([q, [brand.userId]]);
    expect(await found({ q: "%%" })).toEqual([]);
    expect(await found({ q: "_ollow_Pine" })).toEqual([]);
  });

  it("has an index for each part that it looks in", async () => {
    const { sql: text, params } = new PgDialect().sqlToQuery(
      dsql`select * from ${withPart("Petra 100")} as found`,
    );
    const plan = await sql().begin(async (tx) => {
      // The tables are so small here that Postgres would read them whole.
      await tx`set local enable_seqscan = off`;
      return tx.unsafe(`explain ${text}`, params as never[]);
    });
    for (const index of ["users_name", "users_email", "users_company", "profiles_name", "companies_name"])
      expect(JSON.stringify(plan)).toContain(`${index}_part`);
  });

  it("goes by type and state, and pages each once, the newest first", async () => {
    const press = await makeAccount();
    expect(await found({ type: "PRESS", limit: 1 })).toEqual([press.userId]);
    await execute(staff.actor, holdPerson, { id: brand.userId, reason });
    expect(await found({ state: "HELD" })).toEqual([brand.userId]);
    const all = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { people, pagination } = await execute(staff.actor, listPeople, { limit: 2, cursor });
      all.push(...people.map(({ id }) => id));
      cursor = pagination.nextCursor ?? undefined;
      more = pagination.hasMore;
    }
    expect(all).toEqual([...new Set(all)].toSorted().toReversed());
    const [count] = await sql()`select count(*)::int as count from users`;
    expect(all).toHaveLength(count?.count);
  });
});

describe("an account", () => {
  it("is put on hold and sends nothing, reads why, and sends again once it is lifted", async () => {
    const press = await makeAccount();
    const send = async () => {
      const actor = await actorOf(brand.accessToken);
      return outcomeOf(execute(actor, createPitch, { ...completePitchBody(), recipientId: press.profileId }));
    };
    await execute(staff.actor, holdPerson, { id: brand.userId, reason });
    expect(await send()).toBe("forbidden");
    expect((await execute(await actorOf(brand.accessToken), me, {})).user.hold).toMatchObject({ reason });
    expect(await outcomeOf(execute(staff.actor, holdPerson, { id: brand.userId, reason }))).toBe("conflict");
    await execute(staff.actor, liftPerson, { id: brand.userId, reason: "Thank you." });
    expect((await execute(await actorOf(brand.accessToken), me, {})).user.hold).toBeNull();
    expect(await send()).toBe("ok");
  });

  it("shows its owner what staff did to it, and staff nothing of it as their own", async () => {
    await execute(staff.actor, holdPerson, { id: brand.userId, reason });
    const kindsOf = async ({ actor }: TestAccount) =>
      (await execute(actor, listActivity, {})).events.map(({ kind }) => kind);
    expect((await kindsOf(brand))[0]).toBe("people.hold");
    expect(await kindsOf(staff)).not.toContain("people.hold");
  });

  it("is signed out everywhere at once", async () => {
    await execute(staff.actor, signOutPerson, { id: brand.userId });
    await expect(actorOf(brand.accessToken)).rejects.toThrow("nobody's");
  });

  it("that was closed comes back by staff alone, for 30 days", async () => {
    const close = () => transact((tx, effects) => closeAccount(tx, effects, brand.userId, reason));
    const reopen = () => outcomeOf(execute(staff.actor, reopenPerson, { id: brand.userId, reason }));
    await close();
    expect((await opened(brand.userId)).state).toBe("CLOSED");
    expect(await reopen()).toBe("ok");
    expect((await opened(brand.userId)).state).toBe("ACTIVE");
    await close();
    await sql()`update users set closed_at = closed_at - interval '31 days' where id = ${brand.userId}`;
    expect(await reopen()).toBe("conflict");
  });

  it("shows who of staff opened it and what they did, and is nobody's own to act on", async () => {
    await execute(staff.actor, holdPerson, { id: brand.userId, reason });
    await opened(brand.userId);
    const { history } = await opened(brand.userId);
    expect(history.map(({ operation, by }) => [operation, by])).toEqual([
      ["people.open", "Mila Horvat"],
      ["people.hold", "Mila Horvat"],
    ]);
    const own = execute(staff.actor, holdPerson, { id: staff.userId, reason });
    expect(await outcomeOf(own)).toBe("forbidden");
    expect(await outcomeOf(execute(brand.actor, openPerson, { id: brand.userId }))).toBe("not_found");
  });
});
