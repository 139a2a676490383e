import { upload } from "@/lib/client/upload";
import { fileLimits } from "@/lib/utils/file-limits";
import { PICTURES } from "@/lib/utils/file-types";

/** Says what is wrong with a chosen picture, as far as the browser knows; the server judges by the content. */
function problemOf({ type, size }: File): string | null {
  if (type !== "" && !PICTURES.split(",").includes(type))
    return "Please choose a JPG, PNG, WebP or GIF picture";
  return size > fileLimits.asset.bytes ? fileLimits.asset.sentence : null;
}

/** Stores a picture for a form of the own profile and returns its path, or what is wrong with it. It never throws. */
export async function uploadPicture(
  picture: File,
  signal: AbortSignal,
): Promise<{ image: string } | { problem: string }> {
  const problem = problemOf(picture);
  if (problem) return { problem };
  const response = await upload({ path: "/users/profile/pictures", fields: { picture }, signal });
  return response.ok ? { image: response.data.image } : { problem: response.message };
}
