import sharp from "sharp";
import { database } from "@/lib/platform/database";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import type { World } from "../access/world";
import { PASSWORD, uniqueEmail } from "../factories/accounts";
import { completeDraft } from "../factories/pitch-drafts";
import { completePitchBody, makeCompleted } from "../factories/pitches";
import { type CallOptions, callRoute } from "./call-route";
import { mailToken } from "./mail-token";

export type Call = CallOptions & { id?: string; as?: "sender" | "recipient" | "nobody"; status?: number };
type Row = (world: World) => Call | Promise<Call>;

export const picture = async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("avatar", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return form;
};
const open = { as: "nobody" } as const;
const theirs = { as: "recipient" } as const;
const rating = { rating: "up", outcome: false };
export const signUp = () => ({
  email: uniqueEmail(),
  password: PASSWORD,
  name: "Iris Tan",
  userType: "press",
  agreeToTerms: true,
});

/** One call per method and address that must succeed. The caller is the sender unless said otherwise. */
export const calls: Record<string, Row> = {
  "POST /auth/register": () => ({ ...open, body: signUp(), status: 201 }),
  "POST /auth/login": ({ sender }) => ({ ...open, body: { email: sender.email, password: PASSWORD } }),
  "POST /auth/refresh": ({ sender }) => ({ ...open, body: { refreshToken: sender.refreshToken } }),
  "POST /auth/logout": () => ({}),
  "GET /auth/me": () => ({}),
  "GET /auth/check-email": () => ({ ...open, query: { email: "petra@hollowpine.com" } }),
  "POST /auth/verify-email": async ({ sender }) => ({
    ...open,
    body: { token: await mailToken(sender.userId, "verify") },
  }),
  "POST /auth/resend-verification": () => ({}),
  "POST /auth/email": async ({ sender }) => {
    await database().sql`update users set email_verified_at = null where id = ${sender.userId}`;
    return { body: { email: uniqueEmail(), password: PASSWORD } };
  },
  "POST /auth/forgot-password": () => ({ ...open, body: { email: "petra@hollowpine.com" } }),
  "POST /auth/reset-password": async ({ sender }) => ({
    ...open,
    body: { token: await mailToken(sender.userId, "reset"), password: "Other-horse-43" },
  }),

  "GET /locations": () => ({ ...open, query: { q: "Portland, Or" } }),
  "GET /topics": () => ({ ...open, query: { q: "rail" } }),
  "GET /press/{id}": ({ recipient }) => ({ ...open, id: recipient.slug }),
  "GET /brands/{id}": ({ sender }) => ({ ...open, id: sender.profileId }),
  "GET /sources/{id}": async () => ({ ...open, id: await slugOf("source") }),
  "GET /paid-media/{id}": async () => ({ ...open, id: await slugOf("paid_media") }),
  "GET /users/profile": () => ({}),
  "PUT /users/profile": () => ({ body: { about: "We build cabins.", industries: ["travel"] } }),
  "POST /users/avatar": async () => ({ body: await picture() }),
  "DELETE /users/avatar": () => ({}),

  "GET /pitch-drafts": () => ({}),
  "POST /pitch-drafts": () => ({ body: completeDraft(), status: 201 }),
  "GET /pitch-drafts/{id}": ({ draftId }) => ({ id: draftId }),
  "PUT /pitch-drafts/{id}": ({ draftId }) => ({ id: draftId, body: { title: "Another" } }),
  "DELETE /pitch-drafts/{id}": ({ draftId }) => ({ id: draftId }),
  "POST /pitch-drafts/{id}/duplicate": ({ draftId }) => ({ id: draftId, status: 201 }),

  "GET /pitches": () => ({ query: { type: "sent" } }),
  "POST /pitches": () => ({ body: { ...completePitchBody(), send: false }, status: 201 }),
  "GET /pitches/{id}": ({ acceptedPitchId }) => ({ id: acceptedPitchId }),
  "PUT /pitches/{id}": ({ unsentPitchId }) => ({ id: unsentPitchId, body: { title: "Changed" } }),
  "DELETE /pitches/{id}": ({ waitingPitchId }) => ({ id: waitingPitchId }),
  "POST /pitches/{id}/send": ({ waitingPitchId }) => ({ id: waitingPitchId }),
  "POST /pitches/{id}/respond": ({ waitingPitchId }) => ({
    ...theirs,
    id: waitingPitchId,
    body: { response: "declined", reason: "no_time" },
  }),
  "PATCH /pitches/{id}/read": ({ waitingPitchId }) => ({ ...theirs, id: waitingPitchId }),
  "POST /pitches/{id}/complete": ({ acceptedPitchId }) => ({ id: acceptedPitchId, body: rating }),
  "POST /pitches/{id}/rating": async ({ sender, recipient, waitingPitchId }) => {
    await callRoute(`/pitches/${waitingPitchId}`, "DELETE", { token: sender.accessToken });
    const { id } = await makeCompleted(sender, recipient);
    return { ...theirs, id, body: rating };
  },
  "POST /pitches/ai-assist": () => ({ body: completeDraft() }),
  "GET /pitches/templates": () => ({ query: { userType: "paid-media", industry: "travel" } }),

  "GET /matches": () => ({}),
  "GET /matches/{id}": ({ matchId }) => ({ id: matchId }),
  "POST /matches/{id}/action": ({ recipient }) => ({ id: recipient.profileId, body: { action: "like" } }),
  "GET /matches/suggestions": () => ({}),
  "GET /matches/suggestions/{id}": ({ recipient }) => ({ id: recipient.profileId }),
  "POST /matches/generate": () => ({}),
  "GET /matches/history": () => ({}),
  "GET /matches/counts": () => ({}),
  "POST /matches/feedback": ({ matchId }) => ({ body: { matchId, helpful: false, reason: "Far away" } }),

  "GET /messages/conversations": () => ({}),
  "POST /messages/conversations": ({ recipient }) => ({ body: { recipientId: recipient.userId } }),
  "GET /messages/conversations/{id}": ({ conversationId }) => ({ id: conversationId }),
  "GET /messages/conversations/by-match/{id}": ({ matchId }) => ({ id: matchId }),
  "GET /messages/conversations/by-pitch/{id}": ({ acceptedPitchId }) => ({ id: acceptedPitchId }),
  "PUT /messages/conversations/{id}/read": ({ conversationId }) => ({ id: conversationId }),
  "POST /messages/conversations/{id}/archive": ({ conversationId }) => ({ id: conversationId }),
  "DELETE /messages/conversations/{id}/archive": ({ conversationId }) => ({ id: conversationId }),
  "GET /messages/{id}/messages": ({ conversationId }) => ({ id: conversationId }),
  "POST /messages": ({ conversationId, messageId }) => ({
    body: { conversationId, content: "Yes, at noon.", messageType: "TEXT", replyTo: messageId },
    status: 201,
  }),
  "PUT /messages/{id}/read": ({ messageId }) => ({ ...theirs, id: messageId }),
  "DELETE /messages/{id}": ({ messageId }) => ({ id: messageId }),
  "GET /messages/search": () => ({ query: { q: "hello" } }),
  "GET /messages/unread-count": () => ({}),

  "GET /notifications": () => ({}),
  "PUT /notifications/{id}/read": ({ notificationId }) => ({ ...theirs, id: notificationId }),
  "PUT /notifications/read-all": () => ({}),
  "POST /notifications/unsubscribe": ({ sender }) => ({
    ...open,
    query: { token: makeUnsubscribeToken({ userId: sender.userId, kind: "pitch_received" }) },
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  }),

  "GET /realtime/config": () => ({}),
  "POST /realtime/auth": ({ conversationId }) => ({
    body: { socket_id: "1.2", channel_name: `presence-conversation-${conversationId}` },
  }),
  "POST /realtime/user-auth": () => ({ body: new URLSearchParams({ socket_id: "1.2" }) }),
};

async function slugOf(kind: string): Promise<string> {
  const { sql } = database();
  const [row] = await sql`select slug from profiles where kind = ${kind} and listed limit 1`;
  return row?.slug;
}
