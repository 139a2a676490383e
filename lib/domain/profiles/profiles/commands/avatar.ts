import { and, eq, ne, sql } from "drizzle-orm";
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
import { RefusedFileError, workOnPicture } from "@/lib/platform/images/picture-runner";
import { storage } from "@/lib/platform/storage/storage";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { uuidv7 } from "@/lib/utils/uuid";
import { profileActedFor } from "../policy";
import { refreshListing } from "../store";
import { avatarUrl } from "../urls";

const picture = z.instanceof(UploadedFile, { message: "Please choose a picture" });

/** Replaces the profile's picture: re-encoded in two sizes without metadata, stored under a key of its own. */
export const uploadAvatar = command({
  name: "profiles.uploadAvatar",
  summary: "Upload the own profile's picture (JPG, PNG or GIF, up to 5 MB)",
  input: z.object({ avatar: picture }),
  output: z.object({ avatarUrl: z.string() }),
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  rateLimit: { perAddress: 60 },
  prepare: ({ input }) => storePicture(input.avatar),
  subject: ({ db, actor }) => lockOwn(db, actor),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, prepared: avatarKey, effects }) => {
    if (!mayActFor(actor, subject, "publish")) {
      // The new picture is already stored, and nothing refers to it.
      effects.job(removeFilesJob, { keys: filesOf(avatarKey) });
      return refuseAfterCommit(forbidden(companyActs.publish.waits));
    }
    await setPicture(db, effects, subject, avatarKey);
    return { avatarUrl: avatarUrl(avatarKey, 512) ?? "" };
  },
});

/** Deletes the profile's picture; without one it does nothing. */
export const removeAvatar = command({
  name: "profiles.removeAvatar",
  summary: "Remove the own profile's picture",
  input: z.object({}),
  output: z.object({ avatarUrl: z.null() }),
  access: "signedIn",
  subject: ({ db, actor }) => lockOwn(db, actor),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "publish"),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, subject, effects }) => {
    await setPicture(db, effects, subject, null);
    return { avatarUrl: null };
  },
});

type Own = { id: string; avatarKey: string | null; companyId: string | null };

async function lockOwn(db: Transaction, actor: UserActor): Promise<Own | null> {
  const [row] = await db
    .select({ id: profiles.id, avatarKey: profiles.avatarKey, companyId: profiles.companyId })
    .from(profiles)
    .where(profileActedFor(actor))
    .for("update");
  return row ?? null;
}

/** Shows another picture or none, and has the files of the earlier one deleted. */
async function setPicture(
  db: Transaction,
  effects: Effects,
  { id, avatarKey: earlier }: Own,
  key: string | null,
) {
  await db.update(profiles).set({ avatarKey: key, updatedAt: sql`app_now()` }).where(eq(profiles.id, id));
  const keys = await unsharedAvatarFiles(db, { id, avatarKey: earlier });
  if (keys.length > 0) effects.job(removeFilesJob, { keys });
  await refreshListing(db, effects, id);
}

/** The demo's portraits are no stored files, and older ones may be several profiles'. */
async function unsharedAvatarFiles(
  db: Transaction,
  { id, avatarKey }: Pick<Own, "id" | "avatarKey">,
): Promise<string[]> {
  if (!avatarKey || avatarKey.startsWith("/")) return [];
  const [other] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.avatarKey, avatarKey), ne(profiles.id, id)))
    .limit(1);
  return other ? [] : filesOf(avatarKey);
}

const filesOf = (avatarKey: string) => [`${avatarKey}-512.webp`, `${avatarKey}-128.webp`];

async function storePicture({ path }: UploadedFile): Promise<string> {
  try {
    const { large, small } = await workOnPicture("encodeAvatar", path);
    const key = `avatars/${uuidv7().replaceAll("-", "")}`;
    const files = await storage();
    const options = { contentType: "image/webp" };
    await files.put(`${key}-512.webp`, large, options);
    await files.put(`${key}-128.webp`, small, options);
    return key;
  } catch (error) {
    if (error instanceof RefusedFileError) {
      if (error.problem === "too_large") throw new AppError("too_large", error.message);
      throw invalidField("avatar", error.message);
    }
    if (error instanceof StorageFullError) throw new AppError("storage_full", undefined, { cause: error });
    throw error;
  }
}
