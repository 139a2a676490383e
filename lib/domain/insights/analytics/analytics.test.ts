import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { deleteAccount, eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { recordFetch, recordVisit } from "@/lib/domain/insights/figures/commands";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { act } from "@/lib/domain/matching/matches/commands/act";
import { markShown } from "@/lib/domain/matching/matches/commands/mark-shown";
import { goLiveJob } from "@/lib/domain/newsrooms/releases/commands/go-live";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { getDraft } from "@/lib/domain/pitching/pitch-drafts/queries";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { completePitch, ratePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { deletePitch } from "@/lib/domain/pitching/pitches/commands/edit-pitch";
import { writeOutreach } from "@/lib/formats/insights-csv";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { inContext } from "@/lib/platform/request-context";
import { settings } from "@/lib/platform/settings/settings";
import { anonymous, makeAccount, PASSWORD, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto } from "@/tests/factories/assets";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { makeCompleted, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { makeStory } from "@/tests/factories/stories";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { computeBenchmarks } from "./commands";
import {
  exportOutreach,
  exportRatings,
  listRatings,
  readBenchmarks,
  readContent,
  readFunnel,
  readOutreach,
} from "./queries";
import { funnelOf, narrowestOf, outreachNames, sharesOf, successOf } from "./rules";

const { sql } = testDatabase();

const decide = (one: TestAccount, other: TestAccount, action: "like" | "pass") =>
  execute(one.actor, act, { id: other.profileId, action });

describe("the funnel", () => {
  it("says how far each shown profile has come, and who may still go on", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const person = () => makeAccount({ userType: "press" });
    const [passed, waiting, refused, quiet] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ];
    const [pitched, declined, accepted, beside, undecided] = [
      await person(),
      await person(),
      await person(),
      await person(),
      await person(),
    ];
    await decide(brand, passed, "pass");
    for (let times = 0; times < 2; times++)
      await execute(brand.actor, markShown, { id: undecided.profileId });
    for (const one of [waiting, refused, quiet, pitched, declined, accepted])
      await decide(brand, one, "like");
    await decide(refused, brand, "pass");
    for (const one of [quiet, pitched, declined, accepted]) await decide(one, brand, "like");
    await sendPitchTo(brand, pitched);
    const no = await sendPitchTo(declined, brand);
    await execute(brand.actor, respondToPitch, { id: no.id, response: "declined", reason: "other" });
    const yes = await sendPitchTo(brand, accepted);
    await execute(accepted.actor, respondToPitch, { id: yes.id, response: "accepted" });
    await sendPitchTo(brand, beside);

    const { steps, pitchesBeside } = await execute(brand.actor, readFunnel, {});
    const brief = steps.map(({ name, reached, of, open, rate }) => [name, reached, of, open, rate]);
    expect(brief).toEqual([
      ["shown", 8, null, 0, null],
      ["liked", 6, 8, 1, 86],
      ["matched", 4, 6, 1, 80],
      ["pitched", 3, 4, 1, 100],
      ["accepted", 1, 3, 1, 50],
      ["published", 0, 1, 1, null],
    ]);
    expect(pitchesBeside).toBe(1);
    const { steps: others } = await execute(passed.actor, readFunnel, {});
    expect(others.map(({ reached }) => reached)).toEqual([0, 0, 0, 0, 0, 0]);
    await expect(execute(anonymous(), readFunnel, {})).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("stands beside where the sent pitches stand, why they were declined and how each headline does", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const send = async (title: string) => {
      const to = await makeAccount({ userType: "press" });
      const { id } = await sendPitchTo(brand, to, { title });
      const answer = (response: string, reason?: string) =>
        execute(to.actor, respondToPitch, { id, response, reason });
      return { id, answer };
    };
    const [yes, no, again] = [await send("The train"), await send("The train"), await send("The train")];
    const gone = await send("The study");
    await send("The study");
    await moveClock(sql(), "3 hours");
    await yes.answer("accepted");
    for (const { answer } of [no, again]) await answer("declined", "no_time");
    await execute(brand.actor, deletePitch, { id: gone.id });
    await moveClock(sql(), "0");
    const { pitches, reasons, profile, period, ...all } = await execute(brand.actor, readOutreach, {});
    expect(await execute(brand.actor, exportOutreach, {})).toEqual({
      ...all,
      pitches,
      reasons,
      profile,
      period,
    });
    expect(all).toEqual({
      ...{ sent: 5, accepted: 1, declined: 2, expired: 0, withdrawn: 1, waiting: 1, success: 20 },
    });
    expect(reasons).toEqual([{ reason: "no_time", declined: 2 }]);
    expect(pitches).toMatchObject([
      { title: "The train", sent: 3, success: 33, published: 0 },
      { title: "The study", sent: 2, success: 0, answerHours: null },
    ]);
    expect(pitches[0]?.answerHours).toBeCloseTo(3, 1);
  });

  it("has one success rate for a pitch, accepted of sent, wherever it is asked", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const draft = await makeDraft(brand);
    for (const response of ["accepted", "declined", null]) {
      const to = await makeAccount({ userType: "press" });
      const { id } = await sendPitchTo(brand, to, { title: "The ferry", draftId: draft.id });
      if (response) await execute(to.actor, respondToPitch, { id, response, reason: "other" });
    }
    const saved = await execute(brand.actor, getDraft, { id: draft.id });
    expect(saved.draft.successRate).toBeCloseTo(1 / 3, 10);
    const outreach = await execute(brand.actor, exportOutreach, {});
    expect(outreach).toMatchObject({ success: 33, pitches: [{ title: "The ferry", sent: 3, success: 33 }] });
    const rates = writeOutreach(outreach).text.match(/^.*(All,3,100|The ferry).*$/gm);
    expect(rates).toHaveLength(2);
    for (const line of rates ?? []) expect(line).toMatch(/(All,3,100|The ferry,,),33,/);
    const { measures } = await execute(brand.actor, readBenchmarks, {});
    expect(measures.find(({ name }) => name === "successRate")?.own).toBeCloseTo(100 / 3, 10);
    await execute(makeJobActor("tests.benchmarks"), computeBenchmarks, {});
    const [stored] = await sql()`select percentiles from benchmarks
      where measure = 'successRate' and user_type = 'brand'`;
    expect(stored?.percentiles.some((value: number) => Math.abs(value - 100 / 3) < 1e-9)).toBe(true);
  });

  it("rounds each share of a whole by itself, the first as the success rate", () => {
    expect(sharesOf([8, 2, 1, 1, 2])).toEqual([57, 14, 7, 7, 14]);
    expect(sharesOf([0, 0])).toEqual([0, 0]);
    const { length } = outreachNames;
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: length, maxLength: length }), (parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(whole > 0);
        const shares = sharesOf(parts);
        expect(shares[0]).toBe(successOf({ sent: whole, accepted: parts[0] ?? 0 }));
        for (const [place, part] of parts.entries()) {
          expect(Math.abs((shares[place] ?? 0) - (100 * part) / whole)).toBeLessThan(0.5 + 1e-9);
        }
      }),
    );
  });

  it("says between which steps the way narrows most, by their counts", () => {
    const step = (label: string, reached: number, of: number | null, open = 0) => ({
      ...{ label, reached, of, open },
    });
    const shown = step("Shown", 412, null);
    const later = [step("Matched", 8, 63, 21), step("Pitched", 7, 8)];
    expect(narrowestOf([shown, step("Liked", 63, 412), ...later])).toEqual({
      ...{ before: "shown", after: "liked", reached: 63, decided: 412, open: 0 },
    });
    expect(narrowestOf([shown, step("Liked", 206, 412), ...later])).toMatchObject({
      after: "matched",
      decided: 42,
    });
    const all = step("Liked", 412, 412);
    expect(narrowestOf([shown, all, step("Matched", 0, 412, 412)])).toBeNull();
    expect(narrowestOf([shown, all])).toBeNull();
    expect(narrowestOf([step("Shown", 0, null), step("Liked", 0, 0)])).toBeNull();
  });

  it("divides by nobody where all of a step are open", () => {
    const reached = { shown: 2, liked: 2, matched: 0, pitched: 0, accepted: 0, published: 0 };
    const steps = funnelOf(reached, { liked: 0, matched: 2, pitched: 0, accepted: 0, published: 0 });
    expect(steps.map(({ rate }) => rate)).toEqual([null, 100, null, null, null, null]);
  });
});

