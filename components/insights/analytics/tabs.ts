import type { FigureName } from "@/lib/domain/insights/figures/rules";

export type ChartSpec = {
  title: string;
  /** One or two figures; the second is drawn in ink. */
  of: readonly [FigureName, FigureName?];
  as: "lines" | "bars";
};
export type AnalyticsTab = {
  id: string;
  label: string;
  cards: readonly FigureName[];
  charts: readonly ChartSpec[];
};

/** What each tab shows, by the names of figures. */
export const analyticsTabs: readonly AnalyticsTab[] = [
  {
    id: "overview",
    label: "Overview",
    cards: ["dailyVisitors", "matchesMade", "pitchesSent", "pitchesReceived"],
    charts: [
      { title: "Pitches sent and accepted", of: ["pitchesSent", "pitchesAccepted"], as: "lines" },
      { title: "Daily visitors, summed", of: ["dailyVisitors"], as: "bars" },
    ],
  },
  {
    id: "matches",
    label: "Matches & Connections",
    cards: ["likesReceived", "likesGiven", "matchesMade", "messagesReceived"],
    charts: [
      { title: "Likes received and matches made", of: ["likesReceived", "matchesMade"], as: "lines" },
      { title: "Messages received and sent", of: ["messagesReceived", "messagesSent"], as: "lines" },
    ],
  },
  {
    id: "pitches",
    label: "Pitches & Outreach",
    cards: ["pitchesSent", "pitchesAccepted", "pitchesReceived", "pitchesAnswered"],
    charts: [
      { title: "Pitches sent and accepted", of: ["pitchesSent", "pitchesAccepted"], as: "lines" },
      { title: "Pitches received and answered", of: ["pitchesReceived", "pitchesAnswered"], as: "lines" },
    ],
  },
  {
    id: "reputation",
    label: "Reputation",
    cards: ["thumbsUp", "thumbsDown", "followersGained", "followersLost"],
    charts: [
      { title: "Thumbs up and down", of: ["thumbsUp", "thumbsDown"], as: "bars" },
      { title: "Followers gained and lost", of: ["followersGained", "followersLost"], as: "lines" },
    ],
  },
  {
    id: "content",
    label: "Content Impact",
    cards: ["pageViews", "downloads", "storiesPublished", "linksOpened"],
    charts: [
      { title: "Page views and downloads", of: ["pageViews", "downloads"], as: "lines" },
      { title: "Stories published", of: ["storiesPublished"], as: "bars" },
    ],
  },
];
