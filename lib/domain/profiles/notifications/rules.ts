import { type DeclineReason, type NotificationKind, notificationKinds } from "@/db/enums";
import { INVITATION_DAYS } from "@/lib/domain/profiles/companies/rules";
import {
  isVerificationNews,
  VERIFICATION_PATH,
  verificationNews,
} from "@/lib/domain/profiles/evidence/rules";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { ANSWER_DAYS } from "@/lib/product";
import { quoted } from "@/lib/utils/quoted";

/** The settings have two notification switches. Kinds that neither names always notify. */
type Preferences = { notifyMatches: boolean; notifyPitches: boolean };

/** The switches turn off "new match notifications" and "pitch responses". */
export function wantsNotification(kind: NotificationKind, preferences: Preferences): boolean {
  const { unless } = kinds[kind];
  return unless === undefined || preferences[unless];
}

/** These kinds name their actor and lead to them alone, so they go when that account is erased. */
export const kindsOfActor = () => notificationKinds.filter((kind) => kinds[kind].onErasure === "goes");

/** Each of these kinds of mail can be stopped by itself; the user's column says so. */
export const mailSwitches = {
  pitch_received: "mailPitchReceived",
  pitch_accepted: "mailPitchAccepted",
  first_message: "mailFirstMessage",
  release_digest: "mailReleaseDigest",
  daily_digest: "dailyDigest",
  weekly_digest: "weeklyDigest",
  monthly_report: "monthlyReport",
  account_news: "mailAccountNews",
} as const;
export type MailKind = keyof typeof mailSwitches;

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailSwitches, kind);

type Happening = {
  kind: NotificationKind;
  subjectId: string | null;
  data: Record<string, string>;
  actor: PartyView | null;
};
type NotificationText = { title: string; text: string; url: string };

const reasons: Record<DeclineReason, string> = {
  not_my_beat: "Not my beat",
  no_time: "No time",
  not_newsworthy: "Not newsworthy",
  other: "Other",
};

type Facts = Happening & {
  name: string;
  /** The title that was given, or the name of a pitch. */
  title: string;
  pitch: string;
  /** The caller gives the links of news, requests and followers. */
  page: string;
  pitchUrl: string;
};
type Kind = {
  /** This switch turns it off. Without one it always notifies. */
  unless?: keyof Preferences;
  /** When its actor's account is erased it says "Deleted user", or leads nowhere and goes. */
  onErasure: "stays" | "goes";
  describe: (facts: Facts) => [title: string, text: string, url: string];
};

