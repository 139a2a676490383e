import sharp from "sharp";
import { execute } from "@/lib/core/execute";
import { makeAppealToken } from "@/lib/domain/accounts/accounts/appeal-token";
import { invite } from "@/lib/domain/profiles/companies/commands/invitations";
import { invitationToken } from "@/lib/domain/profiles/companies/invitation-token";
import { database } from "@/lib/platform/database";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { PIECE_TYPE } from "@/lib/transport/tus";
import { CALLER_DEVICE, type World } from "../access/world";
import { makeAccount, PASSWORD, uniqueEmail } from "../factories/accounts";
import { A_PDF, plainPicture, sent } from "../factories/assets";
import { feedSite } from "../factories/feeds";
import { completeDraft } from "../factories/pitch-drafts";
import { completePitchPage } from "../factories/pitch-pages";
import { completePitchBody, makeCompleted } from "../factories/pitches";
import { makeBrowser } from "../factories/push-browser";
import { beginTwoFactor, switchTwoFactor } from "../factories/two-factor";
import { plainVideo } from "../factories/videos";
import { type CallOptions, callRoute } from "./call-route";
import { mailToken } from "./mail-token";

export type Call = CallOptions & {
  id?: string;
  /** The id of the second row that an address names. */
  profileId?: string;
  as?: "sender" | "recipient" | "staff" | "nobody";
  status?: number;
  /** How to read an answer that is no JSON. */
  parseAs?: "stream";
};
type Row = (world: World) => Call | Promise<Call>;

export const picture = async (name: "avatar" | "logo" = "avatar") => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append(name, new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return form;
};
const open = { as: "nobody" } as const;
const theirs = { as: "recipient" } as const;
const byStaff = { as: "staff" } as const;
const reason = { reason: "Please write to one desk at a time." };
const rating = { rating: "up", outcome: false };
const newToken = { name: "Nightly", scopes: ["releases:read"], days: 30, password: PASSWORD };
export const signUp = () => ({
  email: uniqueEmail(),
  password: PASSWORD,
  name: "Iris Tan",
  userType: "press",
  agreeToTerms: true,
});

export const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
export const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
export const WEBVTT = Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nIt runs.\n");
const tokenOf = ({ accessToken: token }: { accessToken: string }) => ({ token });
const lend = { response: "granted", loan: "loan", dueAt: "2099-12-31" };

/** Opens a page where the sender's plan is paid, and returns its id; an id of none where the file sells no plans. */
const callDevice = { device: CALLER_DEVICE };
const inBase64 = (text: string) => Buffer.from(text).toString("base64");
export const pieceHeaders = { "content-type": PIECE_TYPE, "upload-offset": "0" };
export const uploadHeaders = {
  "upload-length": String(A_PDF.length),
  "upload-metadata": `filename ${inBase64("plan.pdf")},sha256 ${inBase64(sent(A_PDF).digest)}`,
};
/** The recipient answers the call first. */
async function answered({ recipient, callId: id }: World) {
  await callRoute(`/calls/${id}/answer`, "POST", { ...tokenOf(recipient), body: callDevice });
  return { id, body: callDevice };
}

async function openCheckout({ sender }: World): Promise<string> {
  const { json } = await callRoute("/plan/checkout", "POST", tokenOf(sender));
  return json.success ? (new URL(json.data.url).pathname.split("/").at(-1) ?? "") : "cs_none";
}

/** Takes the loan of the sender's product to the recipient through these steps. */
async function productAfter({ sender, productRequestId: id }: World, ...steps: ("respond" | "sent")[]) {
  for (const step of steps) {
    const body = step === "respond" ? lend : undefined;
    const { status, text } = await callRoute(`/product-requests/${id}/${step}`, "POST", {
      ...{ token: sender.accessToken, body },
    });
    if (status !== 200) throw new Error(text);
  }
  return { id };
}

const nameWebsite = (account: { accessToken: string }) =>
  callRoute("/users/profile", "PUT", { ...tokenOf(account), body: { website: "https://hollow-pine.com" } });

/**
 * A call for each method and address, which must succeed. The caller is the sender unless the row names
 * another.
 */
