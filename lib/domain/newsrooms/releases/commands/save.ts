import type { z } from "zod";
import { only } from "@/db/only";
import { releases } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { changesOf } from "@/lib/core/audit-detail";
import type { Effects } from "@/lib/core/effects";
import { invalidField } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { requireOwner, requireVersion } from "@/lib/core/saves";
import { requireOpenNewsroom } from "@/lib/domain/profiles/profiles/open-newsroom";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { uuidv7 } from "@/lib/utils/uuid";
import { notifyReaders } from "../events";
import { type ActingProfile, readActingProfile, requirePublisher } from "../policy";
import { stateOf } from "../rules";
import {
  createReleaseInput,
  type releaseIdInput,
  savedReleaseView,
  saveReleaseInput,
  updateReleaseInput,
} from "../schema";
import { type ReleaseRow, readNow, releaseColumns, toReleaseView } from "../views";
import {
  decideTimes,
  lockRelease,
  mergeTexts,
  noteOf,
  type PhotosAct,
  type ReleaseTexts,
  releaseOutput,
  requireComplete,
  type Subject,
  settlePhotos,
  writeRelease,
} from "./write";

type Saved = Partial<ReleaseTexts> &
  Omit<z.output<typeof updateReleaseInput>, keyof z.output<typeof releaseIdInput> | "version">;

/** Writes a new release of the newsroom acted for: as a draft, for later, or out at once. */
export const createRelease = command({
  name: "releases.create",
  summary: "Write a release: a draft, scheduled, or published, under embargo or not",
  input: createReleaseInput,
  output: releaseOutput,
  access: "signedIn",
  subject: ({ db, actor }) => readActingProfile(db, actor),
  allow: ({ actor, input, subject }) => requirePublisher(actor, subject, input.status),
  audit: {
    kind: "release",
    id: ({ output }) => output.release.id,
    detail: ({ output }) => ({ changed: changesOf({}, { status: output.release.status.toLowerCase() }) }),
  },
  run: async ({ db, actor, input, subject: newsroom, effects }) => {
    const release = await insertRelease(db, newsroom, actor, input.title);
    return performAct(db, effects, { newsroom, release }, input);
  },
});

/**
 * Saves the fields that are sent and leaves the others. `status` publishes, schedules, corrects or withdraws; texts
 * that change after everybody could read them are a correction, with its `note`.
 */
export const updateRelease = command({
  name: "releases.update",
  summary: "Save, schedule, publish, correct or withdraw a release",
  input: updateReleaseInput,
  output: releaseOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockRelease(db, actor, input.id),
  allow: ({ actor, input, subject: { newsroom, release } }) =>
    requirePublisher(actor, newsroom, input.status ?? release.status),
  audit: {
    kind: "release",
    id: ({ subject }) => subject.release.id,
    detail: ({ subject, output }) => ({
      changed: changesOf({ status: subject.release.status }, { status: output.release.status.toLowerCase() }),
    }),
  },
  run: async ({ db, input: { id: _, version, ...input }, subject, effects }) => {
    requireVersion(subject.release.version, version);
    return performAct(db, effects, subject, input);
  },
});

/** Saves what the editor holds, made on a version, and answers the new version. Without an id it makes a draft. */
export const saveRelease = command({
  name: "releases.save",
  summary: "Save what changed in a release since a version of it, or make a draft",
  input: saveReleaseInput,
  output: savedReleaseView,
  access: "signedIn",
  subject: async ({ db, actor, input }): Promise<Draft | null> => {
    requireOwner(actor, input);
    if (input.id !== null) return lockRelease(db, actor, input.id);
    const newsroom = await readActingProfile(db, actor);
    return newsroom && { newsroom, release: null };
  },
  allow: ({ actor, subject: { newsroom, release } }) =>
    requirePublisher(actor, newsroom, release?.status ?? "draft"),
  audit: { kind: "release", id: ({ output }) => output.saved.id },
  run: async ({ db, actor, input, subject: { newsroom, release: stored }, effects }) => {
    const { id: _, version, profileId: _profile, userId: _user, ...content } = input;
    const { title } = content;
    if (!stored && !title) throw invalidField("title", "Title is required");
    requireVersion(stored?.version ?? 0, version);
    const release = stored ?? (await insertRelease(db, newsroom, actor, title ?? ""));
    const row = await save(db, effects, { newsroom, release }, content);
    return { saved: { id: row.id, version: row.version, savedAt: toIso(row.updatedAt) } };
  },
});

type Draft = { newsroom: ActingProfile; release: ReleaseRow | null };

/** Saves for a button's press, which decides about photos too, and answers the whole release. */
async function performAct(tx: Transaction, effects: Effects, subject: Subject, input: Saved & PhotosAct) {
  const row = await save(tx, effects, subject, input);
  await settlePhotos(tx, row, input);
  return { release: await toReleaseView(tx, row, subject.newsroom, await readNow(tx), "owner") };
}

async function insertRelease(tx: Transaction, newsroom: ActingProfile, actor: UserActor, title: string) {
  const id = uuidv7();
  return (
    tx
      .insert(releases)
      // The row begins under an address that no release can have, until it gets one from its title. Its first save
      // makes it version 1.
      .values({ id, profileId: newsroom.profileId, userId: actor.userId, title, slug: `.${id}`, version: 0 })
      .returning(releaseColumns)
      .then(only)
  );
}

async function save(tx: Transaction, effects: Effects, subject: Subject, input: Saved) {
  const { newsroom, release } = subject;
  const now = await readNow(tx);
  const { texts, changed, bodyText } = mergeTexts(release, input);
  const { publishAt = release.publishAt, embargoUntil = release.embargoUntil, status } = input;
  const { act, ...times } = decideTimes(
    release,
    { status, publishAt, embargoUntil, changesText: changed.length > 0 },
    now,
  );
  requireComplete(times.status, bodyText);
  if (status !== undefined && (times.status === "published" || times.status === "scheduled"))
    await requireOpenNewsroom(tx, newsroom.profileId);
  const { tags = release.tags, timeZone = release.timeZone, perkDetails = release.perkDetails } = input;
  const perks = input.perks ? normalizePerks(input.perks) : release.perks;
  const content = act === "withdraw" ? {} : { ...texts, bodyText, tags, perks, perkDetails, timeZone };
  const topicIds = tags.length > 0 ? resolveTopics(tags) : newsroom.topicIds;
  const row = await writeRelease(
    tx,
    effects,
    subject,
    { ...release, ...times, ...content, topicIds },
    { act, note: noteOf(input.note, changed), images: input.images, now },
  );
  if (stateOf(release, now) === "embargoed" && times.liveAt?.getTime() !== release.liveAt?.getTime()) {
    await notifyReaders(tx, effects, newsroom, { ...release, ...times, timeZone });
  }
  return row;
}
