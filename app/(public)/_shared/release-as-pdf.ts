import { settings } from "@/lib/platform/settings/settings";
import { streamFile } from "@/lib/platform/storage/file-response";

/** Answers a release's PDF under its title; search engines take it for a copy of the release's page. */
export async function releaseAsPdf(
  { key, title, url }: { key: string; title: string; url: string },
  { headers }: Request,
): Promise<Response> {
  const saved = { contentType: "application/pdf", saveAs: `${title}.pdf`, isPublic: true, isRevised: true };
  const response = await streamFile(key, { ...saved, headers });
  response.headers.set("link", `<${settings().APP_URL}${url}>; rel="canonical"`);
  return response;
}
