import type { PreferenceName } from "@/lib/domain/accounts/accounts/preferences";
import type { PreviewKind } from "@/lib/domain/insights/digests/schema";

/** A channel has a switch; "always" cannot be switched off, and null means that it does not come that way. */
type Channel = PreferenceName | "always" | null;

/** Pushes have switches of their own for each device. */
export const notificationRows: { title: string; note: string; mail: Channel; app: Channel }[] = [
  { title: "New matches", note: "Two likes, or a super like for you", mail: null, app: "notifications" },
  {
    title: "Pitch responses",
    note: "Accepted, declined or expired; a mail when accepted",
    mail: "mailPitchAccepted",
    app: "pitchResponses",
  },
  { title: "New pitches", note: "Somebody pitches to you", mail: "mailPitchReceived", app: "always" },
  {
    title: "Messages",
    note: "A mail for the first one of a conversation",
    mail: "mailFirstMessage",
    app: "always",
  },
  {
    title: "New releases",
    note: "Of newsrooms you follow, in one mail a day; a digest takes them along",
    mail: "mailReleaseDigest",
    app: "always",
  },
  { title: "New suggestions", note: "Prepared each morning by autoMatch", mail: null, app: "autoMatch" },
  {
    title: "Daily digest",
    note: "One mail: what waits for you first, then what is new; none where nothing is",
    mail: "dailyDigest",
    app: null,
  },
  {
    title: "Weekly digest",
    note: "The same once a week; the daily one stands in for it",
    mail: "weeklyDigest",
    app: null,
  },
  {
    title: "Your account",
    note: "Decisions about verification, expiring tokens, questions of our staff, memberships",
    mail: "mailAccountNews",
    app: "always",
  },
  {
    title: "Monthly report",
    note: "On the 1st, the figures of the month before",
    mail: "monthlyReport",
    app: null,
  },
  {
    title: "Security and plan",
    note: "New device, new password, recovery code used; payments and changed fees",
    mail: "always",
    app: null,
  },
];

export const notificationSwitches = [
  ...new Set(notificationRows.flatMap(({ mail, app }) => [mail, app])),
  "quietHours" as const,
].filter((channel): channel is PreferenceName => channel !== null && channel !== "always");

/** The settings show these mails as they would come now. */
export const previewTitles: Record<PreviewKind, string> = {
  daily_digest: "Daily digest",
  weekly_digest: "Weekly digest",
  release_digest: "New releases",
  monthly_report: "Monthly report",
  pitch_received: "New pitch",
  pitch_accepted: "Accepted pitch",
  first_message: "First message",
};
