import { eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import type { Effects } from "@/lib/core/effects";
import { AppError, forbidden, invalidField, refuseAfterCommit } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { mayActFor, requireActFor } from "@/lib/domain/profiles/companies/policy";
import { companyActs } from "@/lib/domain/profiles/companies/rules";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import type { Framing } from "@/lib/platform/images/avatar";
import { RefusedFileError, workOnPicture } from "@/lib/platform/images/picture-runner";
import { storage } from "@/lib/platform/storage/storage";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import { EMPTY } from "@/lib/platform/uploads/read-upload";
import { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { uuidv7 } from "@/lib/utils/uuid";
import { filesOfPicture, type PictureName, profilePictures } from "../identity";
import { profileActedFor } from "../policy";
import { refreshListing } from "../store";
import { avatarUrl } from "../urls";

const picture = z
  .instanceof(UploadedFile, { message: "Please choose a picture" })
  .refine(({ size }) => size > 0, EMPTY);
const background = z
  .string({ error: "Background must be text" })
  .regex(/^(#[0-9a-f]{6})?$/i, "Background must be a colour such as #ffffff")
  .optional()
  .meta({ description: "The logo is fitted whole on this colour; without one it is cropped to a square" });

/** Replaces the person's portrait: re-encoded in two sizes without metadata, stored under a key of its own. */
export const uploadAvatar = command({
  name: "profiles.uploadAvatar",
  summary: "Upload the portrait of whoever acts for the own profile (JPG, PNG or GIF, up to 5 MB)",
  input: z.object({ avatar: picture }),
  output: z.object({ avatarUrl: z.string() }),
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  rateLimit: { perAddress: 60 },
  prepare: ({ input }) => storePicture("avatar", input.avatar),
  subject: ({ db, actor }) => lockOwn(db, actor, "avatar"),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: (context) => showUploaded("avatar", context, (avatarUrl) => ({ avatarUrl })),
});

/** Deletes the person's portrait; without one it does nothing. */
export const removeAvatar = command({
  name: "profiles.removeAvatar",
  summary: "Remove the portrait of whoever acts for the own profile",
  input: z.object({}),
  output: z.object({ avatarUrl: z.null() }),
  access: "signedIn",
  subject: ({ db, actor }) => lockOwn(db, actor, "avatar"),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "publish"),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, subject, effects }) => {
    await setPicture("avatar", db, effects, subject, null);
    return { avatarUrl: null };
  },
});

/** Replaces a newsroom's logo in the same way. */
export const uploadLogo = command({
  name: "profiles.uploadLogo",
  summary: "Upload the own newsroom's logo, shown square (JPG, PNG or GIF, up to 5 MB)",
  input: z.object({ logo: picture, background }),
  output: z.object({ logoUrl: z.string() }),
  access: { roles: newsroomTypes },
  deadlineSeconds: UPLOAD_SECONDS,
  rateLimit: { perAddress: 60 },
  prepare: ({ input: { logo, background } }) =>
    storePicture("logo", logo, background ? { fit: "contain", background } : undefined),
  subject: ({ db, actor }) => lockOwn(db, actor, "logo"),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: (context) => showUploaded("logo", context, (logoUrl) => ({ logoUrl })),
});

/** Deletes a newsroom's logo; without one it does nothing. */
export const removeLogo = command({
  name: "profiles.removeLogo",
  summary: "Remove the own newsroom's logo",
  input: z.object({}),
  output: z.object({ logoUrl: z.null() }),
  access: { roles: newsroomTypes },
  subject: ({ db, actor }) => lockOwn(db, actor, "logo"),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "publish"),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, subject, effects }) => {
    await setPicture("logo", db, effects, subject, null);
    return { logoUrl: null };
  },
});

type Own = { id: string; companyId: string | null; key: string | null };
type Upload = { db: Transaction; actor: UserActor; subject: Own; prepared: string; effects: Effects };

async function lockOwn(db: Transaction, actor: UserActor, name: PictureName): Promise<Own | null> {
  const column = profilePictures[name];
  const [row] = await db
    .select({ id: profiles.id, companyId: profiles.companyId, key: profiles[column] })
    .from(profiles)
    .where(profileActedFor(actor))
    .for("update");
  return row ?? null;
}

/** Shows the picture that was stored before, and answers its path. */
async function showUploaded<Answer>(
  name: PictureName,
  { db, actor, subject, prepared, effects }: Upload,
  answer: (path: string) => Answer,
) {
  if (!mayActFor(actor, subject, "publish")) {
    // The new picture is already stored, and nothing refers to it.
    effects.job(removeFilesJob, { keys: filesOfPicture(prepared) });
    return refuseAfterCommit(forbidden(companyActs.publish.waits));
  }
  await setPicture(name, db, effects, subject, prepared);
  return answer(avatarUrl(prepared, 512) ?? "");
}

/** Shows another picture or none, and has the files of the earlier one deleted. */
async function setPicture(
  name: PictureName,
  db: Transaction,
  effects: Effects,
  { id, key: earlier }: Own,
  key: string | null,
) {
  const column = profilePictures[name];
  await db
    .update(profiles)
    .set({ [column]: key, updatedAt: sql`app_now()` })
    .where(eq(profiles.id, id));
  const keys = (await isShown(db, earlier)) ? [] : filesOfPicture(earlier);
  if (keys.length > 0) effects.job(removeFilesJob, { keys });
  await refreshListing(db, effects, id);
}

/** Older pictures may be several profiles', or the portrait and the logo of one. */
async function isShown(db: Transaction, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const columns = Object.values(profilePictures).map((column) => eq(profiles[column], key));
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(or(...columns))
    .limit(1);
  return row !== undefined;
}

async function storePicture(name: PictureName, { path }: UploadedFile, framing?: Framing): Promise<string> {
  try {
    const { large, small } = await workOnPicture("encodeAvatar", path, framing);
    const key = `avatars/${uuidv7().replaceAll("-", "")}`;
    const files = await storage();
    const options = { contentType: "image/webp" };
    await files.put(`${key}-512.webp`, large, options);
    await files.put(`${key}-128.webp`, small, options);
    return key;
  } catch (error) {
    if (error instanceof RefusedFileError) {
      if (error.problem === "too_large") throw new AppError("too_large", error.message);
      throw invalidField(name, error.message);
    }
    if (error instanceof StorageFullError) throw new AppError("storage_full", undefined, { cause: error });
    throw error;
  }
}
