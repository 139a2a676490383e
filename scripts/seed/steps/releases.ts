import { isNewsroomType, type NewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { execute } from "../../../lib/core/execute";
import { listAssets } from "../../../lib/domain/newsrooms/assets/queries";
import { goLiveJob } from "../../../lib/domain/newsrooms/releases/commands/go-live";
import { createRelease, updateRelease } from "../../../lib/domain/newsrooms/releases/commands/save";
import { agreeToEmbargo, shareRelease } from "../../../lib/domain/newsrooms/releases/commands/share";
import { performJob } from "../../../lib/platform/jobs/perform-job";
import { type SeedDraft, type SeedProfile, type SeedRelease, releases as written } from "../content";
import { daysFrom, fillDates } from "../fill-dates";
import { type Person, personOf } from "./accounts";
import type { SeedContext, Step } from "./exchanges";
import { seededRandom } from "./random";

type Organisation = Extract<SeedProfile, { userType: NewsroomType }>;
const isOrganisation = (seed: SeedProfile): seed is Organisation => isNewsroomType(seed.userType);

/** Every newsroom has three to eight releases, each on its day, through the operation that everybody uses. */
export function playReleases(context: SeedContext): Step[] {
  const random = seededRandom(1851);
  return [...context.world.values()].flatMap((person) => {
    const { seed } = person;
    if (!isOrganisation(seed)) return [];
    const releases = written[seed.key] ?? releasesOf(seed, () => random.between(0, 1));
    return releases.flatMap((release) => playRelease(context, person, release));
  });
}

function playRelease({ world, base }: SeedContext, person: Person, release: SeedRelease): Step[] {
  const fill = (text = "") => fillDates(text, base);
  const moment = (days: number | undefined) =>
    days === undefined ? undefined : sixOClock(daysFrom(base, days)).toISOString();
  const { actor } = person;
  const { daysAgo, embargoInDays, publishInDays, correction, draft } = release;
  const status = draft ? "DRAFT" : publishInDays === undefined ? "PUBLISHED" : "SCHEDULED";
  let id = "";
  const publish = async () => {
    const made = await execute(actor, createRelease, {
      title: fill(release.title),
      subtitle: fill(release.subtitle),
      dateline: release.dateline,
      who: fill(release.who),
      what: fill(release.what),
      whereLocation: fill(release.where),
      whenTiming: fill(release.when),
      whyNewsworthy: fill(release.why),
      body: fill(release.body),
      tags: release.tags,
      perks: Object.keys(release.perks ?? {}),
      perkDetails: release.perks,
      images: await photosOf(person, release.photos ?? []),
      embargoUntil: moment(embargoInDays),
      publishAt: moment(publishInDays),
      timeZone: "Europe/Oslo",
      status,
    });
    id = made.release.id;
    await performJob(goLiveJob, { releaseId: id });
    for (const key of release.sharedWith ?? []) {
      const reader = personOf(world, key);
      await execute(actor, shareRelease, { id, recipientIds: [reader.profileId] });
      await execute(reader.actor, agreeToEmbargo, { id });
    }
  };
  const correct = async ({ from, to, note }: NonNullable<SeedRelease["correction"]>) => {
    const body = fill(release.body).replace(from, to);
    await execute(actor, updateRelease, { id, status: "CORRECTED", body, note });
  };
  return [
    { daysAgo, run: publish },
    ...(correction ? [{ daysAgo: correction.daysAgo, run: () => correct(correction) }] : []),
  ];
}

/** 05:00 UTC is 06:00 in Oslo's winter. */
const sixOClock = (day: Date) =>
  new Date(Math.floor(day.getTime() / 86_400_000) * 86_400_000 + 5 * 3_600_000);

/** A slip in the content stops the seed. */
async function photosOf({ actor, seed }: Person, captions: string[]): Promise<string[]> {
  if (captions.length === 0) return [];
  const { assets } = await execute(actor, listAssets, { kind: "photo", limit: 100 });
  return captions.map((wanted) => {
    const photo = assets.find(({ caption }) => caption === wanted);
    if (!photo) throw new Error(`${seed.key} has no photo "${wanted}".`);
    return photo.id;
  });
}

const place = ({ location }: Organisation) => location.replace(/,.*?, /, ", ");

/** A newsroom without hand-written releases has its drafts' stories and its own. */
function releasesOf(seed: Organisation, random: () => number): SeedRelease[] {
  const since = 12 + Math.floor(random() * 20);
  const stories = (seed.drafts ?? []).slice(0, 3).map((draft, n) => fromDraft(seed, draft, since + n * 31));
  const own = company(seed);
  return [...stories, ...own.map((release, n) => ({ ...release, daysAgo: since + 37 + n * 44 }))];
}

function fromDraft(seed: Organisation, draft: SeedDraft, daysAgo: number): SeedRelease {
  const { title, who, what, where, when, why } = draft;
  return {
    title,
    who,
    what,
    where,
    when,
    why,
    daysAgo,
    subtitle: what,
    dateline: place(seed),
    body: `<p>${what}.</p><p>${why}</p><p>${who}: that is who stands behind it. ${when}.</p>`,
    tags: seed.topics.slice(0, 3),
  };
}

/** Every newsroom has this news: its contacts, what it offers the press, how it is doing. */
function company(seed: Organisation): Omit<SeedRelease, "daysAgo">[] {
  const { company: name, person, perks, about, topics } = seed;
  const dateline = place(seed);
  const offers = perks.slice(0, 3).join(", ").toLowerCase();
  return [
    {
      title: `${name} opens its doors to reporters`,
      subtitle: `Named people to talk to, and what the press may have: ${offers}.`,
      dateline,
      body: `<p>${name} has named the people reporters may call without asking first, ${person} among them, and what they may have for a story: ${offers}.</p><p>${about}</p><blockquote><p>“We would rather be asked an awkward question than be guessed about.”</p><p>— ${person}, ${name}</p></blockquote>`,
      tags: topics.slice(0, 2),
    },
    {
      title: `${name} publishes what it learned in its last year`,
      dateline,
      body: `<p>What worked, what did not, and what it cost: ${name} puts its year on four pages, with the figures behind every sentence.</p><p>${about}</p><p>The pages are free to use with the source named. Questions are answered by ${person}.</p>`,
      tags: topics.slice(1, 3),
    },
  ];
}
