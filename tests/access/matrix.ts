import type { ErrorCode } from "@/lib/core/errors";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { completeDraft } from "../factories/pitch-drafts";
import { type Knocker, knockers, type World } from "./world";

export type Outcome = "ok" | ErrorCode;
export type Row = { input: (world: World, knocker: Knocker) => object; expected: Record<Knocker, Outcome> };

const STRANGER_PASSWORD = "Not-the-password-1";
const allOf = (outcome: Outcome) =>
  Object.fromEntries(knockers.map((knocker) => [knocker, outcome])) as Record<Knocker, Outcome>;
const signedIn = (outcome: Outcome): Record<Knocker, Outcome> => ({
  ...allOf(outcome),
  anonymous: "unauthenticated",
});

/** Anybody, signed in or not, gets the same. */
const open = (input: Row["input"], outcome: Outcome = "ok"): Row => ({ input, expected: allOf(outcome) });

/** Everybody signed in, each about their own. */
const own = (input: Row["input"] = () => ({}), changed: Partial<Record<Knocker, Outcome>> = {}): Row => ({
  input,
  expected: { ...signedIn("ok"), ...changed },
});

/** One row's parties; to every stranger it does not exist. */
const between = (input: Row["input"], parties: { sender: Outcome; recipient: Outcome }): Row => ({
  input,
  expected: { ...signedIn("not_found"), ...parties },
});

const both = { sender: "ok", recipient: "ok" } as const;
const senderOnly = { sender: "ok", recipient: "not_found" } as const;

/** Types that may not meet a journalist: other journalists and creators. */
const notWithPress: Partial<Record<Knocker, Outcome>> = {
  press: "invalid_input",
  paid_media: "invalid_input",
  recipient: "invalid_input",
};

const pitchTo = (recipientId: string) => {
  const { where, when, why, ...rest } = completeDraft();
  return { ...rest, whereLocation: where, whenTiming: when, whyNewsworthy: why, recipientId };
};
const signUpForm = {
  password: "Correct-horse-42",
  name: "New Person",
  userType: "press",
  agreeToTerms: true,
};

/**
 * A row per operation: what it is asked, and what becomes of it for everybody who may knock. Compared with the
 * operations that exist, so a new one without a row fails; docs/access.md is written from it.
 */
