const CHOSEN = "border-color:var(--ink);background:var(--ink);color:var(--on-ink)";

/**
 * A choice has its fragment, what it filters (`item`), the selector's part of what stays (`[data-tags~="rail"]`), and
 * what goes when nothing of it is left (`group`).
 */
export type FilterChoice = { target: string; item: string; matches: string; group?: string };

const link = (target: string) => `a[href="#${target}"]`;

/**
 * Writes CSS of filters whose choice is the address's fragment, so that links, the back button and readers without
 * JavaScript all work. Inside `root`, `[data-rest]` waits until something is chosen; `[data-for]` shows with its
 * choice, `[data-for=""]` with none. We make every value from letters, digits and hyphens: quoted, it ends nothing.
 */
export function filterRules({
  root,
  all,
  more,
  choices,
}: {
  root: string;
  /** The fragment that chooses nothing. */
  all: string;
  /** The fragment that shows the rest, unfiltered. */
  more?: string;
  choices: FilterChoice[];
}): string {
  const when = (target: string) => `${root}:has([id="${target}"]:target)`;
  const none = `${root}:not(:has([data-target]:target))`;
  const inEach = (places: string[], what: string) => places.map((here) => `${here} ${what}`).join(",");
  const unfiltered = [none, when(all)];
  return [
    `${inEach(unfiltered, "[data-rest]")}{display:none}`,
    `${root} [data-for]:not([data-for=""]){display:none}`,
    `${root}:has([data-target]:not([id="${all}"]):target) [data-for=""]{display:none}`,
    `${inEach([...unfiltered, ...(more ? [when(more)] : [])], link(all))}{${CHOSEN}}`,
    ...(more ? [`${when(more)} [data-for="${more}"]{display:block}`] : []),
    ...choices.flatMap((choice) => choiceRules(root, choice)),
  ].join("");
}

/** Filters inside a part of a filtered page use these rules too. */
export function choiceRules(root: string, { target, item, matches, group }: FilterChoice): string[] {
  const here = `${root}:has([id="${target}"]:target)`;
  return [
    `${here} ${item}:not(${matches}){display:none}`,
    ...(group ? [`${here} ${group}:not(:has(${matches})){display:none}`] : []),
    `${here} [data-for="${target}"]{display:block}`,
    `${here} ${link(target)}{${CHOSEN}}`,
  ];
}

/** `all` looks chosen while none of `choices` is. */
export const fallbackRule = (root: string, all: string, choices: readonly FilterChoice[]): string =>
  `${root}:not(:has(${choices.map(({ target }) => `[id="${target}"]:target`).join(",")})) ${link(all)}{${CHOSEN}}`;
