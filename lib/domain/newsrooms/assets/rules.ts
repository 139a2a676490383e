import type { AssetKind } from "@/db/enums";
import { beginningOf } from "@/lib/utils/cut-text";
import type { TagCount, TagGroup } from "@/lib/utils/tag-counts";
import { tagSlug } from "@/lib/utils/tag-slug";
import { playNote } from "@/lib/utils/video-type";
import type { AssetReleaseState, HiddenReason, PressWarning } from "./schema";

/** A section's name is also in its zip's name and its address. */
export const sectionNames: Record<AssetKind, string> = {
  photo: "Photos",
  video: "Videos",
  quote: "Quotes",
  product: "Products",
  resource: "Resources",
};

/** Names one of a section. */
export const kindName = (kind: AssetKind | Uppercase<AssetKind>) =>
  sectionNames[kind.toLowerCase() as AssetKind].slice(0, -1);

type FileKind = "picture" | "video" | "document";

/** Each kind takes these file types; a quote and a product need no file. */
const fitting: Record<AssetKind, readonly FileKind[]> = {
  photo: ["picture"],
  video: ["video"],
  quote: ["picture"],
  product: ["picture"],
  resource: ["document", "picture"],
};

export const fits = (kind: AssetKind, file: FileKind) => fitting[kind].includes(file);
export const needsFile = (kind: AssetKind) => kind !== "quote" && kind !== "product";

/** A file without a stated kind becomes this kind. */
export const kindOfFile = (file: FileKind): AssetKind =>
  file === "picture" ? "photo" : file === "video" ? "video" : "resource";

export const fileKindOf = (contentType: string | null): FileKind | null => {
  if (!contentType) return null;
  if (contentType.startsWith("image/")) return "picture";
  return contentType.startsWith("video/") ? "video" : "document";
};

/** A caption, a credit and where it came from are written into every file but these, which have no place for them. */
export const carriesFacts = (contentType: string | null) =>
  contentType !== "video/webm" && contentType !== "application/pdf";

/** A refusal names what the kind takes. */
export const fileRules: Record<AssetKind, string> = {
  photo: "A photo is a JPG, PNG, WebP or GIF picture",
  video: "A video is an MP4 or WebM file",
  quote: "A quote takes a JPG, PNG, WebP or GIF picture",
  product: "A product takes a JPG, PNG, WebP or GIF picture",
  resource: "A resource is a PDF or a picture",
};

type Checked = {
  kind: AssetKind;
  width: number | null;
  height: number | null;
  caption: string;
  credit: string;
  /** The creator is shown where there is no credit. */
  creator: string;
  copyright: string;
  /** How it came to be; null where neither its file nor its owner says. */
  digitalSourceType: string | null;
  contentType: string | null;
};

/** Fewer pixels don't fill a column in print. */
const LEAST_PIXELS = 1_000_000;

/** Warns of what press will miss in a photo or video. Of other kinds only a picture's owner is asked how it was made. */
export function findPressWarnings({
  kind,
  width,
  height,
  caption,
  credit,
  creator,
  copyright,
  digitalSourceType,
  contentType,
}: Checked): PressWarning[] {
  const isPicture = kind === "photo" || (kind !== "video" && width !== null);
  const question: PressWarning[] =
    isPicture && digitalSourceType === null
      ? [{ code: "no_source_type", text: "Not said how it was made" }]
      : [];
  if (kind !== "photo" && kind !== "video") return question;
  const pixels = (width ?? 0) * (height ?? 0);
  const warnings: PressWarning[] = [];
  if (kind === "photo" && width !== null && pixels < LEAST_PIXELS)
    warnings.push({ code: "small", text: "Under 1 megapixel: too small for print" });
  const played = playNote(contentType);
  if (played) warnings.push({ code: "few_players", text: played });
  if (caption.trim() === "") warnings.push({ code: "no_caption", text: "No caption" });
  if (credit.trim() === "" && creator.trim() === "") warnings.push({ code: "no_credit", text: "No credit" });
  if (copyright.trim() === "") warnings.push({ code: "no_copyright", text: "No copyright" });
  return [...warnings, ...question];
}

type Shown = Pick<Checked, "kind" | "caption" | "credit" | "creator"> & {
  publicAnyway: boolean;
  releaseOnly: boolean;
  /** The state of the releases that it is in. */
  releaseState: AssetReleaseState | null;
  /** Its owner let it out with one that is public, without a caption or a credit. */
  releasedAnyway: boolean;
};

