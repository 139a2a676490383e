import type { DeckSlide } from "@/components/discovery/deck/deck-slide";
import type { DeckFacts } from "@/components/discovery/deck/shared-slides";
import { type TableColumn, TableSlide } from "@/components/discovery/deck/slides/table-slide";
import { FREE_PITCHES } from "@/lib/domain/accounts/plans/rules";

const planned: TableColumn[] = [
  { label: "Pro", state: "planned" },
  { label: "Enterprise", state: "planned" },
];

const rows: { name: string; beta: string; free: string; pro: string; enterprise: string }[] = [
  { name: "Price a month", beta: "Nothing", free: "Nothing", pro: "$29 to $99", enterprise: "$299 and up" },
  {
    name: "Pitches for brands",
    beta: "No limit",
    free: `${FREE_PITCHES} in total`,
    pro: "No limit",
    enterprise: "No limit",
  },
  { name: "Matching, all six reasons", beta: "Yes", free: "Yes", pro: "Yes", enterprise: "Yes" },
  { name: "Newsroom and assets", beta: "Yes", free: "Yes", pro: "Yes", enterprise: "Yes" },
  {
    name: "Own domain",
    beta: "Not offered",
    free: "Not offered",
    pro: "$25 set-up",
    enterprise: "$25 set-up",
  },
];

/** During the beta the column of today is the beta's; after it, the free plan's. */
export function plansSlide({ isBeta }: DeckFacts): DeckSlide {
  const columns: TableColumn[] = isBeta
    ? [{ label: "Beta", state: "today" }, { label: "Free", state: "planned" }, ...planned]
    : [{ label: "Free", state: "today" }, ...planned];
  return {
    name: "Plans",
    composition: "table",
    drawn: (
      <TableSlide
        title={
          isBeta ? "Free while the beta lasts, then three plans" : "Free to begin with, two plans to come"
        }
        lede="Nobody is charged today. What is marked planned can still change."
        label="Plans"
        columns={columns}
        rows={rows.map(({ name, beta, free, pro, enterprise }) => ({
          name,
          cells: [...(isBeta ? [beta] : []), free, pro, enterprise],
        }))}
      />
    ),
    notes: [
      "Only the first column is true today. Say planned aloud where the slide says it.",
      "Press accounts have no plan to choose: they stay free.",
    ],
  };
}
