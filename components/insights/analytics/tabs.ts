import type { FigureName } from "@/lib/domain/insights/figures/rules";

export type ChartSpec = {
  title: string;
  /** One or two figures; the second is drawn in ink. */
  of: readonly [FigureName, FigureName?];
  /** Their names in the table and under the chart, beside the title. */
  names: readonly [string, string?];
  as: "lines" | "bars";
};
export type AnalyticsTab = {
  id: string;
  label: string;
  cards: readonly FigureName[];
  charts: readonly ChartSpec[];
  /** The table of its own that the tab has as a file, by its word in the API. */
  file?: "funnel" | "outreach" | "ratings" | "content" | "benchmarks";
};

/** Each tab names the figures of its cards and charts. */
export const analyticsTabs: readonly [AnalyticsTab, ...AnalyticsTab[]] = [
  {
    id: "overview",
    label: "Overview",
    cards: ["dailyVisitors", "matchesMade", "pitchesSent", "pitchesReceived"],
    charts: [
      {
        title: "Pitches sent and accepted",
        of: ["pitchesSent", "pitchesAccepted"],
        names: ["Sent", "Accepted"],
        as: "lines",
      },
      { title: "Daily visitors, summed", of: ["dailyVisitors"], names: ["Visitors"], as: "bars" },
    ],
  },
  {
    id: "matches",
    label: "Matches & Connections",
    file: "funnel",
    cards: ["likesReceived", "likesGiven", "matchesMade", "messagesReceived"],
    charts: [
      {
        title: "Likes received and matches made",
        of: ["likesReceived", "matchesMade"],
        names: ["Likes", "Matches"],
        as: "lines",
      },
      {
        title: "Messages received and sent",
        of: ["messagesReceived", "messagesSent"],
        names: ["Received", "Sent"],
        as: "lines",
      },
    ],
  },
  {
    id: "pitches",
    label: "Pitches & Outreach",
    file: "outreach",
    cards: ["pitchesSent", "pitchesAccepted", "pitchesReceived", "pitchesAnswered"],
    charts: [
      {
        title: "Pitches sent and accepted",
        of: ["pitchesSent", "pitchesAccepted"],
        names: ["Sent", "Accepted"],
        as: "lines",
      },
      {
        title: "Pitches received and answered",
        of: ["pitchesReceived", "pitchesAnswered"],
        names: ["Received", "Answered"],
        as: "lines",
      },
    ],
  },
  {
    id: "reputation",
    label: "Reputation",
    file: "ratings",
    cards: ["thumbsUp", "thumbsDown", "followersGained", "followersLost"],
    charts: [
      { title: "Thumbs up and down", of: ["thumbsUp", "thumbsDown"], names: ["Up", "Down"], as: "bars" },
      {
        title: "Followers gained and lost",
        of: ["followersGained", "followersLost"],
        names: ["Gained", "Lost"],
        as: "lines",
      },
    ],
  },
  {
    id: "content",
    label: "Content Impact",
    file: "content",
    cards: ["pageViews", "downloads", "storiesPublished", "linksOpened"],
    charts: [
      {
        title: "Page views and downloads",
        of: ["pageViews", "downloads"],
        names: ["Views", "Downloads"],
        as: "lines",
      },
      { title: "Stories published", of: ["storiesPublished"], names: ["Stories"], as: "bars" },
    ],
  },
  { id: "benchmarks", label: "Industry Benchmarks", cards: [], charts: [], file: "benchmarks" },
];
