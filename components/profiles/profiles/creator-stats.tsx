import { formatPercent } from "@/components/profiles/profiles/chart-data";
import { countOf } from "@/components/profiles/profiles/labels";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { formatCount } from "@/lib/utils/format-number";

/** A figure, what it is, and what it is made of. */
export type Stat = { value: string; label: string; from: string };
type Creator = Pick<
  Extract<ProfileView, { userType: "PAID_MEDIA" }>,
  "thumbsUpCount" | "thumbsDownCount" | "engagementRate" | "reach"
>;

/** Each figure is absent until there is something that it is made of. */
export function statsOf(
  profile: Creator,
  { completed, partners }: ProfilePageView["collaborations"],
): Stat[] {
  const { thumbsUpCount: up, thumbsDownCount: down, engagementRate, reach } = profile;
  const rated = up + down;
  return [
    completed > 0 && {
      value: formatCount(completed),
      label: "Completed projects",
      from: "Here, with both sides",
    },
    partners > 0 && { value: formatCount(partners), label: "Brand partnerships", from: "Different partners" },
    rated > 0 && {
      value: formatPercent((up / rated) * 100),
      label: "Success rate",
      from: `${up} of ${countOf(rated, "rating")} up`,
    },
    // The share is that of the success rate, as people know it from reviews.
    rated > 0 && {
      value: `${((up / rated) * 5).toFixed(1)}/5`,
      label: "Rating",
      from: "From partners' ratings",
    },
    engagementRate !== null && {
      value: formatPercent(engagementRate),
      label: "Engagement",
      from: "Mean of platforms, self-reported",
    },
    reach !== null && { value: formatCount(reach), label: "Total followers", from: "Self-reported" },
  ].filter((stat) => stat !== false);
}

export function StatRow({ stats }: { stats: Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <dl className="rule-ink grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-cols-none">
      {stats.map(({ value, label, from }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dd className="meta">{from}</dd>
          <dt className="font-[580] text-sm">{label}</dt>
          <dd className="figure-serif mb-1 text-[2rem] leading-9">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
