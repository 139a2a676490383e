import { and, count, eq } from "drizzle-orm";
import { z } from "zod";
import { profiles, type WorkVideo, workSamples } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import { conflict, invalidField, refuseAfterCommit } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import {
  checkCaptions,
  optionalFile,
  readPoster,
  readUpload,
  storeFiles,
  wrongFile,
} from "@/lib/domain/assets/uploads";
import { removeUnusedPreviews } from "@/lib/domain/link-previews/store";
import { profileActedFor } from "@/lib/domain/profiles/policy";
import { uuidv7 } from "@/lib/utils/uuid";
import { workOwnedBy } from "./policy";
import { requireReel } from "./rules";
import { createWorkSampleFields, updateWorkSampleInput, workSampleIdInput, workSampleOutput } from "./schema";
import { MAX_SAMPLES, refreshPages, removeFiles, TOO_MANY } from "./store";
import { storedKeys, toWorkSampleView, type WorkSampleRow } from "./views";

const createInput = z.object({
  ...createWorkSampleFields,
  /** A reel's own video, MP4 or WebM. */
  file: optionalFile,
  /** The piece's picture; a video's poster. */
  picture: optionalFile,
  /** What is said in the video, as WebVTT. */
  captions: optionalFile,
});
type CreateInput = z.output<typeof createInput>;

/**
 * Shows a piece of work. A reel may carry its own video, which is checked by its content, loses its place and then
 * plays on the profile; its picture is stored as WebP.
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
    const [stored] = await db.select({ total: count() }).from(workSamples).where(workOwnedBy(actor));
    if (stored && stored.total >= MAX_SAMPLES) {
      removeFiles(effects, storedKeys(prepared));
      return refuseAfterCommit(conflict(TOO_MANY));
    }
    const { file: _, picture: __, captions: ___, ...fields } = input;
    const [row] = await db
      .insert(workSamples)
      .values({
        ...fields,
        ...prepared,
        image: prepared.pictureKey ? `/files/${prepared.pictureKey}` : fields.image,
        profileId: actor.profileId,
      })
      .returning();
    if (!row) throw new Error("The piece was not written.");
    await refreshPages(db, effects, actor.profileId);
    return { workSample: toWorkSampleView(row) };
  },
});

/** Saves the fields that are sent and leaves the others. */
export const updateWorkSample = command({
  name: "workSamples.update",
  summary: "Save parts of an own work sample, or take its video away",
  input: updateWorkSampleInput,
  output: workSampleOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockSample(db, actor, input.id),
  audit: { kind: "work_sample", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const { id, removeVideo, ...fields } = input;
    const video = removeVideo ? null : subject.video;
    if (video && fields.type) requireReel("paid_media", fields.type, "type");
    const isOwnPicture = fields.image === undefined || fields.image === `/files/${subject.pictureKey}`;
    const pictureKey = isOwnPicture ? subject.pictureKey : null;
    const [row] = await db
      .update(workSamples)
      .set({ ...fields, video, pictureKey })
      .where(eq(workSamples.id, id))
      .returning();
    if (!row) throw new Error("The piece was not written.");
    const retained = storedKeys(row);
    removeFiles(
      effects,
      storedKeys(subject).filter((key) => !retained.includes(key)),
    );
    await removeUnusedPreviews(db, effects, actor.profileId, subject.image);
    await refreshPages(db, effects, actor.profileId);
    return { workSample: toWorkSampleView(row) };
  },
});

/** Takes a piece of work down; its files go by a job. */
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
  else if (input.captions) throw invalidField("captions", "Captions belong to a video");
  const media = input.file ? await readUpload(input.file, "file") : null;
  if (media && media.format.kind !== "video") throw wrongFile("file", "A video is an MP4 or WebM file");
  const captions = input.captions ?? null;
  if (captions) await checkCaptions(captions, "captions");
  const picture = input.picture ? await readPoster(input.picture, "picture") : null;
  const pictureKey = picture && `work/${id}/${picture.name}`;
  const video: WorkVideo | null = media && {
    key: `work/${id}/video.${media.format.extension}`,
    contentType: media.format.contentType,
    size: media.file.size,
    width: media.width,
    height: media.height,
    duration: media.duration,
    captionsKey: captions && `work/${id}/captions-${captions.digest.slice(0, 8)}.vtt`,
  };
  await storeFiles([
    ...(media && video ? [{ key: video.key, body: media.file, contentType: video.contentType }] : []),
    ...(captions && video?.captionsKey
      ? [{ key: video.captionsKey, body: captions, contentType: "text/vtt" }]
      : []),
    ...(picture && pictureKey ? [{ key: pictureKey, body: picture.body, contentType: "image/webp" }] : []),
  ]);
  return { id, pictureKey, video };
}

async function lockProfile(db: Transaction, actor: UserActor): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(profileActedFor(actor))
    .for("update");
  return row ?? null;
}

/** The profile first, as every command that changes its directory entry does, so that none waits in a ring. */
async function lockSample(db: Transaction, actor: UserActor, id: string): Promise<WorkSampleRow | null> {
  await lockProfile(db, actor);
  const [row] = await db
    .select()
    .from(workSamples)
    .where(and(workOwnedBy(actor), eq(workSamples.id, id)))
    .for("update");
  return row ?? null;
}
