import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { type AcceptedPiece, pitches } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { AppError, type FieldErrors } from "@/lib/core/errors";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { requireOpenNewsroom } from "@/lib/domain/profiles/profiles/open-newsroom";
import { readPeople } from "@/lib/domain/profiles/profiles/store";
import { pushTo } from "@/lib/domain/profiles/push/store";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { ANSWER_DAYS } from "@/lib/product";
import { uuidv7 } from "@/lib/utils/uuid";
import { mergePieces } from "../../ai-assist/accepted";
import { scorePitch } from "../../newsworthiness/score-pitch";
import { pitchReceivedMailJob, pitchReceivedPushJob } from "../events";
import { fillInMessage } from "../pitch-text";
import {
  asPitchText,
  draftFieldOf,
  hasFiveWs,
  headlineOf,
  missingFields,
  type PitchTexts,
  pitchLabels,
} from "../rules";
import { type createPitchInput, sentPitchLimits } from "../schema";
import { announcePitch } from "../store";
import { type Address, addressPitch, requireNoneWaiting } from "./address-pitch";
import { requirePitchQuota } from "./require-pitch-quota";
import { sendFromDraft } from "./source-draft";

type Body = Omit<z.output<typeof createPitchInput>, "recipientId" | "send" | "draftId">;
type Row = typeof pitches.$inferSelect;

const textFields = Object.keys(pitchLabels) as (keyof PitchTexts)[];
const BLANK = Object.fromEntries(textFields.map((field) => [field, ""])) as PitchTexts;

/**
 * Returns the columns that a body writes, over what the row holds; the score follows the text. The assistant's help
 * with the draft that it was begun from stays marked where its words are still there.
 */
export async function mergeBody(
  db: Transaction,
  actor: UserActor,
  body: Body,
  { row, draft }: { row?: Row; draft?: Pick<Row, "aiPieces"> | null } = {},
) {
  const current: PitchTexts = row ?? BLANK;
  const texts = Object.fromEntries(
    textFields.map((field) => [field, body[field] ?? current[field]]),
  ) as PitchTexts;
  const newsworthiness = await assess(db, actor, texts);
  const changes = actor.aiEnabled ? (body.aiPieces ?? []) : [];
  const own = row?.aiPieces ?? [];
  const isOwn = ({ field, text }: AcceptedPiece) =>
    own.some((piece) => piece.field === field && piece.text === text);
  const stored = [...own, ...(draft?.aiPieces ?? []).filter((piece) => !isOwn(piece))];
  const named = changes.map((change) => ({ ...change, field: draftFieldOf(change.field) }));
  const aiPieces = mergePieces(stored, named, asPitchText(texts));
  const marked = actor.aiEnabled ? body.aiAssist : undefined;
  return {
    ...texts,
    resources: body.resources ?? row?.resources ?? [],
    perks: body.perks ? normalizePerks(body.perks) : (row?.perks ?? []),
    expertise: body.expertise ?? row?.expertise ?? [],
    urgency: body.urgency ?? row?.urgency ?? ("medium" as const),
    aiPieces,
    // A mark on the whole stays; one that is known by its pieces goes with the last of them.
    aiAssisted: aiPieces.length > 0 || (marked ?? (own.length === 0 && (row?.aiAssisted ?? false))),
    newsworthiness,
    aiNewsworthyScore: newsworthiness?.score ?? null,
  };
}

/** Pitches of users who switched AI off are not scored; a message without the W's is a letter, not a pitch to score. */
async function assess(db: Transaction, actor: UserActor, texts: PitchTexts) {
  if (!actor.aiEnabled || !hasFiveWs(texts)) return null;
  return scorePitch(db, asPitchText(texts));
}

/** Refuses content that is not complete or holds placeholders, with a sentence beside each such field. */
export function requireComplete(content: PitchTexts & { resources: string[] }): void {
  const fields: FieldErrors = {};
  for (const field of missingFields(content)) fields[field] = [`${pitchLabels[field]} is required`];
  for (const field of textFields) {
    const unfilled = fillInMessage(content[field]);
    if (unfilled) fields[field] = [unfilled];
  }
  const [link] = content.resources;
  if (!hasFiveWs(content) && link && link.length > sentPitchLimits.link) {
    fields.resources = [`Link must be ${sentPitchLimits.link} characters or fewer`];
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError("invalid_input", first[0], { fields });
}

type Sending = { content: Awaited<ReturnType<typeof mergeBody>>; draftId?: string | null; unsent?: Row };

/**
 * Sends a pitch: checks content, recipient, pending pitches between the two and the plan's quota, then writes it, as a
 * new row or over the unsent one, and notifies the recipient. One that was begun from a draft gets the link of its
 * pitch page. Returns its id.
 */
export async function deliverPitch(
  tx: Transaction,
  effects: Effects,
  actor: UserActor,
  recipientId: string,
  { content, draftId, unsent }: Sending,
): Promise<string> {
  requireComplete(content);
  await requireOpenNewsroom(tx, actor.profileId);
  const { resources } = content;
  // This comes before the pair is locked, because sending a saved draft has locked the draft already.
  const links = draftId ? await sendFromDraft(tx, draftId, actor.profileId, resources) : resources;
  const address = await addressPitch(tx, actor, recipientId);
  await requireNoneWaiting(tx, effects, address);
  const companyId = await requirePitchQuota(tx, actor);
  const id = unsent?.id ?? uuidv7();
  const columns = {
    ...content,
    resources: links,
    draftId,
    senderId: actor.userId,
    senderProfileId: address.sender.id,
    recipientId: address.recipient.userId,
    recipientProfileId: address.recipient.id,
    companyId,
    status: "sent" as const,
    sentAt: sql`app_now()`,
    expiresAt: sql`app_now() + make_interval(days => ${ANSWER_DAYS})`,
    updatedAt: sql`app_now()`,
  };
  if (unsent) await tx.update(pitches).set(columns).where(eq(pitches.id, id));
  else await tx.insert(pitches).values({ ...columns, id });
  effects.count("pitch_sent", { by: address.sender.id, to: address.recipient.id, subjectId: id });
  await notifyRecipient(tx, effects, id, address, headlineOf(content));
  return id;
}

async function notifyRecipient(
  tx: Transaction,
  effects: Effects,
  pitchId: string,
  { sender, recipient }: Address,
  title: string,
) {
  const { audience, receivers } = await readPeople(tx, recipient.id);
  await notify(tx, effects, {
    profileId: recipient.id,
    audience: receivers,
    kind: "pitch_received",
    dedupeKey: `pitch_received:${pitchId}`,
    actorProfileId: sender.id,
    subjectId: pitchId,
    data: { title },
  });
  for (const userId of receivers) effects.job(pitchReceivedMailJob, { pitchId, userId });
  await pushTo(tx, effects, pitchReceivedPushJob, {
    ...{ userIds: receivers, kind: "pitchesReceived", subject: pitchId },
    facts: { pitchId, news: "pitch_received" },
  });
  const parties = { senderProfileId: sender.id, recipientProfileId: recipient.id };
  await announcePitch(tx, effects, { id: pitchId, ...parties }, audience);
}
