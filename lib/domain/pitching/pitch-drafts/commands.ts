import { count, eq, getTableColumns, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { type Newsworthiness, pitchDrafts } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireOwner, requireVersion } from "@/lib/core/saves";
import { lockAiSwitch } from "@/lib/domain/accounts/accounts/switch-ai";
import { mergePieces, type PieceChange } from "@/lib/domain/pitching/ai-assist/accepted";
import { scorePitch } from "@/lib/domain/pitching/newsworthiness/score-pitch";
import { lockPageOfDraft, markUsedForMatching } from "@/lib/domain/pitching/pitch-pages/store";
import { renewPitchMeaning } from "@/lib/domain/vocabulary/meaning/store";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { draftVisibleTo, draftWrittenAs, mayBeUsed } from "./policy";
import { copyTitle, type DraftTexts, describeMissing, isComplete, nextActive } from "./rules";
import {
  createDraftInput,
  draftFields,
  draftIdInput,
  draftView,
  saveDraftInput,
  savedDraftView,
  updateDraftInput,
} from "./schema";
import { toDraftView } from "./views";

/** Nobody needs so many; the limit bounds what one account can store. */
const MAX_DRAFTS = 500;

const PAGE_CLOSED = "Its pitch page is not open. Open it again, or use a copy of this pitch.";

type DraftRow = typeof pitchDrafts.$inferSelect;

const output = z.object({ draft: draftView });
const EMPTY: DraftTexts = { title: "", who: "", what: "", where: "", when: "", why: "" };

export const createDraft = command({
  name: "pitchDrafts.create",
  summary: "Save a new pitch draft",
  input: createDraftInput,
  output,
  access: "signedIn",
  audit: { kind: "pitch_draft", id: ({ output }) => output.draft.id },
  run: async ({ db, actor, input, effects }) => {
    const { row, aiEnabled } = await insertDraft(db, effects, actor, input);
    return { draft: toDraftView(row, aiEnabled) };
  },
});

/** Saves the fields that are sent and leaves the others; `isActive` toggles "Use for matching". */
export const updateDraft = command({
  name: "pitchDrafts.update",
  summary: "Save parts of a pitch draft, or use it for matching",
  input: updateDraftInput,
  output,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockDraft(db, actor, input.id),
  audit: { kind: "pitch_draft", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    requireVersion(subject.version, input.version);
    const { row, aiEnabled } = await writeDraft(db, effects, actor, subject, input);
    return { draft: toDraftView(row, aiEnabled) };
  },
});

/** Saves what the editor holds, made on a version, and answers the new version. Without an id it makes the draft. */
export const savePitchDraft = command({
  name: "pitchDrafts.save",
  summary: "Save what changed in a pitch draft since a version of it, or make one",
  input: saveDraftInput,
  output: savedDraftView,
  access: "signedIn",
  subject: async ({ db, actor, input }): Promise<{ draft: LockedDraft | null } | null> => {
    requireOwner(actor, input);
    if (input.id === null) return { draft: null };
    const draft = await lockDraft(db, actor, input.id);
    return draft && { draft };
  },
  audit: { kind: "pitch_draft", id: ({ output }) => output.saved.id },
  run: async ({ db, actor, input, subject: { draft }, effects }) => {
    requireVersion(draft?.version ?? 0, input.version);
    const { row, aiEnabled } = draft
      ? await writeDraft(db, effects, actor, draft, input, draft.isActive)
      : await insertDraft(db, effects, actor, input, false);
    const { id, version, updatedAt, ...facts } = toDraftView(row, aiEnabled);
    return { saved: { id, version, savedAt: updatedAt, ...facts } };
  },
});

type DraftBody = z.output<typeof createDraftInput>;
type LockedDraft = NonNullable<Awaited<ReturnType<typeof lockDraft>>>;

/** `mayStart`: the first complete draft comes into use by itself. */
async function insertDraft(
  db: Transaction,
  effects: Effects,
  caller: UserActor,
  input: DraftBody,
  mayStart = true,
) {
  await requireRoom(db, caller);
  const actor = await lockAiSwitch(db, caller);
  const texts = mergeTexts(EMPTY, input);
  const asked = input.isActive ?? (mayStart ? undefined : false);
  const row = await db
    .insert(pitchDrafts)
    .values({
      ...texts,
      userId: actor.userId,
      profileId: actor.profileId,
      perks: normalizePerks(input.perks ?? []),
      isActive: await decideActive(db, actor, texts, asked, false),
      newsworthiness: await assess(db, actor, texts),
      aiPieces: mergePieces([], accepted(actor, input), texts),
    })
    .returning()
    .then(only);
  if (row.isActive) await renewPitchMeaning(db, effects, actor, row);
  return { row, aiEnabled: actor.aiEnabled };
}

