import type { ErrorCode } from "@/lib/core/errors";
import { signAddress } from "@/lib/domain/messaging/files/views";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { settings } from "@/lib/platform/settings/settings";
import { uuidv7 } from "@/lib/utils/uuid";
import { PASSWORD } from "../factories/accounts";
import { A_PDF, plainPicture, sent } from "../factories/assets";
import { completeDraft } from "../factories/pitch-drafts";
import { makeBrowser } from "../factories/push-browser";
import { CALLER_DEVICE, type Caller, callers, type World } from "./world";

export type Outcome = "ok" | ErrorCode;
export type Row = {
  input: (world: World, caller: Caller) => object;
  /** Outcomes by caller. Staff get what any journalist gets unless they have one of their own. */
  expected: Record<Exclude<Caller, "staff">, Outcome> & { staff?: Outcome };
  /** The command finds nothing to do in this world, so it writes no audit entry. */
  idle?: true;
};

const A_FRAME = await plainPicture();
const STRANGER_PASSWORD = "Not-the-password-1";
/** Every caller from outside. A job has an outcome only where jobs are named. */
const allOf = (outcome: Outcome) =>
  Object.fromEntries(
    callers
      .filter((caller) => caller !== "staff")
      .map((caller) => [caller, caller === "job" ? "forbidden" : outcome]),
  ) as Row["expected"];
const signedIn = (outcome: Outcome): Row["expected"] => ({
  ...allOf(outcome),
  anonymous: "unauthenticated",
});

/** Rows that give anybody the same, signed in or not. */
const open = (input: Row["input"], outcome: Outcome = "ok"): Row => ({ input, expected: allOf(outcome) });

/** Rows for everybody signed in, each about their own data. */
const own = (input: Row["input"] = () => ({}), changed: Partial<Record<Caller, Outcome>> = {}): Row => ({
  input,
  expected: { ...signedIn("ok"), ...changed },
});

/** Rows about one row's parties; for all others it does not exist. */
const between = (input: Row["input"], parties: { sender: Outcome; recipient: Outcome }): Row => ({
  input,
  expected: { ...signedIn("not_found"), ...parties },
});

/** Rows for brands and sources, each about their own newsroom. */
const newsroomsOnly = (input: Row["input"], outcome: Outcome = "ok"): Row => ({
  input,
  expected: { ...signedIn(outcome), press: "forbidden", paid_media: "forbidden", recipient: "forbidden" },
});

/** Rows for those who may pay for a plan: press accounts are free. */
const payersOnly = (input: Row["input"] = () => ({})): Row => ({
  input,
  expected: { ...signedIn("conflict"), press: "forbidden", recipient: "forbidden" },
});

/** Rows for journalists and creators, each about their own portfolio. */
const writersOnly = (input: Row["input"]): Row => ({
  input,
  expected: { ...signedIn("ok"), brand: "forbidden", source: "forbidden", sender: "forbidden" },
});

/** Rows for journalists, each about their own profile. */
const pressOnly = (input: Row["input"]): Row => {
  const { expected } = writersOnly(input);
  return { input, expected: { ...expected, paid_media: "forbidden" } };
};

/** Rows for operations of a company: the sender is the Admin of one, and all others belong to none. */
const adminsOnly = (input: Row["input"] = () => ({}), outcome: Outcome = "ok"): Row =>
  between(input, { sender: outcome, recipient: "not_found" });

/** Rows for operations that only staff may call. */
const byStaff = (input: Row["input"] = () => ({})): Row => ({
  input,
  expected: { ...signedIn("not_found"), staff: "ok" },
});

/** Rows for operations that only jobs may call. */
const byJobs = (input: Row["input"] = () => ({})): Row => ({
  input,
  expected: { ...signedIn("forbidden"), job: "ok" },
});
const idleByJobs = (input: Row["input"]): Row => ({ ...byJobs(input), idle: true });

const both = { sender: "ok", recipient: "ok" } as const;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const CALLEE_DEVICE = "0199a1c0-0000-7000-8000-00000000ca12";
const calleeOnly = { sender: "forbidden", recipient: "ok" } as const;
const senderOnly = { sender: "ok", recipient: "not_found" } as const;
const recipientOnly = { sender: "not_found", recipient: "ok" } as const;

/** The meaning of a text that has changed since, so that it is not stored. */
const computedMeaning = {
  source: { text: "Another text", topics: [], sure: [], chosen: [], written: true },
  meaning: null,
};

/** The types that may not meet a journalist, which are journalists and creators. */
const notWithPress: Partial<Record<Caller, Outcome>> = {
  press: "invalid_input",
  paid_media: "invalid_input",
  recipient: "invalid_input",
};

const pitchTo = (recipientId: string) => {
  const { where, when, why, ...rest } = completeDraft();
  return { ...rest, whereLocation: where, whenTiming: when, whyNewsworthy: why, recipientId };
};
const newToken = { name: "Nightly", scopes: ["releases:read"], password: PASSWORD };
const signUpForm = {
  password: "Correct-horse-42",
  name: "New Person",
  userType: "press",
  agreeToTerms: true,
};

