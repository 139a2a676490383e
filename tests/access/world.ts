import { imports } from "@/db/schema/imports";
import { coverage, stories } from "@/db/schema/pitches";
import type { Actor, JobActor } from "@/lib/core/actor";
import { execute, transact } from "@/lib/core/execute";
import { createCompanyToken } from "@/lib/domain/accounts/tokens/commands/company-tokens";
import { createToken } from "@/lib/domain/accounts/tokens/commands/tokens";
import { startCall } from "@/lib/domain/messaging/calls/commands/ring";
import { addMessageFile } from "@/lib/domain/messaging/files/commands/add";
import { startUpload } from "@/lib/domain/messaging/files/commands/upload";
import { scheduleMessage } from "@/lib/domain/messaging/messages/commands/schedule";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { createProductRequest } from "@/lib/domain/newsrooms/product-requests/commands/requests";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { shareRelease } from "@/lib/domain/newsrooms/releases/commands/share";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { invite } from "@/lib/domain/profiles/companies/commands/invitations";
import { createNewsroom } from "@/lib/domain/profiles/companies/commands/newsrooms";
import {
  readEvidenceCheck,
  settleEvidenceCheck,
} from "@/lib/domain/profiles/evidence/commands/check-submission";
import { appealEvidence, submitEvidence } from "@/lib/domain/profiles/evidence/commands/submissions";
import { createRequest } from "@/lib/domain/profiles/requests/commands";
import { createWorkSample } from "@/lib/domain/profiles/work-samples/commands";
import { createReport } from "@/lib/domain/staff/reports/commands";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { resetSettings } from "@/lib/platform/settings/settings";
import { uuidv7 } from "@/lib/utils/uuid";
import { anonymous, makeAccount, makeMember, PASSWORD, type TestAccount } from "../factories/accounts";
import { A_PDF, makeProduct, sent } from "../factories/assets";
import { decide } from "../factories/matches";
import { completeDraft, makeDraft } from "../factories/pitch-drafts";
import { makePitchPage } from "../factories/pitch-pages";
import { makeInstallationKeys, subscribeTo } from "../factories/push";
import { plainVideo } from "../factories/videos";

/**
 * Kinds of callers: anonymous, an account of each type that is no party, a journalist of staff, the two
 * parties, and a job.
 */
export const strangerKinds = ["press", "brand", "source", "paid_media"] as const;
export type Caller = "anonymous" | (typeof strangerKinds)[number] | "staff" | "sender" | "recipient" | "job";
export const callers: Caller[] = ["anonymous", ...strangerKinds, "staff", "sender", "recipient", "job"];

/** The device of the sender, which holds the world's call. */
export const CALLER_DEVICE = "0199a1c0-0000-7000-8000-00000000ca11";

export type World = {
  actors: Record<Caller, Actor | JobActor>;
  /** A brand, which owns the drafts and sends the pitches. */
  sender: TestAccount;
  /** A journalist, who receives the pitches. */
  recipient: TestAccount;
  draftId: string;
  /** The pitch that waits for the recipient's answer. */
  waitingPitchId: string;
  /** The sender's pitch that is not sent yet. */
  unsentPitchId: string;
  acceptedPitchId: string;
  storyId: string;
  matchId: string;
  /** The recipient's topic, about which the sender's like taught something. */
  learnedTopicId: string;
  conversationId: string;
  /** The sender's call, which rings at the recipient. */
  callId: string;
  messageId: string;
  /** A file that the sender uploaded to the conversation and has not sent. */
  messageFileId: string;
  /** A file of the sender's that arrives in pieces, none of which has. */
  messageUploadId: string;
  /** The sender's message that is sent later. */
  scheduledId: string;
  notificationId: string;
  /** The sender's browser that takes pushes. */
  pushDeviceId: string;
  /** A draft of the sender's newsroom. */
  releaseId: string;
  /** A release under embargo that is shared with the recipient, who has not agreed yet. */
  heldReleaseId: string;
  /** A published pitch page of the sender's newsroom, which is not used for matching. */
  pitchPageId: string;
  pitchPageSlug: string;
  /** The sender's product, and the recipient's request for it. */
  productId: string;
  productRequestId: string;
  /** A piece of the recipient's work, without files. */
  workSampleId: string;
  /** The recipient's “Currently Seeking” request, which has no deadline. */
  requestId: string;
  importId: string;
  /** The recipient's refused submission of evidence; another one of theirs waits for staff. */
  submissionId: string;
  appealId: string;
  /** The recipient's report of the sender's message, which staff have not decided. */
  reportId: string;
  /** A report about the sender, whom staff have asked something. */
  askedReportId: string;
  /** A job that used up its tries. */
  failedJobId: string;
  /** The stop of mail to the sender's address, which its server refused. */
  stopId: string;
  staff: TestAccount;
  /** An Editor of the sender's company, whose account no caller has. */
  memberId: string;
  invitationId: string;
  /** A newsroom of the sender's company that is nobody's account's. */
  newsroomId: string;
  /** An API token of the sender's own, and one of their company. */
  tokenId: string;
  companyTokenId: string;
  /** The first characters of the two tokens. */
  tokenPrefix: string;
  companyTokenPrefix: string;
};