describe("ratings", () => {
  it("are listed when they count, newest first, page by page, with the reputation after each", async () => {
    const { brand, press } = await makePair();
    for (const rating of ["up", "down", "up"] as const) {
      const { id } = await makeCompleted(brand, press);
      await execute(press.actor, ratePitch, { id, rating, outcome: false });
      expect((await execute(brand.actor, listRatings, { limit: 1 })).ratings[0]?.value).toBe(
        rating.toUpperCase(),
      );
    }
    const first = await execute(brand.actor, listRatings, { limit: 2 });
    expect(first.pagination).toMatchObject({ total: 3, hasMore: true });
    const cursor = first.pagination.nextCursor ?? undefined;
    const rest = await execute(brand.actor, listRatings, { limit: 2, cursor });
    const all = [...first.ratings, ...rest.ratings];
    expect(all.map(({ score }) => Number(score.toFixed(2)))).toEqual([3, 2.5, 3.33]);
    expect(all.map(({ by }) => by?.id)).toEqual(Array(3).fill(press.profileId));
    const beforeAll = await execute(brand.actor, listRatings, { from: "2020-01-01", to: "2020-01-02" });
    expect(beforeAll.ratings).toEqual([]);
    const exported = await execute(brand.actor, exportRatings, { zone: "Asia/Kathmandu" });
    expect(exported.ratings).toEqual(all);
    expect(exported.period.zone).toBe("Asia/Kathmandu");
    const [own] = await sql()`select slug from profiles where id = ${brand.profileId}`;
    expect(exported.profile.slug).toBe(own?.slug);
  });

  it("are not told before they count", async () => {
    const { brand, press } = await makePair();
    const pitch = await sendPitchTo(brand, press);
    await execute(press.actor, respondToPitch, { id: pitch.id, response: "accepted" });
    await execute(press.actor, completePitch, { id: pitch.id, rating: "down", outcome: false });
    expect((await execute(brand.actor, listRatings, {})).ratings).toEqual([]);
    await moveClock(sql(), "0 days");
  });
});

