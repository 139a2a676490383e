import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { sumEventsJob } from "@/lib/domain/insights/figures/commands";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { updateCompany } from "@/lib/domain/profiles/companies/commands/company";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { anonymous, makeAccount, unique } from "@/tests/factories/accounts";
import { sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { computeBenchmarks } from "./commands";
import { readBenchmarks } from "./queries";
import { isShared, placeOf } from "./rules";

const { sql } = testDatabase();
const jobActor = makeJobActor("tests.benchmarks");
const compute = async () => {
  await sumEventsJob.run({ payload: {}, actor: jobActor });
  await execute(jobActor, computeBenchmarks, {});
};

describe("benchmarks", () => {
  it("are medians of the accounts of a type, from five up, with one's own place", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await Promise.all(Array.from({ length: 6 }, () => makeAccount({ userType: "press" })));
    // The first answers nothing in its time, the others one pitch each; the last has none.
    for (const one of press.slice(0, 5)) {
      const { id } = await sendPitchTo(brand, one);
      if (one !== press[0])
        await execute(one.actor, respondToPitch, { id, response: "declined", reason: "other" });
    }
    const last = press.at(-1);
    if (!last || !press[0]) throw new Error("There are six.");
    await moveClock(sql(), "15 days");
    await sql()`update pitches set status = 'expired' where status = 'sent'`;
    await sql()`insert into events (id, at, profile_id, kind, is_own, source)
      values (gen_random_uuid(), app_now() - interval '3 hours', ${press[0].profileId}, 'pitch_expired', true, 'job')`;
    await compute();

    const rateOf = async (one: typeof brand) => {
      const { measures } = await execute(one.actor, readBenchmarks, {});
      const rate = measures.find(({ name }) => name === "responseRate");
      return rate && [rate.accounts, rate.median, rate.own, rate.place];
    };
    expect(await rateOf(press[0])).toEqual([5, 100, 0, 5]);
    expect(await rateOf(last)).toEqual([5, 100, null, null]);
    for (const one of press.slice(1, 5)) expect(await rateOf(one)).toEqual([5, 100, 100, 1]);
    // One brand is no benchmark, but has its own figure.
    const { measures } = await execute(brand.actor, readBenchmarks, {});
    expect(measures.find(({ name }) => name === "successRate")).toMatchObject({
      accounts: 1,
      median: null,
      own: 0,
      place: null,
    });
    await compute();
    expect(await rateOf(press[0])).toEqual([5, 100, 0, 5]);
    await expect(execute(anonymous(), readBenchmarks, {})).rejects.toMatchObject({ code: "unauthenticated" });
    await moveClock(sql(), "0 days");
  });

  it("name the industry of one's company, with its accounts of the type", async () => {
    const industry = "Energy";
    const [one, other, plain] = await Promise.all(
      [1, 2, 3].map(() => makeAccount({ userType: "brand", company: unique("Hollow Pine") })),
    );
    if (!one || !other || !plain) throw new Error("There are three.");
    for (const { actor } of [one, other]) await execute(actor, updateCompany, { industry });
    const source = await makeAccount({ userType: "source", company: unique("Rjukan") });
    await execute(source.actor, updateCompany, { industry });
    const industryOf = async ({ actor }: typeof one) => (await execute(actor, readBenchmarks, {})).industry;
    expect(await industryOf(one)).toEqual({ name: industry, accounts: 2 });
    expect(await industryOf(source)).toEqual({ name: industry, accounts: 1 });
    expect(await industryOf(plain)).toBeNull();
    expect(await industryOf(await makeAccount({ userType: "press" }))).toBeNull();
  });

  const percentilesOf = (values: readonly number[]) =>
    Array.from({ length: 101 }, (_, n) => values[Math.max(0, Math.ceil((n * values.length) / 100) - 1)] ?? 0);

  it("says the place among up to a hundred accounts exactly, and whether others share it", () => {
    for (let accounts = 1; accounts <= 100; accounts++) {
      const values = Array.from({ length: accounts }, (_, index) => index);
      const percentiles = percentilesOf(values);
      expect(values.filter((value) => isShared(value, { percentiles, accounts }))).toEqual([]);
      const inPairs = values.map((value) => Math.floor(value / 2));
      for (const value of inPairs) {
        const isPair = value * 2 + 1 < accounts;
        expect(isShared(value, { percentiles: percentilesOf(inPairs), accounts })).toBe(isPair);
      }
      for (const value of values) expect(placeOf(value, { percentiles, accounts })).toBe(accounts - value);
      expect(placeOf(-1, { percentiles, accounts })).toBe(accounts);
      expect(placeOf(accounts, { percentiles, accounts })).toBe(1);
    }
  });
});
