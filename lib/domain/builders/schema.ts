import { z } from "zod";
import { userTypes } from "@/db/enums";
import { isoDate, rowId, upperEnum } from "@/lib/core/fields";
import { socialNetworks } from "@/lib/domain/profiles/schema";

/**
 * The values of a builder's form, as typed: every field is there, nothing is required, and what publishing would refuse
 * is stored all the same. Upper bounds alone keep a draft from growing without end.
 */

/** Characters of one field and of a whole draft as JSON; entries of one list. */
export const draftLimits = { text: 20_000, line: 4000, entries: 100, json: 400_000 } as const;

const tooLong = (max: number) => `A draft holds ${max.toLocaleString("en-US")} characters in one field`;
/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const storable = (value: string) => value.replaceAll("\u0000", "").toWellFormed();
const typed = (max: number) => z.string().overwrite(storable).max(max, tooLong(max)).default("");
const line = typed(draftLimits.line);
const long = typed(draftLimits.text);
const MANY = `A draft holds ${draftLimits.entries} entries in one list`;
const listOf = <T extends z.ZodType>(entry: T) => z.array(entry).max(draftLimits.entries, MANY).default([]);
const lines = listOf(z.string().overwrite(storable).max(draftLimits.line, tooLong(draftLimits.line)));

const byName = <T extends z.ZodType>(value: T) =>
  z
    .record(z.string().overwrite(storable).max(draftLimits.line), value)
    .refine((entries) => Object.keys(entries).length <= draftLimits.entries, MANY)
    .default({});

/** A share of an audience, or a platform's engagement: its name, and percent as typed. */
const share = z.object({ name: line, percent: line });

/** A piece of work; without an id it is new. */
const work = z.object({
  id: z.uuid().nullable().default(null),
  type: line,
  title: line,
  url: line,
  description: long,
  outlet: line,
  platform: line,
  tags: lines,
  image: line,
  publishedAt: z.string().overwrite(storable).max(40).default(""),
  /** Filled from its address, and not changed since. */
  autoPopulated: z.boolean().default(false),
});

export const emptyWork = work.parse({});

export const builderValues = z.object({
  /** What a newsroom is until its owner says otherwise. */
  accountType: line.default("individual"),
  name: line,
  professionalTitle: line,
  location: line,
  /** Of brands and sources: the first press contact's, public by choice. */
  email: line,
  website: line,
  customPortfolioUrl: line,
  about: long,
  languages: lines,
  /** In the owner's order, each network once. */
  socialMedia: listOf(
    z.object({
      network: z.enum(socialNetworks).or(z.literal("")).default(""),
      handle: line,
      url: line,
      /** As typed: "10k". */
      followers: line,
    }),
  ),
  expertise: lines,
  beats: byName(lines),
  publications: lines,
  pressTypes: lines,
  perksPreferred: lines,
  perksOffered: lines,
  perkDetails: byName(line),
  resources: lines,
  resourceLinks: listOf(z.object({ title: line, url: line, description: long, type: line, tags: lines })),
  demographics: lines,
  /** The slots of the carousel, empty ones among them. */
  heroStories: listOf(z.object({ title: line, subtitle: long, url: line, type: line, image: line })),
  pressContacts: listOf(
    z.object({ name: line, role: line, email: line, phone: line, languages: line, hours: line, image: line }),
  ),
  boilerplate: long,
  facts: listOf(z.object({ label: line, value: line })),
  paidMediaTypes: lines,
  contentTypes: lines,
  platforms: lines,
  /** Whole US dollars as typed, by content type and platform. */
  rates: listOf(z.object({ contentType: line, platform: line, price: line })),
  packages: listOf(z.object({ name: line, price: line, saving: line, includes: lines })),
  addOns: listOf(
    z.object({
      name: line,
      description: line,
      amount: line,
      /** What `amount` counts: dollars, or percent of the package. */
      unit: z.enum(["dollars", "percent"]).default("dollars"),
    }),
  ),
  engagement: listOf(share),
  audience: z
    .object({
      ageRange: listOf(share),
      gender: listOf(share),
      topLocations: listOf(share),
      interests: lines,
    })
    .prefault({}),
  availability: z
    .object({ responseTime: line, bookingLead: line, currentlyAccepting: z.boolean().default(false) })
    .prefault({}),
  workSamples: z.array(work).max(draftLimits.entries, MANY).default([]),
});
export type BuilderValues = z.output<typeof builderValues>;
export type BuilderField = keyof BuilderValues;
export type BuilderWork = BuilderValues["workSamples"][number];

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