const TIMETABLE = "https://rail.example.org/winter";

describe("content", () => {
  it("is what releases, files and stories led to, and nobody else's", async () => {
    const { brand, press } = await makePair();
    const photo = await makePhoto(brand, { caption: "The train", credit: "Petra Lind" });
    const body = {
      title: "The train returns",
      body: `<p>It <a href="${TIMETABLE}">runs</a>.</p>`,
      status: "PUBLISHED" as const,
    };
    const { release } = await execute(brand.actor, createRelease, { ...body, images: [photo.id] });
    await performJob(goLiveJob, { releaseId: release.id });
    const visit = (
      kind: "page_viewed" | "link_opened" | "asset_downloaded",
      path: string,
      address = "203.0.113.7",
      by: Actor = anonymous(),
    ) =>
      inContext(
        {
          requestId: "test",
          visit: {
            address,
            browser: "Mozilla/5.0 Firefox/140.0",
            isHead: false,
            isPrefetch: false,
            wantsPrivacy: false,
          },
        },
        () =>
          kind === "asset_downloaded"
            ? execute(by, recordFetch, { kind, path })
            : execute(by, recordVisit, { kind, path, link: kind === "link_opened" ? TIMETABLE : undefined }),
      );
    await visit("page_viewed", release.url);
    await visit("page_viewed", release.url);
    await visit("page_viewed", release.url, "203.0.113.8");
    await visit("link_opened", release.url);
    await visit("page_viewed", release.url, "203.0.113.8", press.actor);
    await sql()`update profiles set publications = '{Northwind Post, Fjord}' where id = ${press.profileId}`;
    for (const by of [anonymous(), press.actor, press.actor, brand.actor])
      await visit("asset_downloaded", `/files/assets/${photo.id}`, "203.0.113.7", by);
    const link = `${settings().APP_URL}${release.url}`;
    const resources = [
      `${link}?from=pitch`,
      `${link}/#facts`,
      `${link}-2`,
      `https://example.com${release.url}`,
    ];
    const story = await makeStory(brand, press, "The train is back", { resources });
    await sendPitchTo(brand, await makeAccount({ userType: "press" }), { resources: [`${link}-2`] });
    await sendPitchTo(press, brand, { resources: [link] });

    const sizes = [{ key: "assets/train.jpg", format: "jpeg", width: 320, height: 240 }];
    await sql()`update assets set renditions = ${sql().json(sizes)}, state = 'ready' where id = ${photo.id}`;

    const content = await execute(brand.actor, readContent, {});
    expect(content.releases).toMatchObject([
      {
        ...{ id: release.id, title: "The train returns", views: 4, linksOpened: 1, downloads: 2 },
        ...{ inPitches: 1, coverage: 1, picture: { caption: "The train" } },
      },
    ]);
    expect(content.assets).toMatchObject([
      { id: photo.id, kind: "PHOTO", name: "The train", downloads: 2, takers: 1, unnamed: 1 },
    ]);
    expect(content.assets[0]?.takenBy).toMatchObject([{ id: press.profileId, outlet: "Northwind Post" }]);
    const [read] = await sql()`select count(*)::int as named from events
      where kind = 'page_viewed' and actor_profile_id is not null`;
    expect(read?.named).toBe(0);
    expect(content.stories.map(({ id }) => id)).toEqual([story]);
    expect(await execute(press.actor, readContent, {})).toMatchObject({ releases: [], assets: [] });

    await execute(press.actor, deleteAccount, { password: PASSWORD, confirm: "DELETE" });
    const nameless = { downloads: 2, takers: 0, takenBy: [], unnamed: 2 };
    expect((await execute(brand.actor, readContent, {})).assets).toMatchObject([nameless]);
    await execute(makeJobActor("tests.erase"), eraseAccount, { userId: press.userId });
    expect((await execute(brand.actor, readContent, {})).assets).toMatchObject([nameless]);
  });

  it("adds up to the figures of the same days: a file of two releases counts once, and what is of none is named", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const [shared, loose] = [await makePhoto(brand), await makePhoto(brand)];
    const publish = async (title: string) => {
      const body = { title, body: "<p>It runs.</p>", status: "PUBLISHED" as const, images: [shared.id] };
      const { release } = await execute(brand.actor, createRelease, body);
      await performJob(goLiveJob, { releaseId: release.id });
      return release;
    };
    const first = await publish("The train returns");
    const second = await publish("The train returns again");
    for (const [subject, kind] of [
      ...[shared.id, shared.id, loose.id].map((id) => [id, "asset_downloaded"] as const),
      ...[first.id, first.id, second.id, brand.profileId].map((id) => [id, "page_viewed"] as const),
      // The newsroom's own pages, and what was opened from them, are no subject.
      ...([
        [null, "page_viewed"],
        [null, "page_viewed"],
        [null, "link_opened"],
      ] as const),
    ])
      await sql()`insert into events (id, profile_id, kind, is_own, subject_id, source)
        values (gen_random_uuid(), ${brand.profileId}, ${kind}, false, ${subject}, 'visit')`;
    const content = await execute(brand.actor, readContent, {});
    expect(content.releases.map(({ title, views, downloads }) => [title, views, downloads])).toEqual([
      ["The train returns", 2, 2],
      ["The train returns again", 1, 0],
    ]);
    expect(content).toMatchObject({
      otherReleases: { releases: 0, views: 0, downloads: 0 },
      noRelease: { views: 3, linksOpened: 1, downloads: 1 },
    });
    const { analytics } = await execute(brand.actor, readAnalytics, {});
    expect(content.total).toEqual({
      ...{ views: analytics.pageViews, linksOpened: analytics.linksOpened, downloads: analytics.downloads },
    });
    expect(content.total).toEqual({ views: 6, linksOpened: 1, downloads: 3 });
  });
});
