import type { DeckSlide } from "@/components/discovery/deck/deck-slide";
import type { DeckFacts } from "@/components/discovery/deck/shared-slides";
import { type TableColumn, TableSlide } from "@/components/discovery/deck/slides/table-slide";
import { feeText, limitText, plans } from "@/lib/domain/accounts/plans/rules";

const { basic, premium } = plans;

/** The figures are those of the plan page, from the same table. */
const rows: { name: string; beta: string; basic: string; premium: string }[] = [
  { name: "Price", beta: "Nothing", basic: feeText(basic.monthlyFee), premium: feeText(premium.monthlyFee) },
  {
    name: "Pitches for brands",
    beta: limitText(premium.pitches),
    basic: limitText(basic.pitches, " in total"),
    premium: limitText(premium.pitches),
  },
  {
    name: "Members of a company",
    beta: `Up to ${limitText(premium.members)}`,
    basic: limitText(basic.members),
    premium: `Up to ${limitText(premium.members)}`,
  },
  { name: "Matching, all six reasons", beta: "Yes", basic: "Yes", premium: "Yes" },
  { name: "Newsroom and assets", beta: "Yes", basic: "Yes", premium: "Yes" },
];

/** During the beta the column of today is the beta's; after it, the basic plan's. */
export function plansSlide({ isBeta, onSale }: DeckFacts): DeckSlide {
  const paid: TableColumn = { label: premium.label, state: onSale ? "today" : "planned" };
  const columns: TableColumn[] = isBeta
    ? [{ label: "Beta", state: "today" }, { label: basic.label, state: "planned" }, paid]
    : [{ label: basic.label, state: "today" }, paid];
  return {
    name: "Plans",
    composition: "table",
    drawn: (
      <TableSlide
        title={
          isBeta ? "Free while the beta lasts, then two plans" : "Free to begin with, one plan for teams"
        }
        lede={
          onSale
            ? "Billed monthly, until you cancel."
            : "Nobody is charged today. What is marked planned can still change."
        }
        label="Plans"
        columns={columns}
        rows={rows.map(({ name, beta, basic, premium }) => ({
          name,
          cells: [...(isBeta ? [beta] : []), basic, premium],
        }))}
      />
    ),
    notes: [
      "What is marked planned is not true today. Say planned aloud where the slide says it.",
      "Press accounts have no plan to choose: they stay free.",
    ],
  };
}
