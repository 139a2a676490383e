import type { DeclineReason, NotificationKind } from "@/db/enums";
import { isVerificationNews, VERIFICATION_PATH, verificationNews } from "@/lib/domain/evidence/rules";
import { ANSWER_DAYS } from "@/lib/domain/pitches/rules";
import type { PartyView } from "@/lib/domain/profiles/schema";

/** The two notification switches of the settings. What neither names always notifies. */
type Preferences = { notifyMatches: boolean; notifyPitches: boolean };

const switchOf: Partial<Record<NotificationKind, keyof Preferences>> = {
  match_created: "notifyMatches",
  superlike_received: "notifyMatches",
  pitch_accepted: "notifyPitches",
  pitch_declined: "notifyPitches",
  pitch_expired: "notifyPitches",
};

/** Whether a user with these switches is notified: "new match notifications" and "pitch responses" can be off. */
export function wantsNotification(kind: NotificationKind, preferences: Preferences): boolean {
  const name = switchOf[kind];
  return name === undefined || preferences[name];
}

/** The kinds of mail that can be stopped one by one, and the user's column that says so. */
export const mailSwitches = {
  pitch_received: "mailPitchReceived",
  pitch_accepted: "mailPitchAccepted",
  first_message: "mailFirstMessage",
  release_digest: "mailReleaseDigest",
  weekly_digest: "weeklyDigest",
} as const;

export const isMailKind = (kind: string): kind is keyof typeof mailSwitches =>
  Object.hasOwn(mailSwitches, kind);

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

/** A notification's text and link, from what happened. The counterpart's name is the one of today. */
export function describeNotification({ kind, subjectId, data, actor }: Happening): NotificationText {
  const name = actor?.name ?? "Somebody";
  const pitch = data.title ? `“${data.title}”` : "Your pitch";
  /** The links of news, requests and followers, given by the caller. */
  const page = data.url ?? "/dashboard";
  const pitchUrl = `/matching?tab=inbox${subjectId ? `&pitch=${subjectId}` : ""}`;
  switch (kind) {
    case "match_created":
      return {
        title: `It's a match with ${name}!`,
        text: "You liked each other. Send a pitch or write a message.",
        url: "/matching?tab=matches",
      };
    case "superlike_received":
      return {
        title: `${name} super liked you`,
        text: "They come first in your deck.",
        url: actor ? `/matching/${actor.id}` : "/matching?tab=discover",
      };
    case "pitch_received":
      return { title: `${name} sent you a pitch`, text: data.title ?? "", url: pitchUrl };
    case "pitch_accepted":
      return {
        title: `${name} accepted your pitch`,
        text: `${pitch}: the collaboration is active.`,
        url: pitchUrl,
      };
    case "pitch_declined": {
      const reason = reasons[data.reason as DeclineReason];
      return {
        title: `${name} declined your pitch`,
        text: reason ? `${pitch}. Reason: ${reason}.` : pitch,
        url: pitchUrl,
      };
    }
    case "pitch_expired":
      return {
        title: `A pitch between you and ${name} expired`,
        text: `${data.title ? pitch : "It"} got no answer in ${ANSWER_DAYS} days.`,
        url: pitchUrl,
      };
    case "pitch_page_expired":
      return {
        title: `${pitch} has expired`,
        text: "Its page says so. A later last day opens it again.",
        url: page,
      };
    case "pitch_withdrawn":
      return { title: `${name} withdrew a pitch`, text: data.title ?? "", url: "/matching?tab=inbox" };
    case "collaboration_completed":
      // Without `rated` it is of a first completion, which is notified as a request for a rating today.
      return {
        title: data.rated
          ? `${name} rated your collaboration`
          : `${name} marked a collaboration as completed`,
        text: data.rated ? `${pitch}: both ratings are in and can be seen.` : (data.title ?? ""),
        url: pitchUrl,
      };
    case "rating_requested":
      return {
        title: `Rate your collaboration with ${name}`,
        text: `${pitch} is completed.`,
        url: pitchUrl,
      };
    case "message_received":
      return {
        title: `${name} wrote to you`,
        text: "You have a new message.",
        url: `/matching?tab=inbox${subjectId ? `&conversation=${subjectId}` : ""}`,
      };
    case "follower_gained":
      return { title: `${name} follows you`, text: "Your news reaches them now.", url: actor?.url ?? page };
    case "release_published":
      return { title: `News from ${name}`, text: data.title ?? "", url: page };
    case "release_shared":
      return { title: `${name} shared a release under embargo`, text: data.title ?? "", url: page };
    case "product_requested":
      return { title: `${name} asks for a product`, text: data.title ?? "", url: page };
    case "request_closed":
      return {
        title: "A request reached its deadline",
        text: `${data.title ? `“${data.title}”` : "It"} is closed. Give it a new deadline to open it again.`,
        url: page,
      };
    case "verification_updated": {
      const news = isVerificationNews(data.news) ? data.news : "accepted";
      const [title, text] = verificationNews[news];
      return { title, text, url: VERIFICATION_PATH };
    }
    case "suggestions_prepared":
      return {
        title: data.others
          ? `${name} and ${data.others} more are suggested to you`
          : `${name} is suggested to you`,
        text: data.reason ?? "",
        url: "/matching?tab=discover",
      };
    case "product_request_updated":
      return {
        title: `${name} ${data.did ?? "answered your product request"}`,
        text: data.text ?? data.title ?? "",
        url: page,
      };
  }
}
