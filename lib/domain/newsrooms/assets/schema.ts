import { z } from "zod";
import { assetKinds, assetLicences, assetStates, dataMiningTerms, digitalSourceTypes } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import { anyCaseEnum, flag, isoDate, rowId, singleLine, tags, text, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { rendition } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { addressPart, tagCountView } from "@/lib/domain/profiles/profiles/schema";
import { MAX_CONSTRAINTS } from "@/lib/domain/vocabulary/provenance/provenance";
import { TAG_COMMA } from "@/lib/utils/tag-slug";

export { type AssetKind, assetKinds } from "@/db/enums";

/** Characters per field; the form's counters and the server read the same numbers. */
export const assetLimits = {
  title: bounds.title,
  description: 2000,
  caption: 2000,
  creator: 150,
  credit: 150,
  copyright: 150,
  quote: 1000,
  speaker: 150,
  dataMiningConstraints: MAX_CONSTRAINTS,
} as const;

const texts = {
  title: singleLine("Title", assetLimits.title).optional(),
  description: text("Description", assetLimits.description).optional(),
  caption: text("Caption", assetLimits.caption).optional(),
  creator: singleLine("Creator", assetLimits.creator).optional(),
  credit: singleLine("Credit", assetLimits.credit).optional(),
  copyright: singleLine("Copyright", assetLimits.copyright).optional(),
  quote: text("Quote", assetLimits.quote).optional(),
  speaker: singleLine("Speaker", assetLimits.speaker).optional(),
};

const kind = anyCaseEnum(assetKinds, "kind");
const licence = anyCaseEnum(assetLicences, "licence");
/** What an owner may say of where a file came from, and of data mining; null takes it back. */
const provenance = {
  digitalSourceType: anyCaseEnum(digitalSourceTypes, "digitalSourceType"),
  dataMining: anyCaseEnum(dataMiningTerms, "dataMining"),
};
const dataMiningConstraints = text("Constraints", assetLimits.dataMiningConstraints).optional();
const emptyAsNone = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), shape.optional());

/** Tags travel in a form as one text, with commas between them or as JSON. */
const formTags = z
  .preprocess((value) => (typeof value === "string" ? splitTags(value) : value), tags("Tags"))
  .optional();