async function writeDraft(
  db: Transaction,
  effects: Effects,
  caller: UserActor,
  draft: LockedDraft,
  input: DraftBody,
  mayStart = true,
) {
  if (input.isActive && !draft.mayBeUsed) throw invalidField("isActive", PAGE_CLOSED);
  const actor = await lockAiSwitch(db, caller);
  const texts = mergeTexts(draft, input);
  const wasActive = draft.isActive && draft.mayBeUsed;
  const asked = input.isActive ?? (mayStart ? undefined : false);
  const row = await db
    .update(pitchDrafts)
    .set({
      ...texts,
      perks: input.perks ? normalizePerks(input.perks) : draft.perks,
      isActive: draft.mayBeUsed && (await decideActive(db, actor, texts, asked, wasActive)),
      newsworthiness: await assess(db, actor, texts),
      aiPieces: mergePieces(draft.aiPieces, accepted(actor, input), texts),
      version: sql`${pitchDrafts.version} + 1`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(pitchDrafts.id, draft.id))
    .returning()
    .then(only);
  if (isReadAnew(draft, row)) await renewPitchMeaning(db, effects, actor, row);
  if (input.isActive !== undefined || row.isActive !== wasActive) {
    await markUsedForMatching(db, row.pitchPageId, row.isActive);
  }
  return { row, aiEnabled: actor.aiEnabled };
}

/** The copy is titled "... (Copy)", inactive, and its counts begin at zero. */
export const duplicateDraft = command({
  name: "pitchDrafts.duplicate",
  summary: "Copy a pitch draft",
  input: draftIdInput,
  output,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockDraft(db, actor, input.id),
  audit: { kind: "pitch_draft", id: ({ output }) => output.draft.id },
  run: async ({ db, actor: caller, subject }) => {
    await requireRoom(db, caller);
    const actor = await lockAiSwitch(db, caller);
    const { who, what, where, when, why, perks, aiPieces } = subject;
    const newsworthiness = actor.aiEnabled ? subject.newsworthiness : null;
    const row = await db
      .insert(pitchDrafts)
      .values({
        title: copyTitle(subject.title),
        who,
        what,
        where,
        when,
        why,
        perks,
        newsworthiness,
        aiPieces,
        userId: actor.userId,
        profileId: actor.profileId,
      })
      .returning()
      .then(only);
    return { draft: toDraftView(row, actor.aiEnabled) };
  },
});

/** Deletes a draft. Pitches that were sent from it stay with the people they were sent to. */
export const deleteDraft = command({
  name: "pitchDrafts.delete",
  summary: "Delete a pitch draft",
  input: draftIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockDraft(db, actor, input.id),
  audit: { kind: "pitch_draft", id: ({ subject }) => subject.id },
  run: async ({ db, subject }) => {
    await db.delete(pitchDrafts).where(eq(pitchDrafts.id, subject.id));
    await markUsedForMatching(db, subject.pitchPageId, false);
    return { id: subject.id };
  },
});

async function lockDraft(db: Transaction, actor: UserActor, id: string) {
  const isOwn = sql`${draftVisibleTo(actor)} and ${eq(pitchDrafts.id, id)}`;
  await lockPageOfDraft(db, isOwn);
  const [row] = await db
    .select({ ...getTableColumns(pitchDrafts), mayBeUsed })
    .from(pitchDrafts)
    .where(isOwn)
    .for("update");
  return row ?? null;
}

function mergeTexts(current: DraftTexts, input: Partial<DraftTexts>): DraftTexts {
  return Object.fromEntries(
    draftFields.map((field) => [field, input[field] ?? current[field]]),
  ) as DraftTexts;
}

/** With AI off no piece is added; the fields that it helped with before stay marked. */
const accepted = (actor: UserActor, { aiPieces = [] }: { aiPieces?: PieceChange[] }) =>
  actor.aiEnabled ? aiPieces : [];

const isReadAnew = (before: DraftRow, after: DraftRow) =>
  before.isActive !== after.isActive ||
  (after.isActive &&
    (["title", "who", "what", "why"] as const).some((field) => before[field] !== after[field]));

/** With AI off a writer's texts are not analysed. */
async function assess(db: Transaction, actor: UserActor, texts: DraftTexts): Promise<Newsworthiness | null> {
  return actor.aiEnabled ? scorePitch(db, texts) : null;
}

async function decideActive(
  db: Transaction,
  actor: UserActor,
  texts: DraftTexts,
  asked: boolean | undefined,
  wasActive: boolean,
): Promise<boolean> {
  const complete = isComplete(texts);
  if (asked && !complete)
    throw invalidField("isActive", `Only a complete pitch can be used: ${describeMissing(texts)}.`);
  const isFirstComplete =
    complete && asked === undefined && !wasActive && !(await hasCompleteDraft(db, actor));
  return nextActive({ complete, wasActive, asked, isFirstComplete });
}

async function hasCompleteDraft(db: Transaction, actor: UserActor): Promise<boolean> {
  const { title, who, what, where, when, why } = pitchDrafts;
  const rows = await db
    .select({ title, who, what, where, when, why })
    .from(pitchDrafts)
    .where(draftWrittenAs(actor));
  return rows.some(isComplete);
}

async function requireRoom(db: Transaction, actor: UserActor): Promise<void> {
  const [row] = await db.select({ total: count() }).from(pitchDrafts).where(draftVisibleTo(actor));
  if (row && row.total >= MAX_DRAFTS) {
    throw conflict(`You have ${MAX_DRAFTS} pitches, which is as many as we keep. Please delete one first.`);
  }
}
