import { releaseText } from "@/components/newsrooms/releases/release-text";
import type { PublicReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { settings } from "@/lib/platform/settings/settings";
import { utcDay } from "@/lib/utils/dates";

const headers = {
  "content-type": "text/plain; charset=utf-8",
  "x-robots-tag": "noindex",
  "content-disposition": "inline",
};

/** Answers a release as plain text: 410 with a sentence once it was withdrawn. */
export function releaseAsText({ release, newsroom, withdrawnAt }: PublicReleaseView): Response {
  if (!release) {
    const when = withdrawnAt ? ` on ${utcDay(withdrawnAt)}` : "";
    const text = `${newsroom.name} has withdrawn this release${when}.\n`.replaceAll("\u00a0", " ");
    return new Response(text, { status: 410, headers });
  }
  return new Response(releaseText(release, newsroom, `${settings().APP_URL}${release.url}`), { headers });
}
