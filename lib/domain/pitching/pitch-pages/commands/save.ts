import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { pitchPages, profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { AppError, conflict, type FieldErrors, invalidField } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { requireOwner, requireVersion } from "@/lib/core/saves";
import { requireNotHeld } from "@/lib/domain/accounts/accounts/policy";
import { type ActingProfile, readActingProfile } from "@/lib/domain/newsrooms/releases/policy";
import { readNow } from "@/lib/domain/newsrooms/releases/views";
import { mayActFor } from "@/lib/domain/profiles/companies/policy";
import { refuseLookAlike, unclaimed, unmarked } from "@/lib/domain/profiles/profiles/names";
import { requireOpenNewsroom } from "@/lib/domain/profiles/profiles/open-newsroom";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { toDateTimeInput } from "@/lib/utils/dates";
import { uuidv7 } from "@/lib/utils/uuid";
import { requirePitchPublisher } from "../policy";
import { endOfDay, gateLabels, isRefusal, missingOf, nextStatus, stateOf } from "../rules";
import {
  createPitchPageInput,
  type PitchPageContent,
  pitchPageView,
  savedPitchPageView,
  savePitchPageInput,
  updatePitchPageInput,
} from "../schema";
import { attachAssets, choosePitchSlug, lockPitchPage, refreshPitchPage, requireRoom } from "../store";
import { type PitchPageRow, pitchPageUrl, toPitchPageView } from "../views";
import { syncDraft } from "./sync-draft";

export const pitchPageOutput = z.object({ pitchPage: pitchPageView });

/** These texts may not claim to be verified. The check runs on the server only, as the look-alike table is large. */
const claims = {
  name: unclaimed(createPitchPageInput.shape.name, "Name"),
  pitchTitle: unmarked(createPitchPageInput.shape.pitchTitle, "Pitch title"),
};

const created = {
  "brand-pitch": "Brand Pitch created successfully!",
  "source-pitch": "Source Pitch created successfully!",
};

/** Makes a pitch page, published at once when it is complete, unless a draft is asked for. */
export const createPitchPage = command({
  name: "pitchPages.create",
  summary: "Make a pitch page: published when complete, else kept as a draft",
  input: createPitchPageInput.safeExtend(claims),
  output: pitchPageOutput,
  access: "signedIn",
  message: ({ pitchPage }) => (pitchPage.status === "PUBLISHED" ? created[pitchPage.kind] : undefined),
  subject: ({ db, actor }) => readActingProfile(db, actor),
  allow: ({ actor, input, subject }) => requirePitchPublisher(actor, subject, input.status !== "published"),
  audit: { kind: "pitch_page", id: ({ output }) => output.pitchPage.id },
  run: async ({ db, actor, input, subject: newsroom, effects }) => {
    if (input.status !== "draft") requireNames(input);
    await requireRoom(db, newsroom.profileId);
    const page = await insertPage(db, newsroom, actor);
    const now = await readNow(db);
    const content = mergeContent(page, input);
    const mayPublish = mayActFor(actor, newsroom, "publish") && missingOf(content).length === 0;
    const status = input.status ?? (mayPublish ? "published" : "draft");
    const row = await save(db, effects, actor, { newsroom, page, now }, { ...input, status });
    return { pitchPage: await toPitchPageView(db, row, newsroom, now) };
  },
});

/** Saves the fields that are sent and leaves the others; `status: published` publishes. */
export const updatePitchPage = command({
  name: "pitchPages.update",
  summary: "Save, publish or prolong a pitch page",
  input: updatePitchPageInput.safeExtend(claims),
  output: pitchPageOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitchPage(db, actor, input.id),
  allow: ({ actor, input, subject: { newsroom, page } }) =>
    requirePitchPublisher(actor, newsroom, page.status === "draft" && input.status !== "published"),
  audit: { kind: "pitch_page", id: ({ subject }) => subject.page.id },
  run: async ({ db, actor, input: { id: _, version, ...input }, subject, effects }) => {
    requireVersion(subject.page.version, version, MOVED_ON);
    const now = await readNow(db);
    const row = await save(db, effects, actor, { ...subject, now }, input);
    return { pitchPage: await toPitchPageView(db, row, subject.newsroom, now) };
  },
});

/** Saves what the wizard holds, made on a version, and answers the new version. Without an id it makes a draft. */
export const savePitchPage = command({
  name: "pitchPages.save",
  summary: "Save what changed in a pitch page since a version of it, or make a draft",
  input: savePitchPageInput.safeExtend(claims),
  output: savedPitchPageView,
  access: "signedIn",
  subject: async ({ db, actor, input }): Promise<Draft | null> => {
    requireOwner(actor, input);
    if (input.id !== null) return lockPitchPage(db, actor, input.id);
    const newsroom = await readActingProfile(db, actor);
    return newsroom && { newsroom, page: null };
  },
  allow: ({ actor, subject: { newsroom, page } }) =>
    requirePitchPublisher(actor, newsroom, !page || page.status === "draft"),
  audit: { kind: "pitch_page", id: ({ output }) => output.saved.id },
  run: async ({ db, actor, input, subject: { newsroom, page: stored }, effects }) => {
    const { id: _, version, profileId: _profile, userId: _user, ...content } = input;
    requireVersion(stored?.version ?? 0, version, MOVED_ON);
    if (!stored) await requireRoom(db, newsroom.profileId);
    const page = stored ?? (await insertPage(db, newsroom, actor));
    const status = stored ? undefined : ("draft" as const);
    const now = await readNow(db);
    const row = await save(db, effects, actor, { newsroom, page, now }, { ...content, status });
    const { id, version: newest, updatedAt, slug } = row;
    return {
      saved: { id, version: newest, savedAt: toIso(updatedAt), url: pitchPageUrl(newsroom.kind, slug) },
    };
  },
});

const MOVED_ON = "Somebody else has saved this pitch page meanwhile. Nothing of yours is lost.";

type Draft = { newsroom: ActingProfile; page: PitchPageRow | null };

async function insertPage(tx: Transaction, newsroom: ActingProfile, actor: UserActor): Promise<PitchPageRow> {
  const id = uuidv7();
  return (
    tx
      .insert(pitchPages)
      // The row begins under an address that no page can have, until it gets one from its title. Its first save makes
      // it version 1.
      .values({ id, profileId: newsroom.profileId, userId: actor.userId, slug: `.${id}`, version: 0 })
      .returning()
      .then(only)
  );
}

/** A new page needs both names, whatever else is still to be written. */
function requireNames({ name = "", pitchTitle = "" }: PitchPageContent): void {
  const fields: FieldErrors = {};
  if (name === "") fields.name = ["Name is required"];
  if (pitchTitle === "") fields.pitchTitle = ["Pitch title is required"];
  refuse(fields);
}

function refuse(fields: FieldErrors): void {
  const [first] = Object.values(fields);
  if (first) throw new AppError("invalid_input", first[0], { fields });
}

type Saved = { newsroom: ActingProfile; page: PitchPageRow; now: Date };

async function save(
  tx: Transaction,
  effects: Effects,
  actor: UserActor,
  { newsroom, page, now }: Saved,
  input: PitchPageContent,
) {
  const content = mergeContent(page, input);
  const before = stateOf(page, now);
  const next = nextStatus(before, { asked: input.status, expiresAt: content.expiresAt, now });
  if (isRefusal(next)) throw next.field ? invalidField(next.field, next.message) : conflict(next.message);
  if (next === "published") requireComplete(content);
  if (input.status === "published") {
    requireNotHeld(actor);
    await requireOpenNewsroom(tx, newsroom.profileId);
  }
  if (content.name !== page.name) await checkName(tx, actor, newsroom, content.name);
  const slug = await choosePitchSlug(tx, newsroom, page, content);
  const row = await tx
    .update(pitchPages)
    .set({
      ...content,
      slug,
      status: next,
      ...(next === "published" && !page.publishedAt ? { publishedAt: sql`app_now()` } : {}),
      version: sql`${pitchPages.version} + 1`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(pitchPages.id, page.id))
    .returning()
    .then(only);
  if (row.publishedAt && !page.publishedAt)
    effects.count("pitch_page_published", { by: newsroom.profileId, subjectId: row.id });
  if (input.assets) await attachAssets(tx, row, input.assets);
  await syncDraft(tx, effects, actor, { page: row, place: await readPlace(tx, newsroom.profileId), now });
  // A draft has no page yet, but its new address may have been asked for.
  if (row.publishedAt || slug !== page.slug) refreshPitchPage(effects, row);
  return row;
}

/** The newsroom's own name is not checked. @throws AppError `invalid_input` for a verified profile's look-alike. */
async function checkName(
  tx: Transaction,
  { companyId }: UserActor,
  newsroom: ActingProfile,
  name: string,
): Promise<void> {
  if (name === "" || name === newsroom.name) return;
  await refuseLookAlike(tx, { name, field: "name", profileId: newsroom.profileId, companyId });
}

/** A public page lacks nothing. @throws AppError `invalid_input` with a sentence beside each empty field. */
function requireComplete(content: Content): void {
  refuse(
    Object.fromEntries(missingOf(content).map((field) => [field, [`${gateLabels[field]} is required`]])),
  );
}

async function readPlace(tx: Transaction, profileId: string): Promise<string> {
  const [row] = await tx
    .select({ place: profiles.locationText })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return row?.place ?? "";
}

type Content = ReturnType<typeof mergeContent>;

/** Returns the columns that a save writes, over what the row holds. */
function mergeContent(row: PitchPageRow, input: PitchPageContent) {
  const timeZone = input.timeZone ?? row.timeZone;
  return {
    name: input.name ?? row.name,
    pitchTitle: input.pitchTitle ?? row.pitchTitle,
    who: input.who ?? row.who,
    what: input.what ?? row.what,
    why: input.why ?? row.why,
    about: input.about ?? row.about,
    ...mergeEvent(row, input, timeZone),
    timeZone,
    eventLocation: input.eventLocation ?? row.eventLocation,
    topics: input.topics ?? row.topics,
    perks: input.perks ? normalizePerks(input.perks) : row.perks,
    perkDetails: input.perkDetails ?? row.perkDetails,
    customPerks: input.customPerks ?? row.customPerks,
    demographics: input.demographics ?? row.demographics,
    useForMatching: input.useForMatching ?? row.useForMatching,
    expiresAt: input.expiresAt === undefined ? row.expiresAt : endOf(input.expiresAt, timeZone),
  };
}

/** A day without a time keeps the time of before; a moment is read on the clock of its place. */
function mergeEvent(row: PitchPageRow, input: PitchPageContent, timeZone: string) {
  const given = input.eventDate;
  let [eventDate, eventTime] = [row.eventDate, row.eventTime];
  if (given !== undefined) {
    const isMoment = given !== null && /(Z|[+-]\d\d:?\d\d)$/.test(given) && given.includes("T");
    const local = isMoment ? toDateTimeInput(new Date(given), timeZone) : given;
    eventDate = local?.slice(0, 10) ?? null;
    if (local?.includes("T")) eventTime = local.slice(11, 16);
  }
  if (input.eventTime !== undefined) eventTime = input.eventTime;
  if (eventTime !== null && eventDate === null && input.eventTime) {
    throw invalidField("eventDate", "An event with a time needs its day");
  }
  return { eventDate, eventTime: eventDate === null ? null : eventTime };
}

function endOf(given: string | null, timeZone: string): Date | null {
  if (given === null) return null;
  return given.includes("T") ? new Date(given) : endOfDay(given, timeZone);
}
