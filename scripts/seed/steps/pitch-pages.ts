import { execute } from "../../../lib/core/execute";
import { listAssets } from "../../../lib/domain/newsrooms/assets/queries";
import { archivePitchPage } from "../../../lib/domain/pitching/pitch-pages/commands/manage";
import { createPitchPage } from "../../../lib/domain/pitching/pitch-pages/commands/save";
import { type SeedPitchPage, pitchPages as written } from "../content";
import { daysFrom, fillDates } from "../fill-dates";
import { type Person, personOf } from "./accounts";
import type { SeedContext, Step } from "./exchanges";

/** Each of the newsrooms' pitch pages is made and archived on its day, through the operations that everybody uses. */
export const playPitchPages = (context: SeedContext): Step[] =>
  Object.entries(written).flatMap(([key, pages]) =>
    pages.flatMap((page) => playPitchPage(context, personOf(context.world, key), page)),
  );

function playPitchPage({ base }: SeedContext, person: Person, page: SeedPitchPage): Step[] {
  const {
    daysAgo,
    draft,
    archivedDaysAgo,
    eventInDays,
    lastDayInDays,
    material,
    about = "",
    ...content
  } = page;
  const day = (days: number | undefined) =>
    days === undefined ? undefined : daysFrom(base, days).toISOString().slice(0, 10);
  let id = "";
  const make = async () => {
    const { pitchPage } = await execute(person.actor, createPitchPage, {
      ...content,
      name: "company" in person.seed ? person.seed.company : person.seed.person,
      about: fillDates(about, base),
      eventDate: day(eventInDays),
      expiresAt: day(lastDayInDays),
      assets: await materialOf(person, material),
      status: draft ? "DRAFT" : "PUBLISHED",
    });
    id = pitchPage.id;
  };
  return [
    { daysAgo, run: make },
    ...(archivedDaysAgo === undefined
      ? []
      : [{ daysAgo: archivedDaysAgo, run: () => execute(person.actor, archivePitchPage, { id }) }]),
  ];
}

/** A slip in the content stops the seed. */
async function materialOf({ actor, seed }: Person, names: string[]): Promise<string[]> {
  const { assets } = await execute(actor, listAssets, { limit: 100 });
  return names.map((wanted) => {
    const found = assets.find(({ title, caption, speaker }) => [title, caption, speaker].includes(wanted));
    if (!found) throw new Error(`${seed.key} has no asset "${wanted}".`);
    return found.id;
  });
}
