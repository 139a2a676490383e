import { detect } from "tinyld/light";
import { workOnPicture } from "@/lib/platform/images/picture-runner";
import type { NewsroomView, ReleaseView } from "../schema";
import { toReleaseDocument } from "./document";

const TEMPLATE = "newsrooms/releases/pdf/release.typ";
const PICTURE = "newsrooms/releases/pdf/picture";

/** Readers of the PDF aloud, and its line breaks, go by the language. */
function languageOf(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  if (/\p{Script=Han}/u.test(text)) return "zh";
  return detect(text) || "en";
}

/** Sets a release as a PDF on A4; null where a typeface lacks a sign of it. `picture`: the bytes of its first photo. */
export function setRelease(
  release: ReleaseView,
  newsroom: NewsroomView,
  { picture, appUrl }: { picture: Buffer | null; appUrl: string },
): Promise<Buffer | null> {
  const document = toReleaseDocument(release, newsroom, {
    address: `${appUrl}${release.url}`,
    lang: languageOf(`${release.title} ${release.bodyText}`),
    picture: picture && `/${PICTURE}`,
  });
  return workOnPicture("typeset", {
    template: TEMPLATE,
    data: JSON.stringify(document),
    files: picture ? { [PICTURE]: picture } : {},
    at: new Date(release.correctedAt ?? release.liveAt ?? release.createdAt),
  });
}