function splitTags(value: string): unknown {
  if (value.trimStart().startsWith("[")) {
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }
  return value
    .split(TAG_COMMA)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/** An absent or empty id in a form means no release. */
const formReleaseId = emptyAsNone(rowId());

/** The fields of an upload's form, beside its files. Without a kind the content decides it. */
export const uploadFields = {
  ...texts,
  kind: kind.optional(),
  /** An empty one in a form means none. */
  licence: emptyAsNone(licence),
  /** What the file itself says counts before this. */
  digitalSourceType: emptyAsNone(provenance.digitalSourceType),
  dataMining: emptyAsNone(provenance.dataMining),
  dataMiningConstraints,
  tags: formTags,
  releaseId: formReleaseId,
  /** The asset is public also without a caption and a credit. */
  publicAnyway: flag().optional(),
  /** The asset is meant for a release that takes it later: it is public with releases only, never by itself. */
  releaseOnly: flag().optional(),
};

export const updateAssetInput = z.object({
  id: rowId(),
  ...texts,
  kind: kind.optional(),
  /** Null takes the licence back. */
  licence: licence.nullable().optional(),
  /** Refused where the file itself says something else. */
  digitalSourceType: provenance.digitalSourceType.nullable().optional(),
  dataMining: provenance.dataMining.nullable().optional(),
  /** Hands out the untouched original as well; refused where there is none. */
  untouchedOffered: z.boolean({ error: "must be true or false" }).optional(),
  /** What a data mining of `PROHIBITED_SEE_CONSTRAINTS` refers to. */
  dataMiningConstraints,
  tags: tags("Tags").optional(),
  /** The asset is public also without a caption and a credit. */
  publicAnyway: z.boolean({ error: "must be true or false" }).optional(),
  /** An id adds it to that release, besides those it is in; null removes it from all. */
  releaseId: rowId().nullable().optional(),
});

/** A request names at most so many assets. */
export const MAX_TOGETHER = 100;
const severalIds = z
  .array(rowId(), { error: "ids must be a list" })
  .min(1, "ids must name at least one asset")
  .max(MAX_TOGETHER, `At most ${MAX_TOGETHER} assets at once`)
  .transform((ids) => [...new Set(ids)]);

export const severalAssetsInput = z.object({ ids: severalIds });

/** These can be set for many at once; tags are added to those that each has. */
export const updateAssetsInput = z.object({
  ids: severalIds,
  credit: texts.credit,
  copyright: texts.copyright,
  addTags: tags("Tags").optional(),
  kind: kind.optional(),
  licence: licence.nullable().optional(),
  /** Set where the file itself says nothing. */
  digitalSourceType: provenance.digitalSourceType.nullable().optional(),
  dataMining: provenance.dataMining.nullable().optional(),
  publicAnyway: z.boolean({ error: "must be true or false" }).optional(),
});

export const assetIdInput = z.object({ id: rowId() });

/** An asset is shown in these places besides the newsroom's own list. */
const assetUse = z.object({
  what: z.enum(["release", "hero"]),
  title: z.string(),
  /** The page on which its owner edits it. */
  url: z.string(),
});
export const assetUsesView = z.object({
  uses: z.array(assetUse),
  /** The person who uploaded it; null once that account is gone. */
  addedBy: z.string().nullable(),
});
export type AssetUsesView = z.infer<typeof assetUsesView>;

export const assetSorts = ["order", "newest", "name", "largest"] as const;
export type AssetSort = (typeof assetSorts)[number];

export const orderAssetsInput = z.object({
  ids: z
    .array(rowId(), { error: "ids must be a list" })
    .min(1, "ids must name at least one asset")
    .max(500, "At most 500 assets at once"),
});

export const listAssetsInput = z.object({
  ...pageInput(),
  kind: kind.optional(),
  tag: singleLine("tag", bounds.tag).optional(),
  /** The order is the newsroom's own unless asked otherwise. */
  sort: z.enum(assetSorts, { error: `sort must be one of ${assetSorts.join(", ")}` }).default("order"),
  /** Words of its title, caption, credit, creator, tags or file name, in any order. */
  q: singleLine("q", 100).optional(),
});

export const listPublicAssetsInput = listAssetsInput.extend({
  slug: addressPart(),
});

/**
 * The pages of a newsroom show the first assets of every kind, or one page of one kind, of those with a tag, or of the
 * resources of a field; tag and field come as slugs.
 */
export const newsroomAssetsInput = z.object({
  id: rowId(),
  kind: kind.optional(),
  tag: z.string().max(200).optional(),
  field: z.string().max(40).optional(),
  page: z.number().int().min(1).max(999).default(1),
});

/** A page of a newsroom shows at most this many of a kind; further ones have pages of their own. */
export const ASSETS_PER_PAGE = 60;

/** `n` is the asset's place in a slideshow, and the number that a photo is then saved under. */
export const assetFileInput = z.object({
  id: rowId(),
  file: z.string().max(100),
  n: z.coerce.number().int().min(1).max(9999).optional().catch(undefined),
});

const warning = z.object({
  code: z.enum(["small", "few_players", "no_caption", "no_credit", "no_copyright", "no_source_type"]),
  text: z.string(),
});
export type PressWarning = z.infer<typeof warning>;

/** The states of the releases that an asset is in. */
const assetReleaseStates = ["PUBLIC", "WAITING", "WITHDRAWN"] as const;
export type AssetReleaseState = (typeof assetReleaseStates)[number];

const hiddenReasons = [
  "no_caption",
  "no_credit",
  "no_caption_or_credit",
  "release_waits",
  "release_withdrawn",
  "made_for_release",
] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

export const assetView = z.object({
  id: z.uuid(),
  kind: z.enum(assetKinds),
  /** Sizes for the web are made after the upload; the state is READY once they are there. */
  state: upperEnum(assetStates),
  title: z.string(),
  description: z.string(),
  caption: z.string(),
  creator: z.string(),
  credit: z.string(),
  copyright: z.string(),
  /** The licence that its owner chose; null claims and allows nothing. */
  licence: upperEnum(assetLicences).nullable(),
  /** IPTC's Digital Source Type, as the file states it or its owner answered; null where neither says. */
  digitalSourceType: upperEnum(digitalSourceTypes).nullable(),
  /** The file itself states it; false where its owner answered. */
  digitalSourceTypeInFile: z.boolean(),
  /** The data-mining property of PLUS; null claims and allows nothing. */
  dataMining: upperEnum(dataMiningTerms).nullable(),
  /** What `PROHIBITED_SEE_CONSTRAINTS` refers to. */
  dataMiningConstraints: z.string(),
  /**
   * What the uploaded file's Content Credentials (C2PA) state, of which nothing was checked but the signature. Null
   * where it had none.
   */
  contentCredentials: z
    .object({
      /** `UNREAD` where the file has some that could not be read. */
      status: z.enum(["VALID", "INVALID", "UNREAD"]),
      /** The program that wrote them. */
      generator: z.string(),
      digitalSourceTypes: z.array(upperEnum(digitalSourceTypes)),
      /** The name in the signer's certificate. */
      signer: z.string(),
      isSignerKnown: z.boolean(),
    })
    .nullable(),
  /** The file as it was uploaded, for which its Content Credentials hold, where its owner hands it out. */
  untouchedUrl: z.string().nullable(),
  /** There is such a file, and the owner may hand it out. */
  mayOfferUntouched: z.boolean(),
  quote: z.string(),
  speaker: z.string(),
  tags: z.array(z.string()),
  fileName: z.string(),
  contentType: z.string().nullable(),
  /** Bytes of the original. */
  size: z.number().int().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Seconds of a video. */
  duration: z.number().nullable(),
  /** The file to show: the largest web size of a picture, else the original. Null for a text alone. */
  url: z.string().nullable(),
  /** The original, sent as a download. */
  originalUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  renditions: z.array(rendition),
  /** A tiny picture as a data address. */
  blur: z.string().nullable(),
  /** The release that it joined last, and all of them, that one first. Others see the public ones alone. */
  releaseId: z.uuid().nullable(),
  releaseIds: z.array(z.uuid()),
  /** The asset was uploaded for a release, and is hidden until a public one has it. */
  releaseOnly: z.boolean(),
  /** The asset is public also without a caption and a credit. */
  publicAnyway: z.boolean(),
  /** The reason why only its owner sees it; null for what is public, or will be once its sizes are made. */
  hidden: z.enum(hiddenReasons).nullable(),
  /** The facts that press will miss. */
  warnings: z.array(warning),
  createdAt: isoDate(),
});
export type AssetView = z.infer<typeof assetView>;

const kindCounts = z.object({
  photo: z.number().int(),
  video: z.number().int(),
  quote: z.number().int(),
  product: z.number().int(),
  resource: z.number().int(),
});
export type AssetCounts = z.infer<typeof kindCounts>;

export const assetListView = z.object({
  assets: z.array(assetView),
  counts: kindCounts,
  pagination: paginationSchema,
});
export type AssetListView = z.infer<typeof assetListView>;

export const publicAssetInput = z.object({ profileId: rowId(), id: rowId() });
export const publicAssetsView = z.object({
  assets: z.array(assetView),
  /** The counts are of everything, or of what carries the tag or belongs to the field asked for. */
  counts: kindCounts,
  /** The tags of everything, and the number of resources in each field. */
  tags: z.array(tagCountView),
  fields: z.array(tagCountView),
  /** The moment at which a release's assets appear by themselves: a page that shows this expires then. */
  changesAt: isoDate().nullable(),
});
export type PublicAssetsView = z.infer<typeof publicAssetsView>;
