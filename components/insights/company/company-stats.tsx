import { StatCards } from "@/components/insights/figures/stat-cards";
import { companyFigures } from "@/lib/domain/insights/company/rules";
import type { OverviewView } from "@/lib/domain/insights/company/schema";

const statuses = { active: "Active", draft: "Draft", paused: "Paused", inactive: "Inactive" } as const;

/** The four figures of the company. */
export function CompanyStats({
  overview: { newsrooms, totals, members, openInvitations, maxMembers, countedAt },
  open,
  query,
}: {
  overview: OverviewView;
  /** The figure that an address without scripts has open. */
  open?: string;
  query: string;
}) {
  const ofEach = (count: "matches" | "collaborations") => ({
    value: totals[count],
    parts: [
      ...newsrooms.map((newsroom) => ({ label: newsroom.name, count: newsroom[count] })),
      ...(totals.newsrooms > newsrooms.length
        ? [
            {
              label: "Other newsrooms",
              count: totals[count] - newsrooms.reduce((sum, newsroom) => sum + newsroom[count], 0),
            },
          ]
        : []),
    ],
  });
  const byStatus = (["active", "draft", "paused", "inactive"] as const).map((status) => ({
    label: statuses[status],
    count: totals[status],
  }));
  const places = [
    { label: members === 1 ? "Member" : "Members", count: members },
    { label: openInvitations === 1 ? "Open invitation" : "Open invitations", count: openInvitations },
  ];
  const describe = (parts: { label: string; count: number }[]) =>
    parts
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => `${count.toLocaleString("en")} ${label.toLowerCase()}`)
      .join(", ");
  const cards = [
    {
      ...{ name: "profiles", ...companyFigures.profiles },
      ...{ value: totals.newsrooms, parts: byStatus, detail: describe(byStatus) },
    },
    { name: "matches", ...companyFigures.matches, ...ofEach("matches"), detail: "Of all newsrooms" },
    {
      ...{ name: "collaborations", ...companyFigures.collaborations, ...ofEach("collaborations") },
      detail: "Accepted since the company began",
    },
    {
      ...{ name: "members", ...companyFigures.members, value: members + openInvitations },
      ...{ outOf: maxMembers, parts: places, detail: describe(places) },
    },
  ].map((card) => ({
    ...card,
    ...{ unit: "count" as const, href: null, begin: null },
    total: { label: "All", text: card.value.toLocaleString("en") },
  }));
  return <StatCards cards={cards} open={open} query={query} countedAt={countedAt} />;
}
