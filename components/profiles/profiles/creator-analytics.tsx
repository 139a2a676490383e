import { ChartColumn } from "lucide-react";
import { BarTable } from "@/components/profiles/profiles/bar-table";
import {
  ALL_PERCENT,
  barsOf,
  engagementEntries,
  followerEntries,
  formatPercent,
  shareEntries,
  sumOf,
} from "@/components/profiles/profiles/chart-data";
import { StatRow, statsOf } from "@/components/profiles/profiles/creator-stats";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { Tag, Tags } from "@/components/ui/tag";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { formatCount } from "@/lib/utils/format-number";

type Creator = Extract<ProfileView, { userType: "PAID_MEDIA" }>;

const STATED = "Self-reported";

/** The figures are what came of collaborations here, and what the creator states of their audience. */
export function CreatorAnalytics({
  profile,
  collaborations,
}: {
  profile: Creator;
  collaborations: ProfilePageView["collaborations"];
}) {
  const { ageRange, gender, topLocations, interests = [] } = profile.demographics;
  const stats = statsOf(profile, collaborations);
  const followers = followerEntries(profile);
  const charts = [
    {
      title: "Followers by platform",
      unit: "Followers",
      bars: barsOf(followers, formatCount, sumOf(followers)),
    },
    {
      title: "Engagement by platform",
      unit: "Percent of followers",
      bars: barsOf(engagementEntries(profile), formatPercent, ALL_PERCENT),
    },
    {
      title: "Age",
      unit: "Percent of followers",
      bars: barsOf(shareEntries(ageRange, "byName"), formatPercent, ALL_PERCENT),
    },
    {
      title: "Gender",
      unit: "Percent of followers",
      bars: barsOf(shareEntries(gender, "byShare"), formatPercent, ALL_PERCENT),
    },
    {
      title: "Top locations",
      unit: "Percent of followers",
      bars: barsOf(shareEntries(topLocations, "byShare"), formatPercent, ALL_PERCENT),
    },
  ].filter(({ bars }) => bars.length > 0);
  if (stats.length + charts.length + interests.length === 0) {
    return (
      <EmptyState icon={<ChartColumn />} title="No numbers yet">
        Followers, engagement and audience stand here once {profile.name} states them, and results once a
        collaboration is completed.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <StatRow stats={stats} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-12 md:grid-cols-2">
        {charts.map((chart) => (
          <BarTable key={chart.title} note={STATED} {...chart} />
        ))}
        {interests.length > 0 && (
          <Section title="Interests" note={STATED}>
            <Tags className="mt-4">
              {interests.map((interest) => (
                <Tag key={interest}>{interest}</Tag>
              ))}
            </Tags>
          </Section>
        )}
      </div>
    </div>
  );
}