const LEARNED_TOPIC = "sport.golf";

const pitchFields = () => {
  const { where, when, why, ...rest } = completeDraft();
  return { ...rest, whereLocation: where, whenTiming: when, whyNewsworthy: why };
};

/** Makes two parties with a row of every noun between them, and accounts of every type that are no party. */
export async function makeWorld(
  sql: (text: string, values: string[]) => Promise<{ id: string }[]>,
): Promise<World> {
  const strangers = await Promise.all(strangerKinds.map((userType) => makeAccount({ userType })));
  const staff = await makeAccount({ staff: true });
  const sender = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  // Outside the beta a basic plan has no room for its company's other member, invitation and newsroom.
  await sql("update users set subscription_level = 'premium' where id = $1", [sender.userId]);
  const recipient = await makeAccount({ userType: "press", topicIds: [LEARNED_TOPIC] });
  await decide(sender, recipient, "like");
  const { match } = await decide(recipient, sender, "like");
  const draft = await makeDraft(sender);
  const { pitch: accepted } = await execute(sender.actor, createPitch, {
    ...pitchFields(),
    recipientId: recipient.userId,
  });
  await execute(recipient.actor, respondToPitch, { id: accepted.id, response: "accepted" });
  const [conversation] = await sql("select id from conversations where pitch_id = $1", [accepted.id]);
  const conversationId = conversation?.id ?? "";
  const { message } = await execute(sender.actor, sendMessage, { conversationId, content: "Hello" });
  const { call } = await execute(sender.actor, startCall, {
    ...{ conversationId, kind: "voice", device: CALLER_DEVICE },
  });
  const { file: messageFile } = await execute(sender.actor, addMessageFile, {
    ...{ id: conversationId, file: sent(plainVideo(), "cut.mp4") },
  });
  const upload = await execute(sender.actor, startUpload, {
    ...{ id: conversationId, name: "plan.pdf", size: A_PDF.length, sha256: sent(A_PDF).digest },
  });
  const { scheduled } = await execute(sender.actor, scheduleMessage, {
    ...{ id: conversationId, content: "Later", sendAt: new Date(Date.now() + 40 * 86_400_000).toISOString() },
  });
  // It rings for as long as the tests take.
  await sql(
    "update calls set rings_until = app_now() + interval '1 day', caller_seen_at = app_now() + interval '1 day' where id = $1",
    [call.id],
  );
  const { pitch: waiting } = await execute(sender.actor, createPitch, {
    ...pitchFields(),
    recipientId: recipient.userId,
  });
  const { pitch: unsent } = await execute(sender.actor, createPitch, { ...pitchFields(), send: false });
  const [notification] = await sql("select id from notifications where user_id = $1 limit 1", [
    recipient.userId,
  ]);
  // Push is off until an address of the site is public.
  process.env.MAIL_FROM = "Fivewire <hello@wire.org>";
  resetSettings();
  await makeInstallationKeys();
  const { device: pushDevice } = await subscribeTo(sender, "https://push.example.org/sender");
  const { report } = await execute(recipient.actor, createReport, {
    ...{ subject: "message", id: message.id, reason: "spam" },
  });
  const [failedJob] = await sql("select id::text as id from graphile_worker.add_job($1, max_attempts => 1)", [
    "tests.failed",
  ]);
  await sql("update graphile_worker._private_jobs set attempts = 1 where id = $1::bigint", [
    failedJob?.id ?? "",
  ]);
  const askedReportId = uuidv7();
  await sql(
    `insert into reports (id, subject_kind, subject_id, profile_id, account_id, reason, text, snapshot, question, asked_at)
      values ($1, 'profile', $2, $2, $3, 'spam', '', '{"title": "", "lines": []}', 'Did you write this?', app_now())`,
    [askedReportId, sender.profileId, sender.userId],
  );
  const stopId = uuidv7();
  await sql("insert into stopped_addresses (id, email, answer) values ($1, $2, '550 5.1.1 No such user')", [
    ...[stopId, sender.email],
  ]);
  const pitchPage = await makePitchPage(sender);
  const { id: productId } = await makeProduct(sender);
  const { productRequest } = await execute(recipient.actor, createProductRequest, { assetId: productId });
  const { workSample } = await execute(recipient.actor, createWorkSample, {
    ...{ type: "Article", title: "The night train returns" },
  });
  const { request } = await execute(recipient.actor, createRequest, { title: "Night train crews" });
  const importId = uuidv7();
  await transact((tx) =>
    tx.insert(imports).values({
      ...{ id: importId, profileId: recipient.profileId, userId: recipient.userId },
      ...{ address: "https://ledger.example/feed", title: "The Ledger", created: 0 },
    }),
  );
  const release = { title: "The night train returns", body: "<p>It runs again.</p>" };
  const { release: draftRelease } = await execute(sender.actor, createRelease, release);
  const { release: held } = await execute(sender.actor, createRelease, {
    ...release,
    ...{ status: "PUBLISHED", embargoUntil: "2126-11-26T06:00:00+01:00" },
  });
  await execute(sender.actor, shareRelease, { id: held.id, recipientIds: [recipient.userId] });
  const submissionId = await makeRefused(recipient, "https://harbour-review.org");
  const appealId = await makeRefused(recipient, "https://delta-review.org");
  await execute(recipient.actor, appealEvidence, { id: appealId, reason: "I write for it." });
  const { userId: memberId } = await makeMember(sender, "editor");
  const invited = { email: "tuva@northwind-post.com", role: "editor" };
  const { id: invitationId } = (await execute(sender.actor, invite, invited)).invitation;
  const larder = { name: "Pine Larder", kind: "brand" };
  const { id: newsroomId } = (await execute(sender.actor, createNewsroom, larder)).newsroom;
  const token = { name: "CI", scopes: ["releases:read" as const], password: PASSWORD };
  const { token: ownToken } = await execute(sender.actor, createToken, token);
  const { token: companyToken } = await execute(sender.actor, createCompanyToken, {
    ...token,
    role: "editor",
  });
  const storyId = uuidv7();
  await transact(async (tx) => {
    const named = { url: "https://ledger.example/train", title: "The train" };
    await tx.insert(stories).values({ id: storyId, pitchId: accepted.id, ...named, found: true });
    const parties = [sender, recipient].map(({ profileId }) => ({ profileId, storyId }));
    await tx.insert(coverage).values(parties);
  });
  const strangerActors = Object.fromEntries(strangerKinds.map((kind, n) => [kind, strangers[n]?.actor]));
  return {
    actors: {
      anonymous: anonymous(),
      sender: sender.actor,
      recipient: recipient.actor,
      staff: staff.actor,
      job: makeJobActor("tests.job"),
      ...strangerActors,
    } as Record<Caller, Actor | JobActor>,
    sender,
    recipient,
    draftId: draft.id,
    waitingPitchId: waiting.id,
    unsentPitchId: unsent.id,
    acceptedPitchId: accepted.id,
    storyId,
    matchId: match?.id ?? "",
    learnedTopicId: LEARNED_TOPIC,
    conversationId,
    callId: call.id,
    messageId: message.id,
    messageFileId: messageFile.id,
    messageUploadId: upload.id,
    scheduledId: scheduled.id,
    notificationId: notification?.id ?? "",
    pushDeviceId: pushDevice.id,
    releaseId: draftRelease.id,
    heldReleaseId: held.id,
    pitchPageId: pitchPage.id,
    pitchPageSlug: pitchPage.slug,
    productId,
    productRequestId: productRequest.id,
    workSampleId: workSample.id,
    requestId: request.id,
    importId,
    submissionId,
    appealId,
    reportId: report.id,
    askedReportId,
    failedJobId: failedJob?.id ?? "",
    stopId,
    staff,
    memberId,
    invitationId,
    newsroomId,
    tokenId: ownToken.id,
    companyTokenId: companyToken.id,
    tokenPrefix: ownToken.prefix,
    companyTokenPrefix: companyToken.prefix,
  };
}

/** Submits evidence that the check refuses, because its owner has no address at the outlet. */
async function makeRefused({ actor }: TestAccount, url: string): Promise<string> {
  const { submission } = await execute(actor, submitEvidence, {
    kind: "outlet_email",
    outlet: "A review",
    url,
  });
  const check = makeJobActor("tests.check");
  const read = await execute(check, readEvidenceCheck, { id: submission.id });
  await execute(check, settleEvidenceCheck, {
    ...{ id: submission.id, name: read?.owner.name ?? "" },
    page: null,
  });
  return submission.id;
}
