import { and, count, eq } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { profiles, workSamples } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField, refuseAfterCommit } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { removeUnusedPreviews } from "@/lib/domain/profiles/link-previews/store";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";
import { storeFiles } from "@/lib/platform/uploads/read-upload";
import { uuidv7 } from "@/lib/utils/uuid";
import { MAX_SAMPLES } from "./limits";
import { workOwnedBy } from "./policy";
import { requireReel, requireVideo, TOO_MANY } from "./rules";
import { createWorkSampleFields, updateWorkSampleInput, workSampleIdInput, workSampleOutput } from "./schema";
import { refreshPages, removeFiles } from "./store";
import { readWorkFiles, workFileFields } from "./uploads";
import { storedKeys, toWorkSampleView, type WorkSampleRow } from "./views";

const createInput = z.object({ ...createWorkSampleFields, ...workFileFields });
type CreateInput = z.output<typeof createInput>;

/**
 * Shows a piece of work. A reel may carry its own video, which is checked by its content, loses the place where it was
 * taken, and then plays on the profile; its picture is stored as WebP.
 */
export const createWorkSample = command({
  name: "workSamples.create",
  summary: "Show a piece of work (multipart; a creator's reel may carry its video, up to 25 MB)",
  input: createInput,
  output: workSampleOutput,
  access: { roles: ["press", "paid_media"] },
  deadlineSeconds: UPLOAD_SECONDS,
  prepare: ({ input, actor }) => storeUpload(input, actor),
  subject: ({ db, actor }) => lockProfile(db, actor),
  audit: { kind: "work_sample", id: ({ output }) => output.workSample.id },
  run: async ({ db, actor, input, prepared, effects }) => {
    const stored = only(await db.select({ total: count() }).from(workSamples).where(workOwnedBy(actor)));
    if (stored.total >= MAX_SAMPLES) {
      removeFiles(effects, storedKeys(prepared));
      return refuseAfterCommit(conflict(TOO_MANY));
    }
    const { file: _, picture: __, captions: ___, ...fields } = input;
    const row = await db
      .insert(workSamples)
      .values({
        ...fields,
        ...prepared,
        image: prepared.pictureKey ? `/files/${prepared.pictureKey}` : fields.image,
        profileId: actor.profileId,
      })
      .returning()
      .then(only);
    effects.count("work_added", { by: actor.profileId, subjectId: row.id });
    await refreshPages(db, effects, actor.profileId);
    return { workSample: toWorkSampleView(row) };
  },
});

export const updateWorkSample = command({
  name: "workSamples.update",
  summary: "Save parts of an own work sample, or take its video away",
  input: updateWorkSampleInput,
  output: workSampleOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockSample(db, actor, input.id),
  audit: { kind: "work_sample", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const { id, removeVideo, removeCaptions, ...fields } = input;
    const present = removeVideo ? null : subject.video;
    const video = present && removeCaptions ? { ...present, captionsKey: null } : present;
    if (video && fields.type) requireReel("paid_media", fields.type, "type");
    const isOwnPicture = fields.image === undefined || fields.image === `/files/${subject.pictureKey}`;
    const pictureKey = isOwnPicture ? subject.pictureKey : null;
    const changed = { ...fields, video, pictureKey };
    return { workSample: await writeSample(db, actor, effects, subject, changed) };
  },
});

/** Gives a piece of work other files, each in exchange for the earlier one of its kind; what is not sent stays. */
export const setWorkFiles = command({
  name: "workSamples.setFiles",
  summary: "Give an own work sample a picture, or a reel its video and captions (multipart, up to 25 MB)",
  input: z.object({ ...workSampleIdInput.shape, ...workFileFields }),
  output: workSampleOutput,
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  subjectFirst: true,
  prepare: ({ input }) => readWorkFiles(input.id, input),
  subject: ({ db, actor, input }) => lockSample(db, actor, input.id),
  allow: ({ actor, input, subject }) => {
    if (!input.file && !input.picture && !input.captions) throw invalidField("file", "Please choose a file");
    if (input.file) requireReel(actor.userType, subject.type, "file");
    requireVideo(input.file !== undefined || subject.video !== null, input.captions);
  },
  audit: { kind: "work_sample", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, prepared, effects }) => {
    await storeFiles(prepared.stored);
    // Captions belong to one video and say nothing about another.
    const captionsKey =
      prepared.captionsKey ?? (prepared.video ? null : (subject.video?.captionsKey ?? null));
    const video = prepared.video ?? subject.video;
    const changed = {
      pictureKey: prepared.pictureKey ?? subject.pictureKey,
      image: prepared.pictureKey ? `/files/${prepared.pictureKey}` : subject.image,
      video: video && { ...video, captionsKey },
    };
    return { workSample: await writeSample(db, actor, effects, subject, changed) };
  },
});

/** Deletes a piece of work; a job deletes its files. */
export const deleteWorkSample = command({
  name: "workSamples.delete",
  summary: "Delete an own work sample and its files",
  input: workSampleIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockSample(db, actor, input.id),
  audit: { kind: "work_sample", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, effects }) => {
    await db.delete(workSamples).where(eq(workSamples.id, subject.id));
    removeFiles(effects, storedKeys(subject));
    await removeUnusedPreviews(db, effects, actor.profileId, subject.image);
    await refreshPages(db, effects, actor.profileId);
    return { id: subject.id };
  },
});

/** Stores the files under the id that the row will have. A refusal stores nothing. */
async function storeUpload(input: CreateInput, actor: UserActor) {
  const id = uuidv7();
  if (input.file) requireReel(actor.userType, input.type, "file");
  requireVideo(input.file !== undefined, input.captions);
  const { video, captionsKey, pictureKey, stored } = await readWorkFiles(id, input);
  await storeFiles(stored);
  return { id, pictureKey, video: video && { ...video, captionsKey } };
}

/** Writes a locked piece, and has those of its files deleted that it no longer shows. */
async function writeSample(
  db: Transaction,
  actor: UserActor,
  effects: Effects,
  before: WorkSampleRow,
  fields: Partial<typeof workSamples.$inferInsert>,
) {
  const row = only(await db.update(workSamples).set(fields).where(eq(workSamples.id, before.id)).returning());
  const retained = storedKeys(row);
  removeFiles(
    effects,
    storedKeys(before).filter((key) => !retained.includes(key)),
  );
  await removeUnusedPreviews(db, effects, actor.profileId, before.image);
  await refreshPages(db, effects, actor.profileId);
  return toWorkSampleView(row);
}

async function lockProfile(db: Transaction, actor: UserActor): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(profileActedFor(actor))
    .for("update");
  return row ?? null;
}

/** The profile is locked first, as in every command that changes its directory entry, so that none deadlocks. */
async function lockSample(db: Transaction, actor: UserActor, id: string): Promise<WorkSampleRow | null> {
  await lockProfile(db, actor);
  const [row] = await db
    .select()
    .from(workSamples)
    .where(and(workOwnedBy(actor), eq(workSamples.id, id)))
    .for("update");
  return row ?? null;
}
