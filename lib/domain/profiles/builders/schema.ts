import { z } from "zod";
import { userTypes } from "@/db/enums";
import { isoDate, rowId, upperEnum } from "@/lib/core/fields";
import { partsOf, typedWork } from "@/lib/domain/profiles/profiles/fields/fields";
import { draftLimits } from "@/lib/domain/profiles/profiles/fields/typed";

/** The values of a builder's form, as typed. */
export const builderValues = z.object(partsOf("typed"));
export type BuilderValues = z.output<typeof builderValues>;
export type BuilderField = keyof BuilderValues;
export type BuilderWork = BuilderValues["workSamples"][number];

export const emptyWork = typedWork.parse({});

/** Absent fields are empty ones: a form sends all of its type's. */
export const draftValuesInput = builderValues.refine(
  (values) => JSON.stringify(values).length <= draftLimits.json,
  `A draft holds ${draftLimits.json.toLocaleString("en-US")} characters in all`,
);

const count = (label: string, min: number) =>
  z
    .number({ error: `${label} must be a number` })
    .int()
    .min(min, `${label} must be ${min} or more`);
/** Larger than any count of saves. */
const MAX_COUNT = 2_000_000_000;
const version = count("version", 0).max(MAX_COUNT, "version is too large");
const baseRevision = count("baseRevision", 1).max(MAX_COUNT, "baseRevision is too large");

/**
 * Whose draft is meant, as it was read. A page that was opened by one person and sends when another is signed in, in
 * the same browser, names a draft that is not the caller's: 404.
 */
const owner = { profileId: rowId().optional(), userId: rowId().optional() };

export const saveDraftInput = z.object({
  ...owner,
  values: draftValuesInput,
  step: count("step", 1).max(20, "step must be 20 or less").default(1),
  /** The stored draft's, as last read; 0 where there was none. A draft that has moved on is 409. */
  version,
  /**
   * The published revision that the values began at. The profile's newest one, where the draft began at an older one,
   * says that its changes were seen: from then on they count as known.
   */
  baseRevision,
});

export const discardInput = z.object(owner);
export const publishInput = z.object({ ...owner, version });
export type DraftOwner = { profileId?: string; userId?: string };

export const builderDraftView = z.object({
  /** The profile that is edited, and whose draft of it this is. */
  profileId: z.uuid(),
  userId: z.uuid(),
  userType: upperEnum(userTypes),
  /** As typed; the published ones where there is no draft. */
  values: builderValues,
  /** What was published when the draft began, and what is now. */
  base: builderValues,
  published: builderValues,
  /** Fields that the draft and somebody else both changed. */
  conflicts: z.array(z.string()),
  step: z.number().int(),
  /** 0 where there is no draft. */
  version: z.number().int(),
  baseRevision: z.number().int(),
  /** Of what is published. */
  revision: z.number().int(),
  /** Path of the public page, and of the picture on it, which is no part of the draft: it is stored at once. */
  url: z.string(),
  avatarUrl: z.string().nullable(),
  /** Whether the public page is there for everybody. */
  listed: z.boolean(),
  /** Whether the caller may publish another name: that of a company's newsroom is its Admins' to choose. */
  mayRename: z.boolean(),
  savedAt: isoDate().nullable(),
});
export type BuilderDraftView = z.infer<typeof builderDraftView>;
