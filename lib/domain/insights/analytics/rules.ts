type Step = { label: string; counted: string };

/** Each step of the way from a shown profile to a published story, in order, with how it is counted. */
export const funnelSteps = {
  shown: {
    label: "Shown",
    counted: "Profiles whose card you decided on in these days: passed, liked or super liked.",
  },
  liked: { label: "Liked", counted: "Those that you liked or super liked." },
  matched: {
    label: "Matched",
    counted: "Those that liked you too. Still open: they have not decided on you yet.",
  },
  pitched: {
    label: "Pitched",
    counted: "Matches of which one of you sent the other a pitch since. Still open: neither has.",
  },
  accepted: {
    label: "Accepted",
    counted: "Those whose pitch was accepted. Still open: a pitch waits for its answer.",
  },
  published: {
    label: "Published",
    counted:
      "Those with a published story whose page we could read. Still open: the collaboration is not completed, or its story's page was not read yet.",
  },
} as const satisfies Record<string, Step>;
export type FunnelStep = keyof typeof funnelSteps;
export const funnelNames = Object.keys(funnelSteps) as [FunnelStep, ...FunnelStep[]];

type Reached = Record<FunnelStep, number>;
/** Those that reached the step before and may still reach this one. */
type Open = Record<Exclude<FunnelStep, "shown" | "liked">, number>;

/** The share in percent that went on, of those of the step before that are not open; null where that is nobody. */
export function funnelOf(reached: Reached, open: Open) {
  return funnelNames.map((name, index) => {
    const before = funnelNames[index - 1];
    const of = before ? reached[before] : null;
    const isOpen = name in open ? open[name as keyof Open] : 0;
    const decided = (of ?? 0) - isOpen;
    return {
      name,
      ...funnelSteps[name],
      reached: reached[name],
      of,
      open: isOpen,
      rate: of === null || decided <= 0 ? null : Math.round((reached[name] / decided) * 100),
    };
  });
}
