import type { DecisionKind } from "../../db/enums";

export type SeedDecision = { from: string; to: string; action: DecisionKind; daysAgo: number };

type Match = { one: string; other: string; daysAgo: number };

const mutual: readonly Match[] = [
  { one: "hollow-pine", other: "samuel", daysAgo: 59 },
  { one: "hollow-pine", other: "agnes", daysAgo: 62 },
  { one: "hollow-pine", other: "ines", daysAgo: 44 },
  { one: "hollow-pine", other: "nadia", daysAgo: 15 },
  { one: "hollow-pine", other: "tomas", daysAgo: 8 },
  { one: "hollow-pine", other: "greta", daysAgo: 1 },
  { one: "maren", other: "night-rail", daysAgo: 86 },
  { one: "maren", other: "nachtlijn", daysAgo: 122 },
  { one: "maren", other: "grey-heron", daysAgo: 10 },
  { one: "maren", other: "kiln-fern", daysAgo: 1 },
  { one: "lauwers", other: "leila", daysAgo: 92 },
  { one: "lauwers", other: "lars", daysAgo: 6 },
  { one: "lauwers", other: "jun", daysAgo: 2 },
  { one: "mirela", other: "halden-optics", daysAgo: 77 },
  { one: "mirela", other: "lokar", daysAgo: 67 },
  { one: "mirela", other: "kiln-fern", daysAgo: 112 },
  { one: "mirela", other: "basalt", daysAgo: 2 },
  { one: "rjukan-sleeper", other: "dario", daysAgo: 26 },
  { one: "rjukan-sleeper", other: "tendai", daysAgo: 11 },
  { one: "rjukan-sleeper", other: "luca", daysAgo: 3 },
  { one: "pine-larder", other: "noa", daysAgo: 17 },
  { one: "pine-larder", other: "hana", daysAgo: 14 },
  { one: "pine-larder", other: "sofia", daysAgo: 7 },
];

/** These profiles liked a demo account and wait: a like in return is a match at once. */
export const waitingLikes: readonly SeedDecision[] = [
  { from: "tendai", to: "hollow-pine", action: "superlike", daysAgo: 1 },
  { from: "elin", to: "hollow-pine", action: "like", daysAgo: 2 },
  { from: "pekka", to: "hollow-pine", action: "like", daysAgo: 3 },
  { from: "leila", to: "hollow-pine", action: "like", daysAgo: 4 },
  { from: "freya", to: "hollow-pine", action: "like", daysAgo: 6 },
  { from: "glacier-archive", to: "maren", action: "superlike", daysAgo: 1 },
  { from: "casa-mirador", to: "maren", action: "like", daysAgo: 2 },
  { from: "halden-optics", to: "maren", action: "like", daysAgo: 3 },
  { from: "living-languages", to: "maren", action: "like", daysAgo: 4 },
  { from: "small-farms", to: "maren", action: "like", daysAgo: 5 },
  { from: "wanjiru", to: "lauwers", action: "superlike", daysAgo: 1 },
  { from: "callum", to: "lauwers", action: "like", daysAgo: 2 },
  { from: "tendai", to: "lauwers", action: "like", daysAgo: 3 },
  { from: "samuel", to: "lauwers", action: "like", daysAgo: 5 },
  { from: "saffron-row", to: "mirela", action: "superlike", daysAgo: 1 },
  { from: "bright-kettle", to: "mirela", action: "like", daysAgo: 2 },
  { from: "clementina", to: "mirela", action: "like", daysAgo: 2 },
  { from: "reel-rescue", to: "mirela", action: "like", daysAgo: 4 },
];

const passes: readonly SeedDecision[] = [
  { from: "hollow-pine", to: "kofi", action: "pass", daysAgo: 12 },
  { from: "hollow-pine", to: "jaewon", action: "pass", daysAgo: 12 },
  { from: "maren", to: "inkwell", action: "pass", daysAgo: 20 },
  { from: "maren", to: "tally-north", action: "pass", daysAgo: 23 },
  { from: "lauwers", to: "jaewon", action: "pass", daysAgo: 9 },
  { from: "mirela", to: "inkwell", action: "pass", daysAgo: 17 },
];

/** A demo account likes first and is liked back eleven hours later. */
export const decisions: readonly SeedDecision[] = [
  ...mutual.flatMap(({ one, other, daysAgo }): SeedDecision[] => [
    { from: one, to: other, action: "like", daysAgo: daysAgo + 0.5 },
    { from: other, to: one, action: "like", daysAgo: daysAgo + 0.04 },
  ]),
  ...waitingLikes,
  ...passes,
];
