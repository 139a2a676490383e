import { z } from "zod";
import { userTypes } from "@/db/enums";
import { isoDate, upperEnum } from "@/lib/core/fields";
import { count, ownerInput, savedView, versionInput } from "@/lib/core/saves";
import { partsOf, typedWork } from "@/lib/domain/profiles/profiles/fields/fields";
import { draftLimits } from "@/lib/domain/profiles/profiles/fields/typed";
import { logoPath, portraitPath } from "@/lib/domain/profiles/profiles/schema";

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

const version = versionInput();

export const saveDraftInput = z.object({
  ...ownerInput,
  values: draftValuesInput,
  step: count("step", 1).max(20, "step must be 20 or less").default(1),
  /** The stored draft's version, as last read; 0 where there was none. A draft that has moved on is 409. */
  version,
  /**
   * The published revision that the values began at. Where the draft began at an older one, the newest revision here
   * says that its changes were seen: from then on they count as known.
   */
  baseRevision: count("baseRevision", 1),
});

export const discardInput = z.object(ownerInput);
export const publishInput = z.object({ ...ownerInput, version });
/** A save answers the draft's version, and the revision of what is published. */
export const savedDraftView = z.object({
  saved: savedView.omit({ id: true }).extend({ revision: z.number().int() }),
});

export const builderDraftView = z.object({
  /** The profile that is edited, and the user whose draft of it this is. */
  profileId: z.uuid(),
  userId: z.uuid(),
  userType: upperEnum(userTypes),
  /** The values as typed; the published ones where there is no draft. */
  values: builderValues,
  /** The published values when the draft began, and now. */
  base: builderValues,
  published: builderValues,
  /** Fields that the draft and somebody else both changed. */
  conflicts: z.array(z.string()),
  step: z.number().int(),
  /** 0 where there is no draft. */
  version: z.number().int(),
  baseRevision: z.number().int(),
  /** The revision of what is published. */
  revision: z.number().int(),
  /** The path of the public page, and of its pictures, which are no part of the draft: they are stored at once. */
  url: z.string(),
  avatarUrl: portraitPath,
  logoUrl: logoPath,
  /** Everybody sees the public page. */
  listed: z.boolean(),
  /** The caller may publish another name: that of a company's newsroom is chosen by its Admins. */
  mayRename: z.boolean(),
  savedAt: isoDate().nullable(),
});
export type BuilderDraftView = z.infer<typeof builderDraftView>;
