import { kindName, sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetKind, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import type { PressContactView } from "@/lib/domain/profiles/profiles/fields/newsroom";

/** The tab of the editor with the requests for products is named like this in addresses too. */
export const REQUESTS_TAB = "requests";

/** The newsroom that the material belongs to. */
export type AssetOwner = {
  id: string;
  slug: string;
  url: string;
  name: string;
  userType: "BRAND" | "SOURCE";
  pressContacts: PressContactView[];
};

/** A newsroom's assets have a page of their own. */
export const assetsOf = ({ url }: Pick<AssetOwner, "url">) => `${url}/assets`;

/** All assets of a kind have pages. */
export const archiveOf = (owner: Pick<AssetOwner, "url">, kind: AssetKind) =>
  `${assetsOf(owner)}/${sectionNames[kind].toLowerCase()}`;

/** One asset has a page of its own. */
export const assetPage = ({ url }: Pick<AssetOwner, "url">, { id }: Pick<AssetView, "id">) =>
  `${url}/asset/${id}`;

/** A requested product and its owner. */
export type ProductAsked = { assetId: string; title: string; owner: { id: string; name: string } };

/** Writes "1:24". */
export const formatDuration = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;

const typeNames: Record<string, string> = {
  "image/jpeg": "JPG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/gif": "GIF",
  "image/avif": "AVIF",
  "video/mp4": "MP4",
  "video/webm": "WebM",
  "application/pdf": "PDF",
};

/** Writes a content type as "JPG". */
export const typeName = (contentType: string | null) => typeNames[contentType ?? ""] ?? "";

/** Writes "JPG, 6000 × 4000", without line breaks, or "0:42, MP4". Of a moving picture pages show the first frame. */
export function fileFacts({ contentType, width, height, duration }: AssetView): string {
  const type = typeName(contentType);
  const isPicture = contentType?.startsWith("image/");
  if (duration !== null && !isPicture) return `${formatDuration(duration)}, ${type}`;
  const size = width && height ? `${width}\u00a0×\u00a0${height}` : "";
  return [type, size, duration === null ? "" : "shown still, the file moves"].filter(Boolean).join(", ");
}

/** An asset without a title is called by its caption, its quote, its file's name. */
export const assetName = ({ title, caption, quote, fileName, kind }: AssetView) =>
  title || caption || quote || fileName || kindName(kind);

/** A caption that is not the name itself stands under the name. */
export const captionUnderName = ({ title, caption }: AssetView) =>
  title === "" || caption === title ? "" : caption;
