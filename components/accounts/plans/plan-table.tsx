import { feeText, limitText, plans } from "@/lib/domain/accounts/plans/rules";

const { basic, premium } = plans;

const rows: { name: string; basic: string; premium: string }[] = [
  { name: "Price", basic: feeText(basic.monthlyFee), premium: feeText(premium.monthlyFee) },
  {
    name: "Pitches that a brand sends",
    basic: limitText(basic.pitches, " in total"),
    premium: limitText(premium.pitches),
  },
  {
    name: "Pitches that others send",
    basic: limitText(null),
    premium: limitText(null),
  },
  {
    name: "Members of a company",
    basic: limitText(basic.members),
    premium: `Up to ${limitText(premium.members)}`,
  },
  {
    name: "Newsrooms of a company",
    basic: limitText(basic.newsrooms),
    premium: limitText(premium.newsrooms),
  },
];

/** The table reads each plan's figures from where the quota does. */
export function PlanTable() {
  return (
    <table className="w-full border-ink border-t-2 text-left text-sm">
      <caption className="sr-only">What each plan holds</caption>
      <thead>
        <tr className="border-rule border-b">
          <td />
          <th scope="col" className="h4 py-4 pr-4">
            {basic.label}
          </th>
          <th scope="col" className="h4 py-4">
            {premium.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, basic, premium }) => (
          <tr key={name} className="border-rule border-b align-baseline">
            <th scope="row" className="py-3 pr-4 font-[560] text-pretty">
              {name}
            </th>
            <td className="num py-3 pr-4 text-ink-2">{basic}</td>
            <td className="num py-3 text-ink-2">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
