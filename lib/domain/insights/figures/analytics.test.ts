import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EventKind } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { exportRatings, listRatings, readContent, readFunnel, readOutreach } from "../analytics/queries";
import { sumEventsJob } from "./commands";
import { readAnalytics } from "./queries";
import { changeOf, describeChange, type FigureName, figureNames, figures } from "./rules";
import { periodInput } from "./schema";

const { sql } = testDatabase();
const zones = ["UTC", "Europe/Oslo", "Asia/Kathmandu", "Pacific/Chatham"];
const HOUR_MS = 3_600_000;

type Written = { at: Date; kind: EventKind; isOwn: boolean; isFirst: boolean; isLeftOut: boolean };

/** Writes events of a year, with many around the clock's changes, and returns them. */
async function yearOf(profileId: string): Promise<Written[]> {
  const around = [
    "2026-03-29T01:00:00Z",
    "2026-10-25T01:00:00Z",
    "2026-04-04T14:00:00Z",
    "2026-11-25T18:15:00Z",
  ];
  const kinds: EventKind[] = ["page_viewed", "pitch_sent", "match_made", "pitch_accepted"];
  const written = Array.from({ length: 2000 }, (_, index): Written => {
    const centre = Date.parse(around[index % 4] ?? "");
    const spread = index % 3 === 0 ? 150 * 24 * HOUR_MS : 30 * HOUR_MS;
    // A sine spreads them the same way on each run.
    const at = new Date(Math.min(centre + Math.sin(index * 12.9898) * spread, Date.now() - 60_000));
    const kind = kinds[(index * 7) % 4] as EventKind;
    return { at, kind, isOwn: index % 5 < 2, isFirst: index % 4 === 0, isLeftOut: index % 11 === 0 };
  });
  await sql()`insert into events (id, at, profile_id, kind, is_own, source, is_first, left_out)
    select gen_random_uuid(), e.at, ${profileId}, e.kind::event_kind, e.own, 'rows', e.first,
      case when e.out then 'bot'::left_out_reason end
    from jsonb_to_recordset(${JSON.stringify(
      written.map(({ at, kind, isOwn, isFirst, isLeftOut }) => ({
        at,
        kind,
        own: isOwn,
        first: isFirst,
        out: isLeftOut,
      })),
    )}::text::jsonb) as e(at timestamptz, kind text, own boolean, first boolean, out boolean)`;
  return written;
}

describe("analytics", () => {
  it("says what a plain recount says: every bucket, sum and comparison, in every zone, summed up or not", async () => {
    const press = await makeAccount({ userType: "press" });
    const written = await yearOf(press.profileId);
    const recount = (from: string, to: string, which: (event: Written) => boolean) =>
      written.filter((event) => event.at >= new Date(from) && event.at < new Date(to) && which(event)).length;
    const compare = async () => {
      for (const zone of zones)
        for (const period of ["7d", "30d", "90d", "1y"]) {
          const { analytics } = await execute(press.actor, readAnalytics, { period, zone } as never);
          const { period: span, before, series } = analytics;
          const cases: [FigureName, (event: Written) => boolean][] = [
            ["pageViews", ({ kind }) => kind === "page_viewed"],
            ["dailyVisitors", ({ kind, isFirst }) => kind === "page_viewed" && isFirst],
            ["pitchesSent", ({ kind, isOwn }) => kind === "pitch_sent" && isOwn],
            ["pitchesReceived", ({ kind, isOwn }) => kind === "pitch_sent" && !isOwn],
            ["pitchesAccepted", ({ kind, isOwn }) => kind === "pitch_accepted" && !isOwn],
            ["matchesMade", ({ kind }) => kind === "match_made"],
          ];
          for (const [name, which] of cases) {
            const counts = (event: Written) => which(event) && !event.isLeftOut;
            expect([zone, period, name, series.map((bucket) => bucket[name])]).toEqual([
              zone,
              period,
              name,
              series.map(({ from, to }) => recount(from, to, counts)),
            ]);
            expect(analytics[name]).toBe(recount(span.from, span.to, counts));
            expect(before[name]).toBe(recount(before.from, before.to, counts));
            expect(analytics.seriesBefore.reduce((sum, bucket) => sum + bucket[name], 0)).toBe(before[name]);
          }
          expect(analytics.leftOut).toBe(recount(span.from, span.to, ({ isLeftOut }) => isLeftOut));
        }
    };
    await compare();
    await sumEventsJob.run({ payload: {}, actor: makeJobActor("events.sum") });
    const [left] =
      await sql()`select count(*)::int as hours from event_hours where profile_id = ${press.profileId}`;
    expect(left?.hours).toBeGreaterThan(100);
    await compare();
  });

  it("is one's own alone", async () => {
    await expect(execute(anonymous(), readAnalytics, {})).rejects.toMatchObject({ code: "unauthenticated" });
    const [press, other] = [
      await makeAccount({ userType: "press" }),
      await makeAccount({ userType: "press" }),
    ];
    await yearOf(other.profileId);
    const { analytics } = await execute(press.actor, readAnalytics, { period: "1y" });
    for (const name of figureNames)
      expect([name, analytics[name] + analytics.before[name]]).toEqual([name, 0]);
    expect(analytics.leftOut).toBe(0);
  });

  it.each([
    [{ period: "2d" }, "period"],
    [{ from: "2026-01-01" }, "to"],
    [{ from: "2026-01-02", to: "2026-01-01" }, "to"],
    [{ from: "2025-01-01", to: "2026-01-02" }, "to"],
    [{ from: "yesterday", to: "2026-01-02" }, "from"],
    [{ zone: "Mars/Olympus" }, "zone"],
    [{ from: "2199-01-01", to: "2199-01-02" }, "from"],
  ])("refuses %j at its field", async (input, field) => {
    const { actor } = await makeAccount({ userType: "press" });
    await expect(execute(actor, readAnalytics, input as never)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { [field]: [expect.any(String)] },
    });
  });
});

