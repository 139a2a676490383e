import { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import { command } from "@/lib/core/operation";
import { newPictureKey } from "@/lib/domain/profiles/link-previews/store";
import { readPoster, storeFiles, uploadedFile } from "@/lib/platform/uploads/read-upload";
import type { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { profileActedFor } from "../policy";

/**
 * Stores a picture for the own profile's forms, at most 1600 px wide and without metadata, beside the copies that are
 * made for them. Nothing shows it until a form with its path is saved.
 */
export const uploadProfilePicture = command({
  name: "profiles.uploadPicture",
  summary: "Upload a picture for work, stories or contacts of the own profile (JPG, PNG, GIF or WebP)",
  input: z.object({ picture: uploadedFile }),
  output: z.object({
    /** Its path, for the field `image` of what shows it. */
    image: z.string(),
  }),
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  rateLimit: { perAddress: 60 },
  prepare: ({ input, actor }) => storePicture(input, actor),
  subject: async ({ db, actor }) => {
    const [row] = await db.select({ id: profiles.id }).from(profiles).where(profileActedFor(actor));
    return row ?? null;
  },
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ prepared: key }) => ({ image: `/files/${key}` }),
});

async function storePicture({ picture }: { picture: UploadedFile }, actor: UserActor) {
  const { body } = await readPoster(picture, "picture", "Please choose a picture (JPG, PNG, WebP, GIF)");
  const key = newPictureKey(actor.profileId);
  await storeFiles([{ key, body, contentType: "image/webp" }]);
  return key;
}
