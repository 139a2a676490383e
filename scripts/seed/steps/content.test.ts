import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { DEMO_ACCOUNTS } from "@/lib/domain/accounts/accounts/demo-accounts";
import { assessNewsworthiness } from "@/lib/domain/pitching/newsworthiness/newsworthiness";
import { pitchFields, pitchLimits } from "@/lib/domain/pitching/pitches/pitch-text";
import { isReel } from "@/lib/domain/profiles/profiles/reels";
import { slugify } from "@/lib/domain/profiles/slugs/slug";
import { resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { companies, people, pitchPages, releases, stories } from "@/scripts/seed/content";
import { daysFrom, fillDates } from "@/scripts/seed/fill-dates";
import { drawStoryPage } from "@/scripts/seed/story-page";
import { gazetteer } from "@/tests/evaluation/gazetteer";
import { teammates } from "./companies";
import { seedFollows } from "./follows";
import { furtherPitches } from "./further-pitches";
import { seededRandom } from "./random";
import { type Visited, visitsOf } from "./visits";

const newsrooms = Object.values(companies).flatMap((company) => company.newsrooms);
const drafts = [...people, ...newsrooms].flatMap(({ drafts = [] }) => drafts);

describe("the demo's releases", () => {
  it("have one of today that everybody may read, for the map of news", () => {
    const open = Object.values(releases)
      .flat()
      .filter(({ draft, embargoInDays, publishInDays }) => !draft && !embargoInDays && !publishInDays);
    // A release of the last quarter of an hour is of today at almost any time of day.
    expect(Math.min(...open.map(({ daysAgo }) => daysAgo))).toBeLessThan(0.01);
  });
});

it("times of day in the demo's texts are written with a colon", () => {
  const texts = JSON.stringify([people, releases, pitchPages, stories]);
  expect(texts.match(/\b(?:at|until|from|to|by) (?:[01]\d|2[0-3])\.[0-5]\d\b/g)).toBeNull();
});

describe("the demo's people", () => {
  it("are about eighty more than the four demo accounts, each once", () => {
    expect(people.length).toBeGreaterThanOrEqual(84);
    for (const stem of ["key", "email", "about"] as const) {
      expect(new Set(people.map((one) => one[stem])).size).toBe(people.length);
    }
    for (const kind of userTypes) {
      expect(people.filter(({ userType }) => userType === kind).length).toBeGreaterThanOrEqual(16);
    }
  });

  it("hold a demo account of each type", () => {
    expect(DEMO_ACCOUNTS.map(({ userType }) => userType)).toEqual([...userTypes]);
    for (const { key, name, email, userType } of DEMO_ACCOUNTS) {
      expect(people.find((one) => one.key === key)).toMatchObject({ person: name, email, userType });
    }
  });

  it("cannot be a real address: no such top level exists", () => {
    const invited = Object.values(companies).flatMap(({ invitations }) => invitations);
    for (const { email } of [...people, ...teammates, ...invited]) expect(email).toMatch(/\.demo$/);
    for (const { website } of people) {
      if (website) expect(new URL(website).hostname).toMatch(/\.demo$/);
    }
  });

  it("name topics and perks the product knows", () => {
    const topics = [...people, ...newsrooms].flatMap((one) => one.topics ?? []);
    expect(topics.filter((topic) => resolveTopics([topic]).length !== 1)).toEqual([]);
    const perks = [...people, ...newsrooms, ...drafts, ...Object.values(pitchPages).flat()].flatMap(
      (one) => one.perks ?? [],
    );
    expect(perks.filter((perk) => !resolvePerk(perk))).toEqual([]);
  });

  it("differ in picture, large and small, and all pictures stay light", () => {
    const pictures = [...people, ...newsrooms.filter(({ location }) => location)].flatMap(({ key }) => [
      `public/demo/p-${key}.webp`,
      `public/demo/a-${key}.webp`,
    ]);
    expect(pictures.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(pictures.map((file) => readFileSync(file, "base64"))).size).toBe(pictures.length);
    expect(pictures.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(2_000_000);
  });
});

describe("the demo's reels", () => {
  const samples = people.flatMap((one) => ("samples" in one ? one.samples : []));

  it("each have a video of their own, with a poster, and are light together", () => {
    const shown = samples.filter(isReel);
    expect(shown.length).toBeGreaterThanOrEqual(20);
    for (const { title, image, video } of shown) {
      expect([title, existsSync(`public${image}`)]).toEqual([title, true]);
      expect([title, existsSync(`public/demo/reels/${video}.mp4`)]).toEqual([title, true]);
    }
    const videos = shown.map(({ video }) => video ?? "");
    expect(videos.map((video) => `${video}.mp4`).toSorted()).toEqual(
      readdirSync("public/demo/reels").toSorted(),
    );
    expect(samples.filter((sample) => sample.video && !isReel(sample))).toEqual([]);
    const bytes = videos.reduce((sum, video) => sum + statSync(`public/demo/reels/${video}.mp4`).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});

describe("the demo's pitches", () => {
  it("fit the limits on any day of the year", () => {
    for (let day = 0; day < 366; day += 5) {
      const base = daysFrom(new Date("2027-01-01T12:00:00Z"), day);
      for (const draft of drafts) {
        for (const field of pitchFields) {
          expect(fillDates(draft[field], base).length, `${draft.title}: ${field}`).toBeLessThanOrEqual(
            pitchLimits[field],
          );
        }
      }
    }
  });

  it("leave no day unwritten", () => {
    const base = new Date("2026-11-21T12:00:00Z");
    expect(fillDates("from {+21}, until {-3}", base)).toBe("from 12 December 2026, until 18 November 2026");
    for (const draft of drafts)
      for (const field of pitchFields) expect(fillDates(draft[field], base)).not.toContain("{");
  });

  it("are of all qualities", async () => {
    const base = new Date("2026-11-21T12:00:00Z");
    const scored = await Promise.all(
      drafts.map((draft) =>
        assessNewsworthiness(
          Object.fromEntries(pitchFields.map((field) => [field, fillDates(draft[field], base)])) as never,
          base,
          gazetteer,
        ),
      ),
    );
    const verified = scored.filter(({ newsworthy }) => newsworthy);
    expect(verified.length).toBeGreaterThan(30);
    expect(drafts.length - verified.length).toBeGreaterThanOrEqual(5);
  });

  it("go between the same people in every run, and never between a pair twice", async () => {
    const once = await furtherPitches(people, [], new Set(), gazetteer);
    expect(await furtherPitches(people, [], new Set(), gazetteer)).toEqual(once);
    expect(new Set(once.map(({ from, to }) => `${from} ${to}`)).size).toBe(once.length);
    expect(seededRandom(7).next()).toBe(seededRandom(7).next());
  });
});

const releaseSlugs = Object.values(releases)
  .flat()
  .map(({ title }) => slugify(title));

describe("the demo's followers", () => {
  it("are the same in every run, each pair once, and no one follows themselves", () => {
    const follows = seedFollows(people);
    expect(seedFollows(people)).toEqual(follows);
    expect(new Set(follows.map(({ from, to }) => `${from} ${to}`)).size).toBe(follows.length);
    expect(follows.filter(({ from, to }) => from === to)).toEqual([]);
    expect(follows.length).toBeGreaterThan(2 * people.length);
  });
});

describe("the demo's visits", () => {
  const base = new Date("2026-11-21T12:30:00Z");
  const day = (daysAgo: number) => daysFrom(base, -daysAgo).getTime();
  const newsroom: Visited = {
    ...{ profileId: "newsroom", visitors: 40, hasFeeds: true },
    shown: [
      { kind: "release", id: "release", since: day(20) },
      { kind: "file", id: "photo", since: day(150) },
    ],
  };
  const visits = visitsOf([newsroom], ["taker"], base);
  const daysAgo = ({ at }: { at: Date }) => Math.floor((base.getTime() - at.getTime()) / 86_400_000);

  it("are the same in every run, of sixty days and never later than its begin", () => {
    expect(visitsOf([newsroom], ["taker"], base)).toEqual(visits);
    expect(new Set(visits.map(daysAgo)).size).toBeGreaterThanOrEqual(60);
    expect(visits.filter(({ at }) => at >= base)).toEqual([]);
  });

  it("see nothing before it is out, and come most when a release is new", () => {
    const read = visits.filter(({ subjectId }) => subjectId === "release");
    expect(read.filter(({ at }) => at.getTime() <= day(20))).toEqual([]);
    const between = (from: number, to: number) =>
      visits.filter((one) => one.isFirst && daysAgo(one) >= to && daysAgo(one) < from).length;
    expect(between(21, 14)).toBeGreaterThan(1.2 * between(28, 21));
  });

  it("have a first one each day, robots that count for nothing, and takers of files alone", () => {
    expect(visits.filter(({ leftOut, isFirst }) => leftOut && isFirst)).toEqual([]);
    expect(visits.filter(({ leftOut }) => leftOut).length).toBeGreaterThan(100);
    const kinds = new Set(visits.filter((one) => one.actorProfileId).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["asset_downloaded"]));
  });
});

describe("the demo's story pages", () => {
  it.each(stories)("$slug is what scripts/draw-demo-stories.ts draws", (story) => {
    expect(readFileSync(`public/demo/stories/${story.slug}.html`, "utf8")).toBe(drawStoryPage(story));
  });

  it("are the only ones the content links to", () => {
    const linked = [...people, ...newsrooms].flatMap((one) =>
      "heroStories" in one ? (one.heroStories ?? []) : [],
    );
    for (const { url, image } of linked) {
      const [, , , release] = url.split("/");
      if (url.startsWith("/demo/")) expect(existsSync(`public${url}`)).toBe(true);
      else if (release) expect(releaseSlugs).toContain(release);
      expect(existsSync(`public${image}`)).toBe(true);
    }
  });
});