describe("a change", () => {
  it("is never a division by nothing, and a share only of what is not small", () => {
    expect(changeOf(0, 0)).toBeNull();
    expect(changeOf(3, 0)).toEqual({ by: "new" });
    expect(changeOf(4, 8)).toEqual({ by: "difference", count: -4 });
    expect(changeOf(6214, 5266)).toEqual({ by: "share", percent: 18 });
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (total, before) => {
        const change = changeOf(total, before);
        if (change?.by === "share") expect(Number.isInteger(change.percent)).toBe(true);
      }),
    );
  });

  it("has one wording: of nothing before it is new", () => {
    const textOf = (total: number, before: number) =>
      Object.values(describeChange(changeOf(total, before), before))
        .filter(Boolean)
        .join(" ");
    expect(textOf(321, 0)).toBe("New: none in the period before");
    expect(textOf(0, 0)).toBe("None, and none before");
    expect(textOf(5, 5)).toBe("As many as before, 5");
    expect(textOf(4, 8)).toBe("Down 4 from 8");
    expect(textOf(6214, 5266)).toBe("Up 18% from 5,266");
    expect(textOf(440, 44)).toBe("Up 900% from 44");
    expect(textOf(1577, 44)).toBe("44 before");
    expect(textOf(44, 1577)).toBe("Down 97% from 1,577");
  });

  it("is of figures that each say how they are counted", () => {
    const sentences = Object.values(figures).map(({ counted }) => counted);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe("own dates", () => {
  it.each(["0000", "0001", "1899", "2200", "9999"])("of the year %s are refused with a sentence", (year) => {
    const refused = periodInput.safeParse({ from: `${year}-01-01`, to: `${year}-12-31`, zone: "UTC" });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      "The first day must lie between the years 1900 and 2199",
      "The last day must lie between the years 1900 and 2199",
    ]);
  });

  it("of the year 1900 have a period before and buckets", async () => {
    const { actor } = await makeAccount({ userType: "press" });
    for (const zone of zones) {
      const asked = { from: "1900-01-01", to: "1900-12-31", zone };
      const { analytics } = await execute(actor, readAnalytics, asked as never);
      expect(analytics.series).toHaveLength(12);
    }
  });

  it("that are to come are no days of nothing: they end today, and none of them alone is answered", async () => {
    const { actor } = await makeAccount({ userType: "press" });
    const { analytics: month } = await execute(actor, readAnalytics, {
      period: "30d",
      zone: "Asia/Kathmandu",
    });
    const { firstDay: from, lastDay: today } = month.period;
    const next = new Date(`${today}T12:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 300);
    const to = next.toISOString().slice(0, 10);
    const asked = { from, to, zone: "Asia/Kathmandu" };
    const { analytics } = await execute(actor, readAnalytics, asked);
    expect(analytics).toEqual({ ...month, countedAt: analytics.countedAt });
    for (const operation of [
      readAnalytics,
      readFunnel,
      readOutreach,
      readContent,
      listRatings,
      exportRatings,
    ])
      await expect(
        execute(actor, operation as typeof readAnalytics, { ...asked, from: to }),
      ).rejects.toMatchObject({
        code: "invalid_input",
        fields: { from: [expect.stringContaining("must not be after today")] },
      });
  });
});
