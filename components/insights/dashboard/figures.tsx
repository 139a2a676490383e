import { Link } from "@/components/ui/link";
import type { DashboardView } from "@/lib/domain/insights/dashboard/schema";
import { formatReputation } from "@/lib/domain/vocabulary/reputation/reputation";

type Figure = { label: string; value: string; meaning: string; href?: string };

const capped = (count: number) => (count >= 10_000 ? "10,000+" : count.toLocaleString("en"));

/** A figure links to what was counted, where there is a page of it. */
function figuresOf({ counts, reputation }: DashboardView): Figure[] {
  const { thumbsUpCount: up, thumbsDownCount: down } = reputation;
  const ratings = up + down;
  return [
    {
      label: "Total Matches",
      value: capped(counts.matches),
      meaning: "You liked each other",
      href: "/matching?tab=matches",
    },
    {
      label: "Active Connections",
      value: capped(counts.activeCollaborations),
      meaning: "Accepted pitches, not completed yet",
      href: "/matching?tab=inbox",
    },
    {
      label: "Pending Pitches",
      value: capped(counts.pendingPitches),
      meaning: "Sent by you, waiting for an answer",
      href: "/matching?tab=inbox",
    },
    {
      label: "Received Pitches",
      value: capped(counts.receivedPitches),
      meaning: "Waiting for your answer",
      href: "/matching?tab=inbox",
    },
    {
      label: "Reputation",
      value: formatReputation(up, down),
      meaning:
        ratings === 0
          ? "Ratings come with completed collaborations"
          : `${up} thumbs up, ${down === 0 ? "none" : down} down`,
    },
  ];
}

/** Wide screens show five figures across, phones rows of label and number. */
export function DashboardFigures({ view }: { view: DashboardView }) {
  return (
    <dl className="grid md:mt-4 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:border-rule md:border-b">
      {figuresOf(view).map(({ label, value, meaning, href }) => (
        <div
          key={label}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-rule border-b py-3.5 md:block md:border-b-0 md:border-l md:px-5 md:pb-5 md:first:border-l-0 md:first:pl-0 md:last:pr-0"
        >
          <dt className="label">
            {href ? (
              <Link href={href} className="after:absolute after:inset-0 hover:underline">
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd
            className={
              value.includes(" ")
                ? "h4 text-right text-ink-2 md:mt-3 md:mb-1.5 md:text-left"
                : "figure-serif num text-right text-3xl md:mt-2 md:text-left"
            }
          >
            {value}
          </dd>
          <dd className="meta max-md:col-span-2 md:mt-1">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
