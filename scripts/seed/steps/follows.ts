import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { execute } from "../../../lib/core/execute";
import { followUser } from "../../../lib/domain/profiles/follows/commands";
import type { SeedProfile } from "../content";
import { personOf, type World } from "./accounts";
import { onTheirDays, type Step } from "./exchanges";
import { seededRandom } from "./random";

/** Days before the demo begins. */
export type SeedFollow = { from: string; to: string; daysAgo: number };

/** The demo accounts are known to more people than the others. */
const KNOWN = new Set(["hollow-pine", "lauwers", "maren", "mirela"]);
const isNewsroom = ({ userType }: SeedProfile) => isNewsroomType(userType);

/**
 * Journalists and creators follow newsrooms, and newsrooms journalists and creators, with an eye on each other: the
 * same in every run.
 */
export function seedFollows(people: readonly SeedProfile[]): SeedFollow[] {
  const random = seededRandom(1844);
  return people.flatMap((from) =>
    people
      .filter((to) => to.key !== from.key && random.next() < chance(from, to))
      .map((to) => ({ from: from.key, to: to.key, daysAgo: Math.round(random.between(2, 120)) })),
  );
}

function chance(from: SeedProfile, to: SeedProfile): number {
  const across = isNewsroom(from) !== isNewsroom(to);
  if (KNOWN.has(to.key)) return across ? 0.5 : 0.1;
  return across ? 0.06 : 0.01;
}

export const playFollows = (world: World, follows: readonly SeedFollow[]): Step[] =>
  onTheirDays(follows, ({ from, to }) =>
    execute(personOf(world, from).actor, followUser, { id: personOf(world, to).profileId }),
  );
