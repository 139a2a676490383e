import { FigureTable } from "@/components/insights/figures/figure-table";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { withActing } from "@/lib/acting";
import type { CompanyAnalyticsView } from "@/lib/domain/insights/company/schema";
import type { FigureName } from "@/lib/domain/insights/figures/rules";

const columns: readonly (readonly [FigureName, string])[] = [
  ["dailyVisitors", "Visitors"],
  ["matchesMade", "Matches"],
  ["pitchesSent", "Sent"],
  ["pitchesAccepted", "Accepted"],
  ["pitchesReceived", "Received"],
  ["storiesPublished", "Stories"],
];

/** The period's figures of each newsroom, whose name leads to its own analytics, and their sums. */
export function NewsroomFigures({
  newsrooms,
  analytics,
  total,
  period,
  more,
}: Pick<CompanyAnalyticsView, "newsrooms" | "analytics"> & {
  /** How many newsrooms there are. */
  total: number;
  period: URLSearchParams;
  /** The address of the next newsrooms. */
  more: string | null | undefined;
}) {
  const rest = ([figure]: (typeof columns)[number]) =>
    newsrooms.reduce((left, newsroom) => left - newsroom[figure], analytics[figure]);
  return (
    <Section title="By newsroom" note="Each name opens its own analytics" className="mt-10">
      <FigureTable
        className="mt-2"
        caption="By newsroom"
        heads={["Newsroom", ...columns.map(([, label]) => label)]}
        rows={[
          ...newsrooms.map((newsroom) => ({
            key: newsroom.id,
            name: (
              <Link
                href={withActing(`/analytics?${period}`, newsroom.slug)}
                className="link hit-area font-[560]"
              >
                {newsroom.name}
              </Link>
            ),
            cells: columns.map(([figure]) => newsroom[figure]),
          })),
          ...(total > newsrooms.length
            ? [{ key: "others", name: "Other newsrooms", cells: columns.map(rest) }]
            : []),
        ]}
        total={columns.map(([figure]) => analytics[figure])}
      />
      {more && (
        <LinkButton href={more} size="sm" className="mt-4">
          Next newsrooms
        </LinkButton>
      )}
    </Section>
  );
}