export const calls: Record<string, Row> = {
  "POST /auth/register": () => ({ ...open, body: signUp(), status: 201 }),
  "POST /auth/sign-up": () => {
    const body = signUp();
    return { ...open, body: { ...body, confirmPassword: body.password }, status: 201 };
  },
  "POST /auth/login": ({ sender }) => ({ ...open, body: { email: sender.email, password: PASSWORD } }),
  "POST /auth/refresh": ({ sender }) => ({ ...open, body: { refreshToken: sender.refreshToken } }),
  "POST /auth/logout": () => ({}),
  "GET /auth/me": () => ({}),
  "GET /auth/check-email": () => ({ ...open, query: { email: "petra@hollowpine.com" } }),
  "POST /auth/check-email": () => ({ ...open, body: { email: "petra@hollowpine.com" } }),
  "POST /auth/verify-email": async ({ sender }) => ({
    ...open,
    body: { token: await mailToken(sender.userId, "verify") },
  }),
  "POST /auth/resend-verification": () => ({}),
  "POST /auth/resume-mail": () => ({}),
  "POST /auth/email": () => ({ body: { email: uniqueEmail(), password: PASSWORD } }),
  "POST /auth/email/confirm": async ({ sender }) => ({
    ...open,
    body: { token: await mailToken(sender.userId, "change", uniqueEmail()) },
  }),
  "POST /auth/email/stop": async ({ sender }) => ({
    ...open,
    body: { token: await mailToken(sender.userId, "stop", sender.email) },
  }),
  "POST /auth/change-password": () => ({
    body: { currentPassword: PASSWORD, newPassword: "Another-horse-43" },
  }),
  "POST /auth/confirm": () => ({ body: { password: PASSWORD } }),
  "GET /auth/sessions": () => ({}),
  "DELETE /auth/sessions": () => ({}),
  "DELETE /auth/sessions/{id}": ({ sender }) => ({ id: sender.actor.sessionId }),
  "GET /auth/security": () => ({}),
  "GET /auth/activity": () => ({}),
  "GET /users/me/data": () => ({ parseAs: "stream" }),
  "POST /auth/totp": () => ({ body: { password: PASSWORD } }),
  "PUT /auth/totp": async ({ sender }) => {
    await switchTwoFactor(sender.userId, false);
    return { body: { totp: await beginTwoFactor(sender) } };
  },
  "DELETE /auth/totp": async ({ sender }) => {
    await switchTwoFactor(sender.userId, true);
    return { body: { password: PASSWORD } };
  },
  "POST /auth/totp/recovery-codes": async ({ sender }) => {
    await switchTwoFactor(sender.userId, true);
    return { body: { password: PASSWORD } };
  },
  // The sender's company would be without an Admin.
  "DELETE /auth/account": () => ({ ...theirs, body: { password: PASSWORD, confirm: "DELETE" } }),
  "POST /auth/restore-account": async ({ sender }) => ({
    ...open,
    body: { token: await mailToken(sender.userId, "restore") },
  }),
  "POST /auth/forgot-password": () => ({ ...open, body: { email: "petra@hollowpine.com" } }),
  "POST /auth/reset-password": async ({ sender }) => ({
    ...open,
    body: { token: await mailToken(sender.userId, "reset"), password: "Other-horse-43" },
  }),

  "GET /link-preview": () => ({ query: { url: "http://localhost/" } }),
  "GET /locations": () => ({ ...open, query: { q: "Portland, Or" } }),
  "GET /slugs": () => ({ query: { name: "Robin Vale" } }),
  "GET /topics": () => ({ ...open, query: { q: "rail" } }),
  "GET /press/{id}": ({ recipient }) => ({ ...open, id: recipient.slug }),
  "GET /brands/{id}": ({ sender }) => ({ ...open, id: sender.profileId }),
  "GET /sources/{id}": async () => ({ ...open, id: await slugOf("source") }),
  "GET /paid-media/{id}": async () => ({ ...open, id: await slugOf("paid_media") }),
  "GET /users/profile": () => ({}),
  "PUT /users/profile": () => ({ body: { about: "We build cabins.", industries: ["travel"] } }),
  "PUT /users/profile/setup": () => ({
    body: { name: "Robin Vale", professionalTitle: "Reporter", location: "Oslo, Norway" },
  }),
  "PUT /users/preferences": () => ({ body: { ai: true, weeklyDigest: true, allowDirectMessages: true } }),
  "GET /users/profile/draft": () => ({}),
  "PUT /users/profile/draft": async ({ sender }) => {
    const { json } = await callRoute("/users/profile/draft", "GET", tokenOf(sender));
    const { version, baseRevision } = json.data.draft;
    return { body: { values: { about: "We build cabins." }, version, baseRevision, step: 2 } };
  },
  "DELETE /users/profile/draft": () => ({}),
  "POST /users/profile/publish": async ({ sender }) => {
    const { json } = await callRoute("/users/profile/draft", "GET", tokenOf(sender));
    const { values, version, baseRevision } = json.data.draft;
    const answers = {
      accountType: "individual",
      tagline: "Cabins",
      about: "We build cabins.",
      location: "Oslo, Norway",
    };
    const saved = await callRoute("/users/profile/draft", "PUT", {
      ...tokenOf(sender),
      body: { values: { ...values, ...answers }, version, baseRevision },
    });
    return { body: { version: saved.json.data.saved.version } };
  },
  "POST /users/avatar": async () => ({ body: await picture() }),
  "DELETE /users/avatar": () => ({}),
  "POST /users/logo": async () => ({ body: await picture("logo") }),
  "DELETE /users/logo": () => ({}),
  "POST /users/profile/pictures": async () => ({
    ...{ body: formOf({ picture: fileOf(await plainPicture(), "ferry.jpg") }), status: 201 },
  }),

  "GET /press": () => ({ ...open, query: { sort: "followers", category: "business", tier: "gold,silver" } }),
  "GET /brands": () => ({ ...open, query: { sort: "most-press-releases", q: "hollow" } }),
  "GET /sources": () => ({
    ...open,
    query: { sort: "alphabetical", location: "Oslo, Norway", distance: 50 },
  }),
  "GET /paid-media": () => ({ ...open, query: { sort: "rates", maxRate: 500, verified: "true" } }),
  "GET /users/search": () => ({ query: { q: "robin", userType: "press", topic: "rail" } }),
  "POST /users/{id}/follow": ({ recipient }) => ({ id: recipient.userId }),
  "DELETE /users/{id}/follow": ({ recipient }) => ({ id: recipient.userId }),
  "GET /users/{id}/followers": ({ recipient }) => ({ id: recipient.userId }),
  "GET /users/{id}/following": ({ recipient }) => ({ id: recipient.profileId }),
  "POST /press/{id}/follow": ({ recipient }) => ({ id: recipient.slug }),
  "DELETE /press/{id}/follow": ({ recipient }) => ({ id: recipient.slug }),
  "POST /brands/{id}/follow": ({ sender }) => ({ ...theirs, id: sender.slug }),
  "DELETE /brands/{id}/follow": ({ sender }) => ({ ...theirs, id: sender.profileId }),
  "POST /sources/{id}/follow": async () => ({ id: await slugOf("source") }),
  "DELETE /sources/{id}/follow": async () => ({ id: await slugOf("source") }),
  "POST /paid-media/{id}/follow": async () => ({ id: await slugOf("paid_media") }),
  "DELETE /paid-media/{id}/follow": async () => ({ id: await slugOf("paid_media") }),
  "GET /blocks": () => ({}),
  "POST /blocks/{id}": ({ recipient }) => ({ id: recipient.profileId }),
  "DELETE /blocks/{id}": ({ recipient }) => ({ id: recipient.userId }),
  "GET /reports": () => ({ ...theirs }),
  "GET /reports/target": ({ messageId: id }) => ({ ...theirs, query: { subject: "message", id } }),
  "POST /reports": ({ waitingPitchId: id }) => ({
    ...theirs,
    body: { subject: "PITCH", id, reason: "SPAM", text: "The third this week." },
    status: 201,
  }),
  "GET /appeal": async ({ recipient }) => ({ ...open, query: { token: await holdOf(recipient.userId) } }),
  "POST /appeal": async ({ recipient }) => ({
    ...open,
    body: { token: await holdOf(recipient.userId), text: "It was not me." },
    status: 201,
  }),
  "GET /admin/overview": () => byStaff,
  "GET /admin/people": () => ({ ...byStaff, query: { q: "Hollow", type: "brand" } }),
  "POST /admin/people/{id}/open": ({ sender }) => ({ ...byStaff, id: sender.userId }),
  "POST /admin/people/{id}/hold": ({ sender }) => ({ ...byStaff, id: sender.userId, body: reason }),
  "DELETE /admin/people/{id}/hold": async ({ sender, staff }) => {
    await callRoute(`/admin/people/${sender.userId}/hold`, "POST", { ...tokenOf(staff), body: reason });
    return { ...byStaff, id: sender.userId, body: reason };
  },
  "POST /admin/people/{id}/reopen": async () => {
    const { userId: id } = await makeAccount();
    await database().sql`update users set closed_at = app_now(), deleted_at = app_now() where id = ${id}`;
    return { ...byStaff, id, body: reason };
  },
  "POST /admin/people/{id}/sign-out": async () => ({ ...byStaff, id: (await makeAccount()).userId }),
  "GET /admin/reviews": () => byStaff,
  "POST /admin/reviews/{id}": ({ appealId: id }) => ({
    ...byStaff,
    id,
    body: { decision: "decline", reason: "The page does not name them." },
  }),
  "GET /admin/reports": () => ({ ...byStaff, query: { state: "OPEN" } }),
  "POST /admin/reports/{id}/open": ({ reportId: id }) => ({ ...byStaff, id }),
  "POST /admin/reports/{id}/take": ({ reportId: id }) => ({ ...byStaff, id }),
  "DELETE /admin/reports/{id}/take": ({ reportId: id }) => ({ ...byStaff, id }),
  "POST /admin/reports/{id}/ask": ({ reportId: id }) => ({
    ...byStaff,
    id,
    body: { question: "Did you write this?" },
  }),
  "GET /reports/{id}/question": ({ askedReportId: id }) => ({ id }),
  "POST /reports/{id}/question": ({ askedReportId: id }) => ({ id, body: { answer: "It was a colleague." } }),
  "POST /admin/reports/{id}/decide": ({ reportId: id }) => ({
    ...byStaff,
    id,
    body: { decision: "HOLD", statement: "Please write to one desk at a time." },
  }),
  "GET /admin/jobs": () => ({ ...byStaff, query: { state: "failed" } }),
  "POST /admin/jobs/{id}/retry": ({ failedJobId: id }) => ({ ...byStaff, id }),
  "GET /admin/figures": () => ({ ...byStaff, query: { period: "7d" } }),
  "GET /admin/figures/csv": () => ({ ...byStaff, query: { period: "7d" }, parseAs: "stream" }),
  "GET /admin/mail-deliveries": () => ({ ...byStaff, query: { state: "DELIVERED" } }),
  "GET /admin/stopped-addresses": () => byStaff,
  "DELETE /admin/stopped-addresses/{id}": ({ stopId: id }) => ({ ...byStaff, id }),
  "POST /admin/log/open": () => ({ ...byStaff, body: { area: "staff" } }),
  "GET /admin/log/csv": () => ({ ...byStaff, query: { area: "team" }, parseAs: "stream" }),
  "GET /saved": () => ({}),
  "GET /users/dashboard": () => ({}),
  "GET /users/dashboard/activity": () => ({}),
  "GET /users/dashboard/deadlines": () => ({ query: { limit: "5" } }),
  "GET /users/coverage": () => ({}),
  "PUT /users/coverage/{id}": ({ storyId: id }) => ({ id, body: { readers: 12 } }),
  "GET /users/analytics/counted": () => ({ query: { of: "pitchesSent", period: "90d" } }),
  "GET /users/dashboard/counted": () => ({ query: { of: "pendingPitches" } }),
  "GET /users/analytics": () => ({ query: { period: "7d" } }),
  "GET /users/analytics/csv": () => ({ query: { period: "7d", zone: "Europe/Oslo" }, parseAs: "stream" }),
  "GET /users/analytics/funnel": () => ({ query: { period: "7d" } }),
  "GET /users/analytics/funnel/csv": () => ({ query: { period: "7d" }, parseAs: "stream" }),
  "GET /users/analytics/outreach/csv": () => ({ query: { period: "7d" }, parseAs: "stream" }),
  "GET /users/analytics/content/csv": () => ({ query: { period: "7d" }, parseAs: "stream" }),
  "GET /users/analytics/benchmarks/csv": () => ({ parseAs: "stream" }),
  "GET /users/analytics/outreach": () => ({ query: { period: "90d" } }),
  "GET /users/analytics/ratings/csv": () => ({ query: { period: "1y", limit: 100 }, parseAs: "stream" }),
  "GET /users/analytics/ratings": () => ({ query: { period: "1y" } }),
  "GET /users/analytics/content": () => ({ query: { from: "2026-11-01", to: "2026-11-30" } }),
  "GET /users/analytics/benchmarks": () => ({}),
  "GET /users/analytics/schedule": () => ({}),
  "PUT /users/analytics/schedule": () => ({ body: { on: true, zone: "Europe/Oslo" } }),
  "POST /visits": () => ({ ...open, body: { kind: "page_viewed", path: "/press-profile/nobody" } }),
  "POST /saved/{id}": ({ recipient }) => ({ id: recipient.profileId }),
  "DELETE /saved/{id}": ({ recipient }) => ({ id: recipient.userId }),

  "GET /releases": () => ({}),
  "POST /releases": () => ({ body: { title: "Our news", body: "It runs." }, status: 201 }),
  "POST /releases/saves": async ({ sender, releaseId: id }) => {
    const { json } = await callRoute(`/releases/${id}`, "GET", tokenOf(sender));
    return { body: { id, version: json.data.release.version, title: "Our news", body: "It runs." } };
  },
  "GET /releases/{id}": ({ releaseId }) => ({ id: releaseId }),
  "PUT /releases/{id}": ({ releaseId }) => ({ id: releaseId, body: { title: "Other news" } }),
  "DELETE /releases/{id}": ({ releaseId }) => ({ id: releaseId }),
  "GET /releases/{id}/shares": ({ heldReleaseId }) => ({ id: heldReleaseId }),
  "POST /releases/{id}/shares": ({ heldReleaseId, recipient }) => ({
    ...{ id: heldReleaseId, body: { recipientIds: [recipient.userId] } },
  }),
  "DELETE /releases/{id}/shares/{profileId}": ({ heldReleaseId, recipient }) => ({
    id: heldReleaseId,
    profileId: recipient.profileId,
  }),
  "GET /releases/{id}/preview": ({ heldReleaseId }) => ({ ...theirs, id: heldReleaseId }),
  "POST /releases/{id}/agree": ({ heldReleaseId }) => ({ ...theirs, id: heldReleaseId }),
  "GET /profiles/{slug}/work-samples": ({ recipient }) => ({ ...open, id: recipient.slug }),
  "GET /profiles/{slug}/releases": ({ sender }) => ({ ...open, id: sender.slug }),

  "GET /assets": () => ({ query: { kind: "product" } }),
  "POST /assets": () => ({ body: formOf({ kind: "quote", quote: "It holds two hours." }), status: 201 }),
  "PUT /assets": ({ productId }) => ({ body: { ids: [productId], addTags: ["Wool"] } }),
  "POST /assets/delete": ({ productId }) => ({ body: { ids: [productId] } }),
  "GET /assets/{id}/uses": ({ productId }) => ({ id: productId }),
  "PUT /assets/order": ({ productId }) => ({ body: { ids: [productId] } }),
  "GET /assets/{id}": ({ productId }) => ({ id: productId }),
  "PUT /assets/{id}": ({ productId }) => ({ id: productId, body: { caption: "Wool, undyed" } }),
  "DELETE /assets/{id}": ({ productId }) => ({ id: productId }),
  "POST /assets/{id}/file": async ({ productId }) => ({
    ...{ id: productId, body: formOf({ file: fileOf(await plainPicture(), "blanket.png") }) },
  }),
  "POST /assets/{id}/poster": async ({ productId }) => ({
    ...{ id: productId, body: formOf({ file: fileOf(await plainPicture(), "cover.png") }) },
  }),
  "POST /assets/{id}/captions": async ({ sender }) => {
    const body = formOf({ kind: "video", file: fileOf(plainVideo(), "run.mp4") });
    const { json } = await callRoute("/assets", "POST", { token: sender.accessToken, body });
    return { id: json.data.asset.id, body: formOf({ file: fileOf(WEBVTT, "run.vtt") }) };
  },
  "GET /users/work-samples": () => theirs,
  "POST /users/work-samples": () => ({
    ...theirs,
    body: formOf({ type: "Article", title: "A winter by rail", tags: "Rail, Winter", plays: "12" }),
    status: 201,
  }),
  "GET /users/work-samples/{id}": ({ workSampleId }) => ({ ...theirs, id: workSampleId }),
  "POST /users/work-samples/{id}/files": async ({ workSampleId }) => ({
    ...{ ...theirs, id: workSampleId, body: formOf({ picture: fileOf(await plainPicture(), "ferry.jpg") }) },
  }),
  "PUT /users/work-samples/{id}": ({ workSampleId }) => ({
    ...theirs,
    ...{ id: workSampleId, body: { title: "Two winters by rail" } },
  }),
  "DELETE /users/work-samples/{id}": ({ workSampleId }) => ({ ...theirs, id: workSampleId }),
  "GET /profiles/{slug}/assets": ({ sender }) => ({ ...open, id: sender.slug }),

  "POST /users/profile/imports/preview": () => ({ ...theirs, body: { address: "http://localhost/" } }),
  "GET /users/profile/imports": () => theirs,
  "POST /users/profile/imports": async () => ({ ...theirs, body: await feedSite(), status: 201 }),
  "DELETE /users/profile/imports/{id}": ({ importId: id }) => ({ ...theirs, id }),
  "GET /evidence": () => ({ ...theirs }),
  "POST /evidence": () => ({
    ...{ ...theirs, status: 201 },
    body: { kind: "AUTHOR_PAGE", outlet: "A review", url: "https://harbour-review.org/authors/robin" },
  }),
  "DELETE /evidence/{id}": ({ submissionId: id }) => ({ ...theirs, id }),
  "POST /evidence/{id}/appeal": ({ submissionId: id }) => ({
    ...{ ...theirs, id },
    body: { reason: "I write for it." },
  }),
  "POST /evidence/site": async ({ sender }) => {
    await nameWebsite(sender);
    return {};
  },
  "POST /evidence/site/check": async ({ sender }) => {
    await nameWebsite(sender);
    await callRoute("/evidence/site", "POST", tokenOf(sender));
    return {};
  },

  "GET /product-requests": () => ({}),
  "GET /product-requests/check": ({ productId }) => ({ query: { assetId: productId } }),
  "POST /product-requests": async (world) => {
    await callRoute(`/product-requests/${world.productRequestId}`, "DELETE", tokenOf(world.recipient));
    return { ...theirs, body: { assetId: world.productId, message: "For a test." }, status: 201 };
  },
  "GET /product-requests/{id}": ({ productRequestId }) => ({ ...theirs, id: productRequestId }),
  "DELETE /product-requests/{id}": ({ productRequestId }) => ({ ...theirs, id: productRequestId }),
  "POST /product-requests/{id}/respond": ({ productRequestId }) => ({ id: productRequestId, body: lend }),
  "POST /product-requests/{id}/sent": (world) => productAfter(world, "respond"),
  "POST /product-requests/{id}/returned": (world) => productAfter(world, "respond", "sent"),
  "POST /product-requests/{id}/kept": (world) => productAfter(world, "respond", "sent"),

  "GET /requests": () => theirs,
  "POST /requests": () => ({ ...theirs, body: { title: "Night train crews" }, status: 201 }),
  "GET /requests/{id}": ({ requestId }) => ({ ...theirs, id: requestId }),
  "PUT /requests/{id}": ({ requestId }) => ({ ...theirs, id: requestId, body: { status: "CLOSED" } }),
  "DELETE /requests/{id}": ({ requestId }) => ({ ...theirs, id: requestId }),

  "GET /plans": () => open,
  "GET /plan": () => ({}),
  "POST /plan/checkout": () => ({}),
  "POST /plan/portal": async (world) => {
    await openCheckout(world);
    return {};
  },
  "POST /plan/settle": async (world) => ({ body: { sessionId: await openCheckout(world) } }),
  "GET /pitch-pages": () => ({}),
  "POST /pitch-pages": () => ({ body: completePitchPage(), status: 201 }),
  "POST /pitch-pages/saves": async ({ sender, pitchPageId: id }) => {
    const { json } = await callRoute(`/pitch-pages/${id}`, "GET", tokenOf(sender));
    return { body: { id, version: json.data.pitchPage.version, ...completePitchPage() } };
  },
  "GET /pitch-pages/{id}": ({ pitchPageId }) => ({ id: pitchPageId }),
  "PUT /pitch-pages/{id}": ({ pitchPageId }) => ({ id: pitchPageId, body: { why: "It runs again." } }),
  "DELETE /pitch-pages/{id}": ({ pitchPageId }) => ({ id: pitchPageId }),
  "POST /pitch-pages/{id}/duplicate": ({ pitchPageId }) => ({ id: pitchPageId, status: 201 }),
  "POST /pitch-pages/{id}/archive": ({ pitchPageId }) => ({ id: pitchPageId }),
  "DELETE /pitch-pages/{id}/archive": ({ pitchPageId }) => ({ id: pitchPageId }),

  "GET /pitch-drafts": () => ({}),
  "POST /pitch-drafts": () => ({ body: completeDraft(), status: 201 }),
  "POST /pitch-drafts/saves": async ({ sender, draftId: id }) => {
    const { json } = await callRoute(`/pitch-drafts/${id}`, "GET", tokenOf(sender));
    return { body: { id, version: json.data.draft.version, ...completeDraft() } };
  },
  "GET /pitch-drafts/{id}": ({ draftId }) => ({ id: draftId }),
  "PUT /pitch-drafts/{id}": ({ draftId }) => ({ id: draftId, body: { title: "Another" } }),
  "DELETE /pitch-drafts/{id}": ({ draftId }) => ({ id: draftId }),
  "POST /pitch-drafts/{id}/send": async ({ draftId, waitingPitchId, sender, recipient }) => {
    await callRoute(`/pitches/${waitingPitchId}`, "DELETE", { token: sender.accessToken });
    return { id: draftId, body: { recipientId: recipient.profileId }, status: 201 };
  },
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
  "PATCH /pitches/{id}/rating": async ({ sender, recipient, waitingPitchId }) => {
    await callRoute(`/pitches/${waitingPitchId}`, "DELETE", { token: sender.accessToken });
    const { id } = await makeCompleted(sender, recipient);
    return { id, body: { feedbackPublic: false } };
  },
  "POST /pitches/ai-assist": () => ({ body: completeDraft() }),
  "GET /pitches/templates": () => ({ query: { userType: "paid-media", industry: "travel" } }),

  "GET /matches": () => ({}),
  "GET /matches/{id}": ({ matchId }) => ({ id: matchId }),
  "POST /matches/{id}/action": ({ recipient }) => ({ id: recipient.profileId, body: { action: "like" } }),
  "POST /matches/{id}/shown": ({ recipient }) => ({ id: recipient.profileId }),
  "GET /matches/suggestions": () => ({}),
  "GET /matches/suggestions/{id}": ({ recipient }) => ({ id: recipient.profileId }),
  "POST /matches/generate": () => ({}),
  "GET /matches/history": () => ({}),
  "GET /matches/counts": () => ({}),
  "GET /matches/weights": () => ({}),
  "PUT /matches/weights": () => ({}),
  "DELETE /matches/weights": () => ({}),
  "PUT /matches/weights/{id}": ({ learnedTopicId }) => ({ id: learnedTopicId }),
  "DELETE /matches/weights/{id}": ({ learnedTopicId }) => ({ id: learnedTopicId }),
  "POST /matches/feedback": ({ matchId }) => ({ body: { matchId, helpful: false, reason: "Far away" } }),

  "GET /calls": () => ({}),
  "POST /calls": async ({ sender, conversationId, callId }) => {
    await callRoute(`/calls/${callId}/end`, "POST", { ...tokenOf(sender), body: callDevice });
    return { body: { conversationId, kind: "VIDEO", ...callDevice }, status: 201 };
  },
  "GET /calls/ice-servers": () => ({}),
  "GET /calls/{id}": ({ callId }) => ({ id: callId }),
  "POST /calls/{id}/answer": ({ callId }) => ({ ...theirs, id: callId, body: callDevice }),
  "POST /calls/{id}/decline": ({ callId }) => ({ ...theirs, id: callId }),
  "POST /calls/{id}/end": ({ callId }) => ({ id: callId, body: callDevice }),
  "POST /calls/{id}/keep": ({ callId }) => ({ id: callId, body: callDevice }),
  "POST /calls/{id}/take": answered,
  "GET /calls/{id}/signals": ({ callId }) => ({ id: callId, query: { after: 0 } }),
  "POST /calls/{id}/signals": async (world) => {
    const { id, body } = await answered(world);
    return { id, body: { ...body, data: { candidate: "a" } }, status: 201 };
  },
  "GET /messages/conversations": () => ({}),
  "POST /messages/conversations": ({ recipient }) => ({ body: { recipientId: recipient.userId } }),
  "GET /messages/conversations/{id}": ({ conversationId }) => ({ id: conversationId }),
  "GET /messages/conversations/by-match/{id}": ({ matchId }) => ({ id: matchId }),
  "GET /messages/conversations/by-pitch/{id}": ({ acceptedPitchId }) => ({ id: acceptedPitchId }),
  "PUT /messages/conversations/{id}/read": ({ conversationId }) => ({ id: conversationId }),
  "POST /messages/conversations/{id}/archive": ({ conversationId }) => ({ id: conversationId }),
  "DELETE /messages/conversations/{id}/archive": ({ conversationId }) => ({ id: conversationId }),
  "PUT /messages/conversations/{id}/draft": ({ conversationId }) => ({
    ...{ id: conversationId, body: { text: "Yes, at", attachments: [], counter: 1 } },
  }),
  "GET /messages/conversations/{id}/scheduled": ({ conversationId }) => ({ id: conversationId }),
  "POST /messages/conversations/{id}/scheduled": ({ conversationId }) => ({
    id: conversationId,
    body: { content: "Good morning.", sendAt: new Date(Date.now() + 86_400_000).toISOString() },
    status: 201,
  }),
  "GET /messages/conversations/{id}/send-times": ({ conversationId }) => ({ id: conversationId }),
  "PATCH /messages/scheduled/{id}": ({ scheduledId }) => ({ id: scheduledId, body: { content: "Morning." } }),
  "DELETE /messages/scheduled/{id}": ({ scheduledId }) => ({ id: scheduledId }),
  "GET /messages/{id}/messages": ({ conversationId }) => ({ id: conversationId }),
  "POST /messages": ({ conversationId, messageId }) => ({
    body: { conversationId, content: "Yes, at noon.", messageType: "TEXT", replyTo: messageId },
    status: 201,
  }),
  "POST /messages/conversations/{id}/files": ({ conversationId }) => ({
    ...{ id: conversationId, body: formOf({ file: fileOf(Buffer.from(A_PDF), "terms.pdf") }), status: 201 },
  }),
  "GET /messages/conversations/{id}/files/unsent": ({ conversationId }) => ({ id: conversationId }),
  "GET /messages/conversations/{id}/files": ({ conversationId }) => ({ id: conversationId }),
  "POST /messages/conversations/{id}/uploads": ({ conversationId }) => ({
    ...{ id: conversationId, headers: uploadHeaders, status: 201 },
  }),
  "GET /messages/uploads/{id}": ({ messageUploadId }) => ({ id: messageUploadId, status: 204 }),
  "PATCH /messages/uploads/{id}": ({ messageUploadId }) => ({
    ...{ id: messageUploadId, body: A_PDF, headers: pieceHeaders, status: 204 },
  }),
  "POST /messages/uploads/{id}/file": async ({ messageUploadId: id, sender }) => {
    const piece = { ...tokenOf(sender), body: A_PDF, headers: pieceHeaders };
    await callRoute(`/messages/uploads/${id}`, "PATCH", piece);
    return { id, status: 201 };
  },
  "DELETE /messages/uploads/{id}": ({ messageUploadId }) => ({ id: messageUploadId, status: 204 }),
  "POST /messages/files/{id}/poster": async ({ messageFileId }) => ({
    ...{ id: messageFileId, body: formOf({ file: fileOf(await plainPicture(), "frame.png") }) },
  }),
  "DELETE /messages/files/{id}": ({ messageFileId }) => ({ id: messageFileId }),
  "GET /messages/conversations/{id}/zip": ({ conversationId }) => ({ id: conversationId, parseAs: "stream" }),
  "PUT /messages/{id}/read": ({ messageId }) => ({ ...theirs, id: messageId }),
  "DELETE /messages/{id}": ({ messageId }) => ({ id: messageId }),
  "PATCH /messages/{id}": ({ messageId }) => ({
    id: messageId,
    body: { content: "Hello there", version: 1 },
  }),
  "PUT /messages/{id}/reactions": ({ messageId }) => ({
    ...{ ...theirs, id: messageId, body: { kind: "AGREED", version: 1 } },
  }),
  "DELETE /messages/{id}/reactions": ({ messageId }) => ({
    ...{ ...theirs, id: messageId, body: { kind: "AGREED" } },
  }),
  "GET /messages/search": () => ({ query: { q: "hello" } }),
  "GET /messages/unread-count": () => ({}),

  "GET /auth/tokens": () => ({}),
  "POST /auth/tokens": () => ({ body: newToken, status: 201 }),
  "DELETE /auth/tokens/{id}": ({ tokenId }) => ({ id: tokenId }),
  "POST /auth/tokens/{id}/rotate": ({ tokenId: id, tokenPrefix: prefix }) => ({
    ...{ id, body: { prefix, password: PASSWORD } },
  }),
  "GET /company/tokens": () => ({}),
  "POST /company/tokens": () => ({ body: { ...newToken, role: "EDITOR" }, status: 201 }),
  "DELETE /company/tokens/{id}": ({ companyTokenId }) => ({ id: companyTokenId }),
  "POST /company/tokens/{id}/rotate": ({ companyTokenId: id, companyTokenPrefix: prefix }) => ({
    ...{ id, body: { prefix, password: PASSWORD } },
  }),
  "GET /company": () => ({}),
  "PATCH /company": () => ({ body: { description: "Cabins.", industry: "Energy" } }),
  "GET /company/overview": () => ({ query: { zone: "Europe/Oslo" } }),
  "GET /company/analytics": () => ({ query: { period: "7d", zone: "Europe/Oslo" } }),
  "GET /company/analytics/csv": () => ({ query: { period: "7d" }, parseAs: "stream" }),
  "GET /company/members": () => ({}),
  "PATCH /company/members/{id}": ({ memberId }) => ({ id: memberId, body: { role: "MANAGER" } }),
  "DELETE /company/members/{id}": ({ memberId }) => ({ id: memberId }),
  "POST /company/members/leave": async ({ memberId }) => {
    await database().sql`update memberships set role = 'admin' where user_id = ${memberId}`;
    return {};
  },
  "POST /company/two-factor/remind": async ({ memberId }) => {
    await database().sql`update companies set requires_two_factor = true,
      two_factor_from = app_now() + interval '14 days'
      where id = (select company_id from memberships where user_id = ${memberId})`;
    return {};
  },
  "POST /company/members/transfer": ({ memberId }) => ({ body: { id: memberId } }),
  "GET /company/invitations": () => ({}),
  "POST /company/invitations": () => ({ body: { email: uniqueEmail(), role: "EDITOR" }, status: 201 }),
  "DELETE /company/invitations/{id}": ({ invitationId }) => ({ id: invitationId }),
  "POST /company/invitations/{id}/resend": ({ invitationId }) => ({ id: invitationId }),
  "POST /company/invitations/show": async (world) => ({ ...open, body: (await invited(world)).body }),
  "POST /company/invitations/accept": (world) => invited(world),
  "POST /company/newsrooms": () => ({ body: { name: "Winter Kitchens", kind: "BRAND" }, status: 201 }),
  "PATCH /company/newsrooms/{id}": ({ newsroomId }) => ({ id: newsroomId, body: { status: "PAUSED" } }),
  "GET /company/acts": () => ({ query: { kind: "team" } }),
  "GET /company/acts/csv": () => ({ parseAs: "stream" }),

  "GET /notifications": () => ({}),
  "PUT /notifications/{id}/read": ({ notificationId }) => ({ ...theirs, id: notificationId }),
  "PUT /notifications/read-all": () => ({}),
  "POST /notifications/unsubscribe": ({ sender }) => ({
    ...open,
    query: { token: makeUnsubscribeToken({ userId: sender.userId, kind: "pitch_received" }) },
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  }),

  "GET /push": () => ({}),
  "POST /push/devices": () => ({
    body: { endpoint: `https://push.example.org/${crypto.randomUUID()}`, keys: makeBrowser().keys },
    status: 201,
  }),
  "POST /push/devices/claim": () => ({ body: { endpoint: "https://push.example.org/nobody" } }),
  "PATCH /push/devices/{id}": ({ pushDeviceId: id }) => ({ id, body: { calls: false } }),
  "POST /push/devices/{id}/test": ({ pushDeviceId: id }) => ({ id }),
  "DELETE /push/devices/{id}": ({ pushDeviceId: id }) => ({ id }),

  "GET /realtime/config": () => ({}),
  "POST /realtime/auth": ({ conversationId }) => ({
    body: { socket_id: "1.2", channel_name: `presence-conversation-${conversationId}` },
  }),
  "POST /realtime/user-auth": () => ({ body: new URLSearchParams({ socket_id: "1.2" }) }),
};