/** Every kind of notification has its text and link here. The counterpart's name is today's. */
const kinds: Record<NotificationKind, Kind> = {
  match_created: {
    unless: "notifyMatches",
    onErasure: "stays",
    describe: ({ name }) => [
      `It's a match with ${name}!`,
      "You liked each other. Send a pitch or write a message.",
      "/matching?tab=matches",
    ],
  },
  superlike_received: {
    unless: "notifyMatches",
    onErasure: "stays",
    describe: ({ name, actor }) => [
      `${name} super liked you`,
      "They come first in your deck.",
      actor ? `/matching/${actor.id}` : "/matching?tab=discover",
    ],
  },
  pitch_received: {
    onErasure: "stays",
    describe: ({ name, title, pitchUrl }) => [`${name} sent you a pitch`, title, pitchUrl],
  },
  pitch_accepted: {
    unless: "notifyPitches",
    onErasure: "stays",
    describe: ({ name, pitch, pitchUrl }) => [
      `${name} accepted your pitch`,
      `${pitch}: the collaboration is active.`,
      pitchUrl,
    ],
  },
  pitch_declined: {
    unless: "notifyPitches",
    onErasure: "stays",
    describe: ({ name, data, pitch, pitchUrl }) => {
      const reason = reasons[data.reason as DeclineReason];
      return [`${name} declined your pitch`, reason ? `${pitch}. Reason: ${reason}.` : pitch, pitchUrl];
    },
  },
  pitch_expired: {
    unless: "notifyPitches",
    onErasure: "stays",
    describe: ({ name, title, pitch, pitchUrl }) => [
      `A pitch between you and ${name} expired`,
      `${title ? pitch : "It"} got no answer in ${ANSWER_DAYS} days.`,
      pitchUrl,
    ],
  },
  pitch_page_expired: {
    onErasure: "stays",
    describe: ({ pitch, page }) => [
      `${pitch} has expired`,
      "Its page says so. A later last day opens it again.",
      page,
    ],
  },
  pitch_withdrawn: {
    onErasure: "stays",
    describe: ({ name, title }) => [`${name} withdrew a pitch`, title, "/matching?tab=inbox"],
  },
  collaboration_completed: {
    onErasure: "stays",
    describe: ({ name, title, data, pitch, pitchUrl }) =>
      data.rated
        ? [`${name} rated your collaboration`, `${pitch}: both ratings are in and can be seen.`, pitchUrl]
        : // Older rows are about a first completion, which today is notified as a request for a rating.
          [`${name} marked a collaboration as completed`, title, pitchUrl],
  },
  rating_requested: {
    onErasure: "stays",
    describe: ({ name, pitch, pitchUrl }) => [
      `Rate your collaboration with ${name}`,
      `${pitch} is completed.`,
      pitchUrl,
    ],
  },
  message_received: {
    onErasure: "stays",
    describe: ({ name, subjectId }) => [
      `${name} wrote to you`,
      "You have a new message.",
      `/matching?tab=inbox${subjectId ? `&conversation=${subjectId}` : ""}`,
    ],
  },
  message_not_sent: {
    onErasure: "stays",
    describe: ({ data, subjectId }) => [
      data.name ? `Your message to ${data.name} was not sent` : "A message of yours was not sent",
      data.reason ?? "It waited for its time.",
      `/matching?tab=inbox${subjectId ? `&conversation=${subjectId}` : ""}`,
    ],
  },
  follower_gained: {
    onErasure: "stays",
    describe: ({ name, actor, page }) => [
      `${name} follows you`,
      "Your news reaches them now.",
      actor?.url ?? page,
    ],
  },
  release_published: {
    onErasure: "goes",
    describe: ({ name, title, page }) => [`News from ${name}`, title, page],
  },
  release_shared: {
    onErasure: "goes",
    describe: ({ name, title, page }) => [`${name} shared a release under embargo`, title, page],
  },
  product_requested: {
    onErasure: "stays",
    describe: ({ name, title, page }) => [`${name} asks for a product`, title, page],
  },
  product_request_updated: {
    onErasure: "stays",
    describe: ({ name, title, data, page }) => [
      `${name} ${data.did ?? "answered your product request"}`,
      data.text ?? title,
      page,
    ],
  },
  request_closed: {
    onErasure: "stays",
    describe: ({ title, page }) => [
      "A request reached its deadline",
      `${title ? quoted(title) : "It"} is closed. Give it a new deadline to open it again.`,
      page,
    ],
  },
  verification_updated: {
    onErasure: "stays",
    describe: ({ data }) => {
      const [title, text] = verificationNews[isVerificationNews(data.news) ? data.news : "accepted"];
      return [title, text, VERIFICATION_PATH];
    },
  },
  report_decided: {
    onErasure: "stays",
    describe: ({ data }) => [
      "Your report was decided",
      [data.decision, data.text].filter(Boolean).join(" "),
      "/settings/privacy#reports",
    ],
  },
  account_reviewed: {
    onErasure: "stays",
    describe: ({ data }) => [
      data.title ?? "Your account was looked at",
      data.text ?? "",
      data.url ?? "/settings",
    ],
  },
  invitation_received: {
    onErasure: "stays",
    describe: ({ data }) => [
      `${data.company ?? "A company"} invites you to join it`,
      `The link is in the mail to ${data.email ?? "you"}. It works for ${INVITATION_DAYS} days.`,
      "/settings",
    ],
  },
  suggestions_prepared: {
    onErasure: "goes",
    describe: ({ name, data }) => [
      data.others ? `${name} and ${data.others} more are suggested to you` : `${name} is suggested to you`,
      data.reason ?? "",
      "/matching?tab=discover",
    ],
  },
};

export function describeNotification(happening: Happening): NotificationText {
  const { kind, subjectId, data, actor } = happening;
  const [title, text, url] = kinds[kind].describe({
    ...happening,
    name: actor?.name ?? "Somebody",
    title: data.title ?? "",
    pitch: data.title ? quoted(data.title) : "Your pitch",
    page: data.url ?? "/dashboard",
    pitchUrl: `/matching?tab=inbox${subjectId ? `&pitch=${subjectId}` : ""}`,
  });
  return { title, text, url };
}