export const matrix: Record<string, Row> = {
  "accounts.register": open(() => ({ ...signUpForm, email: "taken@test.com" }), "invalid_input"),
  "accounts.signUp": open(() => ({ ...signUpForm, email: "taken@test.com" }), "invalid_input"),
  "accounts.login": open(
    (_, knocker) => ({ email: `${knocker}@nobody-here.com`, password: STRANGER_PASSWORD }),
    "unauthenticated",
  ),
  "accounts.loginBrowser": open(
    (_, knocker) => ({ email: `${knocker}@someone-else.com`, password: STRANGER_PASSWORD }),
    "unauthenticated",
  ),
  "accounts.logout": own(),
  "accounts.refresh": open(() => ({ refreshToken: "not-a-token" }), "unauthenticated"),
  "accounts.verifyEmail": open(() => ({ token: "not-a-token" }), "invalid_input"),
  "accounts.resendVerification": own(),
  "accounts.changeEmail": {
    input: () => ({ email: "petra@hollowpine.com", password: STRANGER_PASSWORD }),
    expected: signedIn("invalid_input"),
  },
  "accounts.forgotPassword": open((_, knocker) => ({ email: `${knocker}@nobody-at-all.com` })),
  "accounts.resetPassword": open(
    () => ({ token: "not-a-token", password: "Correct-horse-42" }),
    "invalid_input",
  ),
  "accounts.me": own(),
  "accounts.checkEmail": open(() => ({ email: "petra@hollowpine.com" })),

  "dashboard.summary": own(),

  "locations.search": open(() => ({ q: "Portl" })),
  "topics.search": open(() => ({ q: "rail" })),
  "profiles.getPress": open(({ recipient }) => ({ id: recipient.slug })),
  "profiles.getBrand": open(({ sender }) => ({ id: sender.slug })),
  "profiles.getSource": open(({ sender }) => ({ id: sender.slug }), "not_found"),
  "profiles.getPaidMedia": open(({ sender }) => ({ id: sender.slug }), "not_found"),
  "profiles.getOwn": own(),
  "profiles.update": own(() => ({ about: "About me" })),
  "profiles.setup": own(() => ({
    name: "Robin Vale",
    professionalTitle: "Reporter",
    location: "Oslo, Norway",
  })),

  "profiles.uploadAvatar": {
    input: () => ({ avatar: "not a picture" }),
    expected: signedIn("invalid_input"),
  },
  "profiles.removeAvatar": own(),

  "pitchDrafts.list": own(),
  "pitchDrafts.get": between(({ draftId }) => ({ id: draftId }), senderOnly),
  "pitchDrafts.create": own(() => ({ title: "A thought" })),
  "pitchDrafts.update": between(({ draftId }) => ({ id: draftId, title: "Another" }), senderOnly),
  "pitchDrafts.duplicate": between(({ draftId }) => ({ id: draftId }), senderOnly),
  "pitchDrafts.delete": between(({ draftId }) => ({ id: draftId }), senderOnly),

  "pitches.list": own(),
  "pitches.get": between(({ waitingPitchId }) => ({ id: waitingPitchId }), both),
  "pitches.create": own(({ recipient }) => pitchTo(recipient.userId), {
    press: "invalid_input",
    recipient: "invalid_input",
    sender: "conflict",
  }),
  "pitches.update": between(({ unsentPitchId }) => ({ id: unsentPitchId, title: "Changed" }), senderOnly),
  "pitches.delete": between(({ waitingPitchId }) => ({ id: waitingPitchId }), {
    sender: "ok",
    recipient: "forbidden",
  }),
  "pitches.send": between(
    ({ unsentPitchId, recipient }) => ({ id: unsentPitchId, recipientId: recipient.userId }),
    {
      sender: "conflict",
      recipient: "not_found",
    },
  ),
  "pitches.sendDraft": between(({ draftId, recipient }) => ({ draftId, recipientId: recipient.userId }), {
    sender: "conflict",
    recipient: "not_found",
  }),
  "pitches.respond": between(({ waitingPitchId }) => ({ id: waitingPitchId, response: "accepted" }), {
    sender: "forbidden",
    recipient: "ok",
  }),
  "pitches.markRead": between(({ waitingPitchId }) => ({ id: waitingPitchId }), {
    sender: "forbidden",
    recipient: "ok",
  }),
  "pitches.complete": between(
    ({ acceptedPitchId }) => ({ id: acceptedPitchId, rating: "up", outcome: false }),
    {
      sender: "ok",
      recipient: "conflict",
    },
  ),
  "pitches.rate": between(({ acceptedPitchId }) => ({ id: acceptedPitchId, rating: "up", outcome: false }), {
    sender: "conflict",
    recipient: "conflict",
  }),
  "pitches.aiAssist": own(() => completeDraft()),
  "pitches.listTemplates": own(),

  "matches.suggestions": own(),
  "matches.candidate": own(({ recipient }) => ({ id: recipient.profileId }), {
    press: "not_found",
    recipient: "not_found",
  }),
  "matches.act": own(({ recipient }) => ({ id: recipient.profileId, action: "like" }), notWithPress),
  "matches.generate": own(),
  "matches.list": own(),
  "matches.get": between(({ matchId }) => ({ id: matchId }), both),
  "matches.history": own(),
  "matches.counts": own(),
  "matches.feedback": between(({ matchId }) => ({ matchId, helpful: true }), both),

  "messages.listConversations": own(),
  "messages.getConversation": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.getConversationByMatch": between(({ matchId }) => ({ id: matchId }), both),
  "messages.getConversationByPitch": between(({ acceptedPitchId }) => ({ id: acceptedPitchId }), both),
  "messages.createConversation": own(({ recipient }) => ({ recipientId: recipient.userId }), {
    press: "forbidden",
    brand: "forbidden",
    source: "forbidden",
    paid_media: "forbidden",
    recipient: "invalid_input",
  }),
  "messages.list": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.send": between(({ conversationId }) => ({ conversationId, content: "Hello" }), both),
  "messages.markRead": between(({ messageId }) => ({ id: messageId }), both),
  "messages.markConversationRead": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.delete": between(({ messageId }) => ({ id: messageId }), {
    sender: "ok",
    recipient: "forbidden",
  }),
  "messages.archiveConversation": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.unarchiveConversation": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.search": own(() => ({ q: "hello" })),
  "messages.countUnread": own(),

  "notifications.list": own(),
  "notifications.markRead": between(({ notificationId }) => ({ id: notificationId }), {
    sender: "not_found",
    recipient: "ok",
  }),
  "notifications.markAllRead": own(),
  "notifications.unsubscribe": open(({ recipient }) => ({
    token: makeUnsubscribeToken({ userId: recipient.userId, kind: "pitch_received" }),
  })),

  "realtime.getConfig": own(),
  "realtime.authenticateUser": own(() => ({ socket_id: "1.2" })),
  "realtime.authorizeChannel": between(
    ({ conversationId }) => ({ socket_id: "1.2", channel_name: `presence-conversation-${conversationId}` }),
    both,
  ),
};