/**
 * Returns why an asset of a listed newsroom is public neither by itself nor with a release; null where nothing hides
 * it. A photo of the library comes back when its releases are withdrawn, one that was made for a release stays hidden.
 */
export function whyHidden(asset: Shown): HiddenReason | null {
  const { releaseState, releaseOnly, releasedAnyway } = asset;
  if (releaseState === "PUBLIC") return releasedAnyway ? null : whatItLacks(asset);
  if (releaseState === "WAITING") return "release_waits";
  if (releaseOnly) return releaseState === "WITHDRAWN" ? "release_withdrawn" : "made_for_release";
  return whatItLacks(asset);
}

type Described = Pick<Shown, "kind" | "caption" | "credit" | "creator" | "publicAnyway">;

/** Returns the texts that a photo or video lacks to be public; null with them, and where its owner wants it so. */
export function whatItLacks(asset: Described): Extract<HiddenReason, `no_${string}`> | null {
  if ((asset.kind !== "photo" && asset.kind !== "video") || asset.publicAnyway) return null;
  const noCredit = asset.credit === "" && asset.creator === "";
  if (asset.caption === "") return noCredit ? "no_caption_or_credit" : "no_caption";
  return noCredit ? "no_credit" : null;
}

/**
 * Says how many of a release's photos lack what a public one needs: "8 of 9 photos have no credit". Empty where none
 * does; `isLetOut` is of those that their owner lets out with this release as they are.
 */
export function describeLacking<P extends Described>(photos: readonly P[], isLetOut: (photo: P) => boolean) {
  const lacks = photos.map((photo) => (isLetOut(photo) ? null : whatItLacks(photo)));
  const [credit, caption, both] = (["no_credit", "no_caption", "no_caption_or_credit"] as const).map(
    (reason) => lacks.filter((lack) => lack === reason).length,
  ) as [number, number, number];
  const of = (count: number) =>
    photos.length === 1
      ? "The photo has"
      : `${count} of ${photos.length} photos ${count === 1 ? "has" : "have"}`;
  if (both + credit + caption === 0) return "";
  if (both + credit === 0) return `${of(caption)} no caption`;
  if (both + caption === 0) return `${of(credit)} no credit`;
  if (credit + caption === 0) return `${of(both)} no credit and no caption`;
  return `${of(both + credit)} no credit, ${both + caption} of ${photos.length} no caption`;
}

/** A source's resources are filtered by these fields (docs/product.md#assets). */
const resourceFields = ["Research", "Technology", "Sustainability", "Press Kit", "Financial", "Media"];

/** A field takes every tag that contains its name ("Press kit 2026"). */
const isOfField = (tag: string, field: string) => tagSlug(tag).includes(field);

/** Counts the resources of each field, the empty ones too; nothing without any resource. */
export function countFields(resources: readonly TagGroup[]): TagCount[] {
  if (resources.length === 0) return [];
  return resourceFields.map((label) => {
    const slug = tagSlug(label);
    const carrying = resources.filter(({ tags }) => tags.some((tag) => isOfField(tag, slug)));
    return { slug, label, count: carrying.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** Returns the spellings, in lower case, of the tags of a field's resources; null for an unknown field. */
export function spellingsOfField(resources: readonly TagGroup[], field: string): string[] | null {
  if (!resourceFields.some((label) => tagSlug(label) === field)) return null;
  const tags = resources.flatMap(({ tags }) => tags).filter((tag) => isOfField(tag, field));
  return [...new Set(tags.map((tag) => tag.toLowerCase()))];
}

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const MAX_NAME = 80;

/**
 * Makes a name to save a file under, in its own script: flat, letters and digits, nothing that any system reads as a
 * path, a device or another type. `wanted` may be a caption or a file's own name; its extension is replaced by the true
 * one.
 */
export function safeFileName(wanted: string, extension: string): string {
  const [last = ""] = wanted.split(/[/\\]/).slice(-1);
  const plain = last
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .normalize("NFC")
    // A mark belongs to the letter before it; the selector of an emoji is left of one that is gone.
    .replace(/[^\p{L}\p{M}\p{N}]+\p{M}*/gu, "-");
  const stem = beginningOf(plain, MAX_NAME).replace(/^-+|-+$/g, "");
  const name = stem === "" || RESERVED.test(stem) ? `file${stem && `-${stem}`}` : stem;
  return `${name}.${extension}`;
}