/** The sender invites staff, who are a brand for once; the token is that of the mail that waits in the queue. */
async function invited({ sender, staff }: World) {
  await database().sql`update users set user_type = 'brand' where id = ${staff.userId}`;
  // A row is called more than once.
  await database().sql`update invitations set revoked_at = app_now()
    where email = ${staff.email} and accepted_at is null`;
  // Each call is a first one: only so many invitations of an address are mailed.
  await database().sql`delete from account_limits where bucket = 'mail'`;
  const { invitation } = await execute(sender.actor, invite, { email: staff.email, role: "editor" });
  const [mail] = await database().sql`select payload ->> 'requestId' as request
    from graphile_worker._private_jobs where payload ->> 'invitationId' = ${invitation.id}`;
  return { ...byStaff, body: { token: invitationToken(invitation.id, mail?.request) } };
}

async function slugOf(kind: string): Promise<string> {
  const { sql } = database();
  const [row] = await sql`select slug from profiles where kind = ${kind} and listed limit 1`;
  return row?.slug;
}

/** Puts an account on hold; the token answers that. */
async function holdOf(userId: string) {
  const heldAt = new Date("2026-03-03T12:00:00Z");
  await database().sql`update users set held_at = ${heldAt.toISOString()} where id = ${userId}`;
  return makeAppealToken(userId, heldAt);
}