const rows: Record<string, Row> = {
  "accounts.register": open(() => ({ ...signUpForm, email: "taken@test.com" }), "invalid_input"),
  "accounts.signUp": open(
    () => ({ ...signUpForm, confirmPassword: signUpForm.password, email: "taken@test.com" }),
    "invalid_input",
  ),
  "accounts.login": open(
    (_, caller) => ({ email: `${caller}@nobody-here.com`, password: STRANGER_PASSWORD }),
    "unauthenticated",
  ),
  "accounts.loginBrowser": open(
    (_, caller) => ({ email: `${caller}@someone-else.com`, password: STRANGER_PASSWORD }),
    "unauthenticated",
  ),
  "accounts.loginSecondStep": open(() => ({ secondStep: "not-a-step", totp: "123456" }), "unauthenticated"),
  "accounts.logout": own(),
  "accounts.refresh": open(() => ({ refreshToken: "not-a-token" }), "unauthenticated"),
  "accounts.verifyEmail": open(() => ({ token: "not-a-token" }), "invalid_input"),
  "accounts.resendVerification": own(),
  "accounts.resumeMail": { input: () => ({}), expected: { ...signedIn("not_found"), sender: "ok" } },
  "accounts.changeEmail": {
    input: () => ({ email: "petra@hollowpine.com", password: STRANGER_PASSWORD }),
    expected: signedIn("invalid_input"),
  },
  "accounts.confirmNewEmail": open(() => ({ token: "not-a-token" }), "invalid_input"),
  "accounts.stopEmailChange": open(() => ({ token: "not-a-token" }), "invalid_input"),
  "accounts.changePassword": own(() => ({ currentPassword: PASSWORD, newPassword: "Another-horse-43" })),
  "accounts.confirm": own(() => ({ password: PASSWORD })),
  "accounts.listSessions": own(),
  "accounts.endSession": {
    input: ({ sender }) => ({ id: sender.actor.sessionId }),
    expected: { ...signedIn("not_found"), sender: "ok" },
  },
  "accounts.endOtherSessions": own(),
  "accounts.security": own(),
  "accounts.listActivity": own(),
  "personalData.startCopy": own(),
  "personalData.readPage": own(() => ({ file: "people" })),
  "personalData.listFiles": own(),
  // Only staff have two-factor sign-in here.
  "accounts.startTwoFactor": own(() => ({ password: PASSWORD }), { staff: "conflict" }),
  "accounts.enableTwoFactor": own(() => ({ totp: "123456" }), signedIn("conflict")),
  "accounts.disableTwoFactor": own(() => ({ password: PASSWORD }), { ...signedIn("conflict"), staff: "ok" }),
  "accounts.renewRecoveryCodes": own(() => ({ password: PASSWORD }), {
    ...signedIn("conflict"),
    staff: "ok",
  }),
  "accounts.delete": own(() => ({ password: PASSWORD, confirm: "DELETE" }), {
    // Its company would be without an Admin.
    sender: "conflict",
  }),
  "accounts.restore": open(() => ({ token: "not-a-token" }), "invalid_input"),
  "accounts.forgotPassword": open((_, caller) => ({ email: `${caller}@nobody-at-all.com` })),
  "accounts.resetPassword": open(
    () => ({ token: "not-a-token", password: "Correct-horse-42" }),
    "invalid_input",
  ),
  "accounts.me": own(),
  "accounts.setPreferences": own(() => ({ ai: true })),
  "accounts.checkEmail": open(() => ({ email: "petra@hollowpine.com" })),

  "dashboard.summary": own(),

  "evidence.read": own(),
  "evidence.submit": own(
    () => ({ kind: "author_page", outlet: "A review", url: "https://harbour-review.org/authors/robin" }),
    { brand: "invalid_input", source: "invalid_input", sender: "invalid_input" },
  ),
  "evidence.appeal": between(({ submissionId: id }) => ({ id, reason: "I write for it." }), recipientOnly),
  "evidence.remove": between(({ submissionId: id }) => ({ id }), recipientOnly),
  // No account of this world has a website.
  "evidence.startSite": { input: () => ({}), expected: signedIn("invalid_input") },
  "evidence.checkSite": { input: () => ({}), expected: signedIn("conflict") },
  "evidence.listAppeals": byStaff(),
  "evidence.decideAppeal": byStaff(({ appealId: id }) => ({
    id,
    decision: "approve",
    reason: "On the masthead.",
  })),

  "subscribers.subscribe": open((_, caller) => ({ email: `${caller}@reads-letters.com` })),
  "subscribers.confirm": open(() => ({ token: "not-a-token" }), "invalid_input"),
  "subscribers.stop": open(() => ({ token: "not-a-token" }), "invalid_input"),
  "contact.send": open(() => ({
    ...{ name: "Iris Tan", email: "iris@harbour-post.com" },
    ...{ topic: "other", message: "How do I change my address?" },
  })),

  // Testing mode is off in the tests' settings, so the operation does not exist for anybody.
  "accounts.readTestingMode": open(() => ({}), "not_found"),
  "accounts.signInAsDemo": open(() => ({ userType: "brand" }), "not_found"),
  "builders.saveTestProfile": { input: () => ({ values: {} }), expected: signedIn("not_found") },
  "imports.preview": own(() => ({ address: "http://localhost/" })),
  "imports.create": {
    input: () => ({ address: "http://localhost/", items: ["http://localhost/1"] }),
    expected: signedIn("invalid_input"),
  },
  "imports.list": own(),
  "imports.undo": between(({ importId }) => ({ id: importId }), recipientOnly),
  "linkPreviews.read": own(() => ({ url: "http://localhost/" })),
  "locations.search": open(() => ({ q: "Portl" })),
  "slugs.find": own(() => ({ name: "Robin Vale" })),
  "topics.search": open(() => ({ q: "rail" })),
  "profiles.getPress": open(({ recipient }) => ({ id: recipient.slug })),
  "profiles.getBrand": open(({ sender }) => ({ id: sender.slug })),
  "profiles.getSource": open(({ sender }) => ({ id: sender.slug }), "not_found"),
  "profiles.getPaidMedia": open(({ sender }) => ({ id: sender.slug }), "not_found"),
  "profiles.listWork": open(({ recipient }) => ({ slug: recipient.slug })),
  "profiles.getOwn": own(),
  "profiles.update": own(() => ({ about: "About me" })),
  "profiles.setup": own(() => ({
    name: "Robin Vale",
    professionalTitle: "Reporter",
    location: "Oslo, Norway",
  })),

  "builders.getDraft": own(),
  "builders.saveDraft": own((_, caller) => ({
    ...{ values: { about: "About me" }, version: 0 },
    // The recipient's work sample has raised their profile's revision.
    baseRevision: caller === "recipient" ? 2 : 1,
  })),
  "builders.preview": own(),
  "builders.discardDraft": own(),
  // These profiles lack answers that the steps require.
  "builders.publish": { input: () => ({ version: 0 }), expected: signedIn("invalid_input") },
  "profiles.uploadAvatar": {
    input: () => ({ avatar: "not a picture" }),
    expected: signedIn("invalid_input"),
  },
  "profiles.removeAvatar": own(),
  "profiles.uploadLogo": newsroomsOnly(() => ({ logo: "not a picture" }), "invalid_input"),
  "profiles.removeLogo": newsroomsOnly(() => ({})),
  "profiles.uploadPicture": {
    input: () => ({ picture: "not a picture" }),
    expected: signedIn("invalid_input"),
  },

  "directories.listPress": open(() => ({ sort: "articles", category: "sports" })),
  "directories.listBrands": open(() => ({ q: "Hollow" })),
  "directories.listSources": open(() => ({ sort: "nothing-we-know" }), "invalid_input"),
  "directories.listPaidMedia": open(() => ({ maxRate: 200 })),
  "directories.searchUsers": own(() => ({ q: "Robin" })),

  "follows.follow": own(({ recipient }) => ({ id: recipient.userId }), { recipient: "invalid_input" }),
  "follows.unfollow": own(({ recipient }) => ({ id: recipient.profileId }), { recipient: "invalid_input" }),
  "follows.followPress": own(({ recipient }) => ({ id: recipient.slug }), { recipient: "invalid_input" }),
  "follows.unfollowPress": own(({ recipient }) => ({ id: recipient.slug }), { recipient: "invalid_input" }),
  "follows.followBrand": own(({ sender }) => ({ id: sender.slug }), { sender: "invalid_input" }),
  "follows.unfollowBrand": own(({ sender }) => ({ id: sender.slug }), { sender: "invalid_input" }),
  "follows.followSource": { input: ({ sender }) => ({ id: sender.slug }), expected: signedIn("not_found") },
  "follows.unfollowSource": { input: ({ sender }) => ({ id: sender.slug }), expected: signedIn("not_found") },
  "follows.followPaidMedia": {
    input: ({ sender }) => ({ id: sender.slug }),
    expected: signedIn("not_found"),
  },
  "follows.unfollowPaidMedia": {
    input: ({ sender }) => ({ id: sender.slug }),
    expected: signedIn("not_found"),
  },
  "follows.listFollowers": own(({ recipient }) => ({ id: recipient.profileId })),
  "follows.listFollowing": own(({ recipient }) => ({ id: recipient.userId })),
  "syndication.newsroomFeed": open(({ sender }) => ({ slug: sender.slug })),
  "syndication.allNewsFeed": open(() => ({})),
  "syndication.mapIndex": open(() => ({})),
  "syndication.mapPart": open(() => ({ part: "brands-1-of-1.xml" })),
  "syndication.shareCard": open(({ recipient }) => ({
    ...{ subject: "profiles", id: recipient.profileId, version: "0.png" },
  })),
  "syndication.embed": open(({ recipient }) => ({ slug: recipient.slug })),
  "syndication.oembed": open(({ sender }) => ({
    url: `${settings().APP_URL}/brand-newsroom/${sender.slug}`,
  })),

  "follows.getPage": open(({ recipient }) => ({ id: recipient.slug })),

  "saved.list": own(),
  "saved.save": own(({ recipient }) => ({ id: recipient.profileId }), { recipient: "invalid_input" }),
  "saved.unsave": own(({ recipient }) => ({ id: recipient.profileId }), { recipient: "invalid_input" }),

  "blocks.list": own(),
  "blocks.block": own(({ recipient }) => ({ id: recipient.profileId }), { recipient: "invalid_input" }),
  "blocks.unblock": own(({ recipient }) => ({ id: recipient.profileId }), { recipient: "invalid_input" }),

  "reports.target": own(({ recipient: { profileId: id } }) => ({ subject: "profile", id }), {
    recipient: "not_found",
  }),
  "reports.create": own(({ recipient: { profileId: id } }) => ({ subject: "profile", id, reason: "SPAM" }), {
    recipient: "not_found",
  }),
  "reports.list": own(),
  "reports.readAppeal": open(() => ({ token: "not-a-token" })),
  "reports.appeal": open(() => ({ token: "not-a-token", text: "It was not me." }), "not_found"),
  "reports.listCases": byStaff(),
  "reports.openCase": byStaff(({ reportId: id }) => ({ id })),
  "reports.take": byStaff(({ reportId: id }) => ({ id })),
  "reports.release": byStaff(({ reportId: id }) => ({ id })),
  "reports.ask": byStaff(({ reportId: id }) => ({ id, question: "Did you write this?" })),
  "reports.readQuestion": between(({ askedReportId: id }) => ({ id }), senderOnly),
  "reports.answer": between(({ askedReportId: id }) => ({ id, answer: "It was a colleague." }), senderOnly),
  "reports.readQuestionMail": byJobs(({ askedReportId: id }) => ({ id })),
  "reports.decide": byStaff(({ reportId: id }) => ({ id, decision: "no_breach", statement: "All is well." })),

  "people.list": byStaff(),
  "people.open": byStaff(({ recipient: { userId: id } }) => ({ id })),
  "people.hold": byStaff(({ recipient: { userId: id } }) => ({ id, reason: "Please write less." })),
  "people.lift": {
    input: ({ recipient: { userId: id } }) => ({ id, reason: "Thank you." }),
    expected: { ...signedIn("not_found"), staff: "conflict" },
  },
  "people.reopen": {
    input: ({ recipient: { userId: id } }) => ({ id, reason: "Thank you." }),
    expected: { ...signedIn("not_found"), staff: "conflict" },
  },
  "people.signOut": byStaff(({ recipient: { userId: id } }) => ({ id })),
  "jobs.list": byStaff(),
  "jobs.retry": byStaff(({ failedJobId: id }) => ({ id })),
  "auditLog.open": byStaff(),
  "auditLog.export": byStaff(),
  "mailDeliveries.list": byStaff(),
  "stoppedAddresses.list": byStaff(),
  "stoppedAddresses.lift": byStaff(({ stopId: id }) => ({ id })),
  "overview.read": byStaff(),
  "platformFigures.read": byStaff(),

  "meaning.profileSource": byJobs(({ sender }) => ({ profileId: sender.profileId })),
  "meaning.pitchSource": byJobs(({ draftId }) => ({ draftId })),
  "meaning.writeProfile": byJobs(({ sender }) => ({ profileId: sender.profileId, ...computedMeaning })),
  "meaning.writePitch": byJobs(({ draftId }) => ({ draftId, ...computedMeaning })),
  "meaning.findProfiles": byJobs(),
  "meaning.findPitches": byJobs(),
  "pitchDrafts.list": own(),
  "pitchDrafts.get": between(({ draftId }) => ({ id: draftId }), senderOnly),
  "pitchDrafts.create": own(() => ({ title: "A thought" })),
  "pitchDrafts.update": between(({ draftId }) => ({ id: draftId, title: "Another" }), senderOnly),
  "pitchDrafts.save": between(({ draftId }) => ({ id: draftId, version: 1, title: "Another" }), senderOnly),
  "pitchDrafts.duplicate": between(({ draftId }) => ({ id: draftId }), senderOnly),
  "pitchDrafts.delete": between(({ draftId }) => ({ id: draftId }), senderOnly),

  "pitches.list": own(),
  "pitches.getPage": open(({ recipient }) => ({ id: recipient.slug })),
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
  "pitches.sendDraft": between(({ draftId, recipient }) => ({ id: draftId, recipientId: recipient.userId }), {
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
  "pitches.showFeedback": between(({ acceptedPitchId }) => ({ id: acceptedPitchId, feedbackPublic: false }), {
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
  "matches.markShown": own(({ recipient }) => ({ id: recipient.profileId }), {
    press: "not_found",
    paid_media: "not_found",
    recipient: "not_found",
  }),
  "matches.generate": own(),
  "matches.list": own(),
  "matches.get": between(({ matchId }) => ({ id: matchId }), both),
  "matches.history": own(),
  "matches.counts": own(),
  "matches.weights": own(),
  "matches.takeBackWeight": between(({ learnedTopicId }) => ({ id: learnedTopicId }), senderOnly),
  "matches.takeBackWeights": own(),
  "matches.restoreWeight": {
    ...between(({ learnedTopicId }) => ({ id: learnedTopicId }), senderOnly),
    idle: true,
  },
  "matches.restoreWeights": { ...own(), idle: true },
  "matches.feedback": between(({ matchId }) => ({ matchId, helpful: true }), both),

  "calls.start": between(({ conversationId }) => ({ conversationId, kind: "voice", device: CALLER_DEVICE }), {
    sender: "conflict",
    recipient: "conflict",
  }),
  "calls.listLive": own(),
  "calls.iceServers": own(),
  "calls.get": between(({ callId }) => ({ id: callId }), both),
  "calls.listSignals": between(({ callId }) => ({ id: callId }), both),
  "calls.answer": between(({ callId }) => ({ id: callId, device: CALLEE_DEVICE }), calleeOnly),
  "calls.decline": between(({ callId }) => ({ id: callId }), calleeOnly),
  "calls.end": between(({ callId }) => ({ id: callId, device: CALLER_DEVICE }), both),
  "calls.keep": between(({ callId }) => ({ id: callId, device: CALLER_DEVICE }), both),
  "calls.take": between(({ callId }) => ({ id: callId, device: CALLER_DEVICE }), {
    sender: "conflict",
    recipient: "conflict",
  }),
  "calls.signal": between(({ callId }) => ({ id: callId, device: CALLER_DEVICE, data: {} }), {
    sender: "conflict",
    recipient: "conflict",
  }),
  "calls.expireOne": idleByJobs(({ callId }) => ({ callId })),
  "calls.expire": idleByJobs(() => ({})),

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
  "messages.addFile": between(({ conversationId }) => ({ id: conversationId, file: sent(A_PDF) }), both),
  "messages.removeFile": between(({ messageFileId }) => ({ id: messageFileId }), senderOnly),
  "messages.setFilePoster": between(
    ({ messageFileId }) => ({ id: messageFileId, file: sent(A_FRAME) }),
    senderOnly,
  ),
  "messages.getFile": between(({ messageFileId, actors }, caller) => {
    const actor = actors[caller];
    const profileId = "profileId" in actor ? actor.profileId : "";
    return { id: messageFileId, ...signAddress(messageFileId, profileId, new Date()) };
  }, senderOnly),
  "messages.startUpload": between(
    ({ conversationId }) => ({ id: conversationId, name: "a.pdf", size: 9, sha256: "0".repeat(64) }),
    both,
  ),
  "messages.readUpload": between(({ messageUploadId }) => ({ id: messageUploadId }), senderOnly),
  "messages.appendUpload": between(
    ({ messageUploadId }) => ({ id: messageUploadId, offset: 0, piece: sent(A_PDF) }),
    senderOnly,
  ),
  "messages.finishUpload": between(({ messageUploadId }) => ({ id: messageUploadId }), {
    ...{ sender: "conflict", recipient: "not_found" },
  }),
  "messages.dropUpload": between(({ messageUploadId }) => ({ id: messageUploadId }), senderOnly),
  "messages.listUnsentFiles": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.listFiles": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.zipFiles": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.markRead": between(({ messageId }) => ({ id: messageId }), both),
  "messages.markConversationRead": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.delete": between(({ messageId }) => ({ id: messageId }), {
    sender: "ok",
    recipient: "forbidden",
  }),
  "messages.edit": between(({ messageId }) => ({ id: messageId, content: "Hello there", version: 1 }), {
    sender: "ok",
    recipient: "forbidden",
  }),
  "messages.react": between(({ messageId }) => ({ id: messageId, kind: "agreed", version: 1 }), {
    sender: "forbidden",
    recipient: "ok",
  }),
  "messages.unreact": between(({ messageId }) => ({ id: messageId, kind: "agreed" }), both),
  "messages.saveDraft": between(({ conversationId }) => ({ id: conversationId, text: "Hello" }), both),
  "messages.schedule": between(
    ({ conversationId }) => ({ id: conversationId, content: "Hello", sendAt: inDays(30) }),
    both,
  ),
  "messages.listScheduled": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.getSendTimes": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.updateScheduled": between(
    ({ scheduledId }) => ({ id: scheduledId, content: "Hello" }),
    senderOnly,
  ),
  "messages.deleteScheduled": between(({ scheduledId }) => ({ id: scheduledId }), senderOnly),
  "messages.archiveConversation": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.unarchiveConversation": between(({ conversationId }) => ({ id: conversationId }), both),
  "messages.search": own(() => ({ q: "hello" })),
  "messages.countUnread": own(),

  "notifications.list": own(),
  "notifications.countUnread": own(),
  "notifications.markRead": between(({ notificationId }) => ({ id: notificationId }), {
    sender: "not_found",
    recipient: "ok",
  }),
  "notifications.markAllRead": own(),
  "push.read": own(),
  "push.subscribe": own(() => ({
    endpoint: `https://push.example.org/${uuidv7()}`,
    keys: makeBrowser().keys,
  })),
  "push.claim": { ...own(() => ({ endpoint: "https://push.example.org/nobody" })), idle: true },
  "push.setDevice": between(({ pushDeviceId: id }) => ({ id, calls: false }), senderOnly),
  "push.test": between(({ pushDeviceId: id }) => ({ id }), senderOnly),
  "push.unsubscribe": between(({ pushDeviceId: id }) => ({ id }), senderOnly),
  "digests.preview": own(() => ({ kind: "weekly_digest" })),
  "notifications.unsubscribe": open(({ recipient }) => ({
    token: makeUnsubscribeToken({ userId: recipient.userId, kind: "pitch_received" }),
  })),
  "notifications.resubscribe": open(({ recipient }) => ({
    token: makeUnsubscribeToken({ userId: recipient.userId, kind: "pitch_received" }),
  })),

  "assets.list": newsroomsOnly(() => ({})),
  "assets.get": between(({ productId }) => ({ id: productId }), senderOnly),
  "assets.create": newsroomsOnly(() => ({ kind: "quote", quote: "It holds two hours." })),
  "assets.update": between(({ productId }) => ({ id: productId, caption: "Wool" }), senderOnly),
  "assets.delete": between(({ productId }) => ({ id: productId }), senderOnly),
  "assets.uses": between(({ productId }) => ({ id: productId }), senderOnly),
  "assets.updateSeveral": between(({ productId }) => ({ ids: [productId], credit: "Pine" }), senderOnly),
  "assets.deleteSeveral": between(({ productId }) => ({ ids: [productId] }), senderOnly),
  "assets.order": between(({ productId }) => ({ ids: [productId] }), senderOnly),
  "assets.setPoster": newsroomsOnly(({ productId }) => ({ id: productId, file: "none" }), "invalid_input"),
  "assets.replaceFile": newsroomsOnly(({ productId }) => ({ id: productId, file: "none" }), "invalid_input"),
  "assets.setCaptions": newsroomsOnly(({ productId }) => ({ id: productId, file: "none" }), "invalid_input"),
  "assets.listPublic": open(({ sender }) => ({ slug: sender.slug })),
  "assets.getPublic": open(({ sender, productId }) => ({ profileId: sender.profileId, id: productId })),
  "assets.getNewsroom": open(({ sender }) => ({ id: sender.profileId })),
  "assets.getFile": open(({ productId }) => ({ id: productId, file: "original.jpg" }), "not_found"),

  "workSamples.list": writersOnly(() => ({})),
  "workSamples.create": writersOnly(() => ({ type: "Article", title: "A winter by rail" })),
  "workSamples.update": between(
    ({ workSampleId }) => ({ id: workSampleId, title: "By rail" }),
    recipientOnly,
  ),
  "workSamples.get": open(({ recipient, workSampleId }) => ({
    profileId: recipient.profileId,
    id: workSampleId,
  })),
  "workSamples.getOwn": between(({ workSampleId }) => ({ id: workSampleId }), recipientOnly),
  // The owner is refused for the missing file; others learn nothing about the row.
  "workSamples.setFiles": between(({ workSampleId }) => ({ id: workSampleId }), {
    ...{ sender: "not_found", recipient: "invalid_input" },
  }),
  "workSamples.delete": between(({ workSampleId }) => ({ id: workSampleId }), recipientOnly),
  "workSamples.getFile": open(({ workSampleId }) => ({ id: workSampleId, file: "video.mp4" }), "not_found"),

  "requests.list": pressOnly(() => ({})),
  "requests.get": between(({ requestId }) => ({ id: requestId }), recipientOnly),
  "requests.create": pressOnly(() => ({ title: "Night train crews" })),
  "requests.update": between(({ requestId }) => ({ id: requestId, status: "CLOSED" }), recipientOnly),
  "requests.delete": between(({ requestId }) => ({ id: requestId }), recipientOnly),
  "requests.close": idleByJobs(({ requestId }) => ({ requestId })),
  "requests.findDue": byJobs(),

  "productRequests.list": own(),
  "productRequests.get": between(({ productRequestId }) => ({ id: productRequestId }), both),
  "productRequests.create": own(({ productId }) => ({ assetId: productId }), {
    ...{ press: "forbidden", brand: "forbidden", source: "forbidden", paid_media: "forbidden" },
    ...{ sender: "invalid_input", recipient: "conflict" },
  }),
  "productRequests.check": own(({ productId }) => ({ assetId: productId })),
  "productRequests.respond": between(
    ({ productRequestId }) => ({ id: productRequestId, response: "granted", loan: "GIFT" }),
    { sender: "ok", recipient: "forbidden" },
  ),
  "productRequests.markSent": between(({ productRequestId }) => ({ id: productRequestId }), {
    sender: "conflict",
    recipient: "forbidden",
  }),
  "productRequests.markReturned": between(({ productRequestId }) => ({ id: productRequestId }), {
    sender: "conflict",
    recipient: "forbidden",
  }),
  "productRequests.markKept": between(({ productRequestId }) => ({ id: productRequestId }), {
    sender: "conflict",
    recipient: "forbidden",
  }),
  "productRequests.withdraw": between(({ productRequestId }) => ({ id: productRequestId }), {
    sender: "forbidden",
    recipient: "ok",
  }),

  "pitchPages.create": newsroomsOnly(() => ({ name: "Hollow Pine", pitchTitle: "A winter without a road" })),
  "pitchPages.list": newsroomsOnly(() => ({})),
  "pitchPages.get": between(({ pitchPageId }) => ({ id: pitchPageId }), senderOnly),
  "pitchPages.update": between(({ pitchPageId }) => ({ id: pitchPageId, why: "It runs again." }), senderOnly),
  "pitchPages.save": between(
    ({ pitchPageId }) => ({ id: pitchPageId, version: 1, why: "It runs again." }),
    senderOnly,
  ),
  "pitchPages.duplicate": between(({ pitchPageId }) => ({ id: pitchPageId }), senderOnly),
  "pitchPages.archive": between(({ pitchPageId }) => ({ id: pitchPageId }), senderOnly),
  "pitchPages.unarchive": between(({ pitchPageId }) => ({ id: pitchPageId }), senderOnly),
  "pitchPages.delete": between(({ pitchPageId }) => ({ id: pitchPageId }), senderOnly),
  "pitchPages.getPublic": open(({ pitchPageSlug }) => ({ slug: pitchPageSlug })),
  "releases.create": newsroomsOnly(() => ({ title: "Our news" })),
  "releases.list": newsroomsOnly(() => ({})),
  "releases.get": between(({ releaseId }) => ({ id: releaseId }), senderOnly),
  "releases.update": between(({ releaseId }) => ({ id: releaseId, title: "Other news" }), senderOnly),
  "releases.save": between(
    ({ releaseId }) => ({ id: releaseId, version: 1, title: "Other news" }),
    senderOnly,
  ),
  "releases.delete": between(({ releaseId }) => ({ id: releaseId }), senderOnly),
  "releases.preview": between(({ heldReleaseId }) => ({ id: heldReleaseId }), both),
  "releases.agree": between(({ heldReleaseId }) => ({ id: heldReleaseId }), {
    sender: "not_found",
    recipient: "ok",
  }),
  "releases.share": between(
    ({ heldReleaseId, recipient }) => ({ id: heldReleaseId, recipientIds: [recipient.userId] }),
    senderOnly,
  ),
  "releases.unshare": between(
    ({ heldReleaseId, recipient }) => ({ id: heldReleaseId, profileId: recipient.profileId }),
    senderOnly,
  ),
  "releases.listShares": between(({ heldReleaseId }) => ({ id: heldReleaseId }), senderOnly),
  "releases.listPublic": open(({ sender }) => ({ slug: sender.slug })),
  "releases.getNewsroom": open(({ sender }) => ({ id: sender.profileId })),
  "releases.getPublic": open(
    ({ sender, heldReleaseId }) => ({ slug: sender.slug, release: heldReleaseId }),
    "not_found",
  ),
  "releases.getPdf": open(
    ({ sender, heldReleaseId }) => ({ slug: sender.slug, release: heldReleaseId }),
    "not_found",
  ),

  "realtime.getConfig": own(),
  "realtime.authenticateUser": own(() => ({ socket_id: "1.2" })),
  "realtime.authorizeChannel": between(
    ({ conversationId }) => ({ socket_id: "1.2", channel_name: `presence-conversation-${conversationId}` }),
    both,
  ),

  "pitches.expire": byJobs(),
  "pitches.expireOne": idleByJobs(({ waitingPitchId }) => ({ pitchId: waitingPitchId })),
  "pitches.countRatings": byJobs(),
  "pitches.countRatingsOfOne": idleByJobs(({ acceptedPitchId }) => ({ pitchId: acceptedPitchId })),
  "pitches.readMail": byJobs(({ waitingPitchId, recipient }) => ({
    pitchId: waitingPitchId,
    userId: recipient.userId,
  })),
  "pitches.readStoryAddress": byJobs(() => ({ storyId: uuidv7() })),
  "pitches.showStoryPage": idleByJobs(() => ({ storyId: uuidv7(), page: null })),
  "pitches.readStoryImage": byJobs(() => ({ storyId: uuidv7() })),
  "pitches.showStoryPicture": idleByJobs(() => ({ storyId: uuidv7(), imageKey: "stories/none" })),
  "releases.readToSet": byJobs(({ releaseId }) => ({ releaseId })),
  "releases.showPdf": idleByJobs(({ releaseId }) => ({ releaseId, version: 0, key: null })),
  "releases.findToSet": byJobs(),
  "messages.readFileSource": byJobs(({ messageFileId }) => ({ fileId: messageFileId })),
  "messages.showPreview": byJobs(({ messageFileId }) => ({
    fileId: messageFileId,
    previewKey: "messages/a.webp",
  })),
  "messages.sweepUnsentFiles": byJobs(() => ({})),
  "messages.readLinkedAddress": byJobs(() => ({ pageId: uuidv7() })),
  "messages.showLinkedPage": byJobs(() => ({ pageId: uuidv7(), page: null })),
  "messages.sweepLinkedPages": byJobs(() => ({})),
  "messages.sendScheduled": idleByJobs(({ scheduledId }) => ({ scheduledId })),
  "messages.findDueScheduled": byJobs(),
  "messages.readFirstMessageMail": byJobs(({ messageId, recipient: { profileId, userId } }) => ({
    messageId,
    profileId,
    userId,
  })),
  "accounts.readMailReceiver": byJobs(({ recipient }) => ({ userId: recipient.userId })),
  "accounts.readReviewed": byJobs(({ recipient }) => ({ userId: recipient.userId })),
  "accounts.issueLink": byJobs(({ recipient }) => ({
    userId: recipient.userId,
    requestId: "01890000-0000-7000-8000-000000000001",
    purpose: "reset",
  })),
  "accounts.readRequestedLink": byJobs(({ recipient }) => ({
    userId: recipient.userId,
    requestId: "01890000-0000-7000-8000-000000000001",
    purpose: "restore",
  })),
  "accounts.erase": idleByJobs(({ recipient }) => ({ userId: recipient.userId })),
  "accounts.findToErase": byJobs(),
  "assets.readSource": byJobs(({ productId }) => ({ assetId: productId })),
  "assets.showRenditions": idleByJobs(({ productId }) => ({ assetId: productId, source: "", made: null })),
  "digests.plan": byJobs(),
  "digests.read": byJobs(({ recipient: { userId } }) => ({
    ...{ digestId: uuidv7(), userId, notificationIds: [] },
  })),
  "matches.prepare": byJobs(({ recipient: { userId } }) => ({ userId })),
  "matches.findToPrepare": byJobs(),
  "follows.planDigests": byJobs(),
  "notifications.admitMail": byJobs(({ recipient: { userId } }) => ({
    ...{ userId, kind: "first_message", job: "messages.firstMessageMail" },
    again: { key: "held:of-a-test", payload: {} },
  })),
  "push.makeKeys": byJobs(),
  "push.admit": byJobs(({ sender: { userId }, pushDeviceId: subscriptionId }) => ({
    ...{ userId, subscriptionId, attempt: 0, kind: "messages", again: null },
  })),
  "push.record": byJobs(({ sender: { userId }, pushDeviceId: subscriptionId }) => ({
    ...{ userId, subscriptionId, attempt: 0, endpoint: "", outcome: { result: "gone" }, again: null },
  })),
  "messages.readPush": byJobs(({ sender: { userId, profileId }, conversationId, pushDeviceId }) => ({
    ...{ userId, profileId, conversationId, subscriptionId: pushDeviceId, attempt: 0 },
  })),
  "calls.readPush": byJobs(({ recipient: { userId }, callId, pushDeviceId }) => ({
    ...{ userId, callId, subscriptionId: pushDeviceId, attempt: 0 },
  })),
  "pitches.readPush": byJobs(({ recipient: { userId }, waitingPitchId: pitchId, pushDeviceId }) => ({
    ...{ userId, pitchId, news: "pitch_received", subscriptionId: pushDeviceId, attempt: 0 },
  })),
  "subscribers.issueLink": idleByJobs(() => ({ subscriberId: uuidv7() })),
  "syndication.readFeedRoot": byJobs(({ sender }) => ({ profileId: sender.profileId })),
  "pitchPages.findExpired": byJobs(),
  "pitchPages.expireOne": idleByJobs(({ pitchPageId }) => ({ pitchPageId })),
  "releases.goLiveDue": byJobs(),
  "releases.goLive": idleByJobs(({ heldReleaseId }) => ({ releaseId: heldReleaseId })),
  "evidence.readCheck": byJobs(({ submissionId: id }) => ({ id })),
  "evidence.settleCheck": idleByJobs(({ submissionId: id }) => ({ id, name: "Robin Vale", page: null })),
  "evidence.readSite": byJobs(({ sender: { profileId } }) => ({ profileId })),
  "evidence.settleSite": idleByJobs(({ sender: { profileId } }) => ({
    ...{ profileId, token: "nobody's", way: null, asked: false },
  })),
  "evidence.findSites": byJobs(),
  "evidence.readMail": byJobs(({ sender: { userId } }) => ({ userId, submissionId: null })),
  "productRequests.findDue": byJobs(),
  "productRequests.markDue": idleByJobs(({ productRequestId }) => ({ requestId: productRequestId })),
  "evidence.refreshMarks": byJobs(),
  "evidence.refreshMarksOfOne": byJobs(({ recipient }) => ({ profileId: recipient.profileId })),
  "directories.forgetSearchTerms": byJobs(),
  "directories.refresh": byJobs(),
  "directories.refreshOne": byJobs(({ recipient }) => ({ profileId: recipient.profileId })),
  "coverage.list": own(),
  "coverage.state": between(({ storyId }) => ({ id: storyId, readers: 1 }), both),
  "plans.list": open(() => ({})),
  "plans.read": own(),
  // The beta lasts in the tests' settings, so nothing is sold.
  "plans.checkout": payersOnly(),
  "plans.portal": payersOnly(),
  "plans.settle": payersOnly(() => ({ sessionId: "cs_1" })),
  "stoppedAddresses.receiveEvents": open(() => ({ body: "{}", signature: "nobody's" }), "invalid_input"),
  "plans.receiveEvent": open(() => ({ body: "{}", signature: "nobody's" }), "invalid_input"),
  "plans.readMail": byJobs(() => ({ customerId: uuidv7() })),
  "plans.reconcile": byJobs(() => ({ id: uuidv7() })),
  "plans.findToReconcile": byJobs(),
  "plans.endBeta": byJobs(() => ({ companyId: uuidv7() })),
  "plans.findBeyondBasic": byJobs(),
  "plans.announceFees": byJobs(),
  "companies.get": adminsOnly(),
  "companies.update": adminsOnly(() => ({ description: "Cabins." })),
  "companies.remindTwoFactor": adminsOnly(() => ({}), "conflict"),
  "companies.readTwoFactorMail": byJobs(({ memberId }) => ({ userId: memberId, companyId: uuidv7() })),
  "companies.overview": adminsOnly(),
  "companies.analytics": adminsOnly(),
  "companies.exportAnalytics": adminsOnly(),
  "companies.listActs": adminsOnly(),
  "companies.exportActs": adminsOnly(),
  "tokens.list": own(),
  "tokens.create": own(() => newToken),
  "tokens.rotate": adminsOnly(({ tokenId: id, tokenPrefix: prefix }) => ({ id, prefix, password: PASSWORD })),
  "tokens.revoke": adminsOnly(({ tokenId }) => ({ id: tokenId })),
  "tokens.warn": byJobs(),
  "tokens.readExpiry": byJobs(({ tokenId }) => ({ id: tokenId })),
  "companyTokens.list": adminsOnly(),
  "companyTokens.create": adminsOnly(() => ({ ...newToken, role: "editor" })),
  "companyTokens.rotate": adminsOnly(({ companyTokenId: id, companyTokenPrefix: prefix }) => ({
    ...{ id, prefix, password: PASSWORD },
  })),
  "companyTokens.revoke": adminsOnly(({ companyTokenId }) => ({ id: companyTokenId })),
  "members.list": adminsOnly(),
  "members.update": adminsOnly(({ memberId }) => ({ id: memberId, role: "manager" })),
  "members.delete": adminsOnly(({ memberId }) => ({ id: memberId })),
  "members.leave": adminsOnly(() => ({}), "conflict"),
  "members.transfer": adminsOnly(({ memberId }) => ({ id: memberId })),
  "invitations.list": adminsOnly(),
  "invitations.create": adminsOnly(() => ({ email: "siv@northwind-post.com", role: "editor" })),
  "invitations.resend": adminsOnly(({ invitationId }) => ({ id: invitationId })),
  "invitations.revoke": adminsOnly(({ invitationId }) => ({ id: invitationId })),
  "invitations.show": open(() => ({ token: "not-a-token" })),
  "invitations.accept": {
    input: () => ({ token: "not-a-token" }),
    expected: signedIn("invalid_input"),
  },
  "members.readRemovalMail": byJobs(({ memberId }) => ({ userId: memberId, companyId: memberId })),
  "invitations.readMail": byJobs(({ invitationId }) => ({ invitationId, token: "not-a-token" })),
  "newsrooms.create": adminsOnly(() => ({ name: "Winter Kitchens", kind: "brand" })),
  "newsrooms.update": adminsOnly(({ newsroomId }) => ({ id: newsroomId, status: "paused" })),
  "dashboard.activity": own(),
  "dashboard.counted": own(() => ({ of: "pendingPitches" })),
  "dashboard.deadlines": own(),
  "analytics.counted": own(() => ({ of: "pitchesSent" })),
  "analytics.read": own(),
  "analytics.funnel": own(),
  "analytics.outreach": own(),
  "analytics.ratings": own(),
  "analytics.content": own(),
  "analytics.benchmarks": own(),
  "analytics.exportOutreach": own(),
  "analytics.exportRatings": own(),
  "analytics.exportContent": own(),
  "benchmarks.compute": byJobs(),
  "monthlyReports.plan": byJobs(),
  "monthlyReports.readMonth": byJobs(({ recipient: { userId } }) => ({ userId, month: "2026-11-01" })),
  "monthlyReports.schedule": own(() => ({ on: true, zone: "Europe/Oslo" })),
  "monthlyReports.readSchedule": own(),
  "visits.record": open(() => ({ kind: "page_viewed", path: "/press-profile/nobody" })),
  "visits.recordFetch": open(() => ({ kind: "feed_fetched", path: "/brand-newsroom/nobody/feed.xml" })),
  "events.sumNextDay": byJobs(),
  "events.forgetSums": byJobs(),
  "events.keepMonths": byJobs(),
  "upkeep.purge": byJobs(),
  "linkPreviews.removeUnsaved": byJobs(() => ({ keys: [] })),
};

/**
 * A row for each operation: its input, and the outcome for every kind of caller. An operation without a row
 * fails the test, and docs/access.md is written from the rows.
 */
export const matrix: Record<string, Omit<Row, "expected"> & { expected: Record<Caller, Outcome> }> =
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      { ...row, expected: { ...row.expected, staff: row.expected.staff ?? row.expected.press } },
    ]),
  );
