import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { httpUrl, nameLine, optionalSiteUrl, singleLine, tags, text } from "@/lib/core/fields";
import { accountTypes as accountTypesOf } from "@/lib/domain/vocabulary/options/options";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { MAX_COUNT, parseCount } from "@/lib/utils/read-number";
import { everyone, type ProfileField } from "./field";
import { typed } from "./typed";

export const socialNetworks = ["instagram", "x", "linkedin", "tiktok", "youtube", "facebook"] as const;

/** A newsroom is signed by a brand's own people or an agency, by a single source or a company. */
export const accountTypes = [...new Set(Object.values(accountTypesOf).flat())];

const LOCATION_LIMIT = 150;
const NO_COUNT = "Followers must be a number such as 1200, 10k or 2.5M";

/** A stated number of followers is a number, or written as people do ("10k", "2.5M"). */
const followers = z
  .union([z.number(), z.string().transform((value) => (value.trim() === "" ? 0 : parseCount(value)))], {
    error: NO_COUNT,
  })
  .pipe(
    z
      .number({ error: NO_COUNT })
      .int("Followers must be a whole number")
      .min(0, "Followers must be 0 or more")
      .max(MAX_COUNT, "Followers must be below 2 billion"),
  );

const social = z.object(
  {
    handle: singleLine("Handle", 100).default(""),
    url: z.union([z.literal(""), httpUrl("Address")], { error: "Address must be text" }).default(""),
    followers: followers.default(0),
  },
  { error: "Social media must say handle, url and followers" },
);

/** `twitter` is the same place as `x`. */
const socialMedia = z.preprocess(
  (value) => {
    if (typeof value !== "object" || value === null || !("twitter" in value)) return value;
    const { twitter, ...rest } = value as Record<string, unknown>;
    return { x: twitter, ...rest };
  },
  z.partialRecord(z.enum(socialNetworks), social, { error: "Social media must name known platforms" }),
);

/** Every type of profile has these fields. */
export const basicFields = {
  accountType: {
    label: "Account type",
    kinds: newsroomTypes,
    /** A newsroom is this until its owner says otherwise. */
    typed: typed.line.default("individual"),
    read: z
      .enum(accountTypes, { error: `Account type must be one of ${accountTypes.join(", ")}` })
      .nullable(),
    toInput: (type: string) => type || null,
    toTyped: (type: string | null) => type ?? undefined,
  },
  name: {
    label: "Name",
    kinds: everyone,
    typed: typed.line,
    read: nameLine("Profile name", bounds.name, 1),
    shown: z.string(),
  },
  /** The title of the person: a journalist's or creator's own, or that of whoever acts for a newsroom. */
  professionalTitle: {
    label: "Professional title",
    kinds: everyone,
    column: "title",
    typed: typed.line,
    read: nameLine("Professional title", bounds.title, 1),
  },
  /** A newsroom's own line, above its name. */
  tagline: {
    label: "Newsroom line",
    kinds: newsroomTypes,
    typed: typed.line,
    read: nameLine("Newsroom line", bounds.title),
    shown: z.string(),
  },
  location: {
    label: "Location",
    kinds: everyone,
    column: "locationText",
    typed: typed.line,
    read: singleLine("Location", LOCATION_LIMIT, 1),
    shown: z.string(),
  },
  /** The address of the first press contact is public by choice. */
  email: { label: "E-mail", kinds: newsroomTypes, typed: typed.line },
  website: {
    label: "Website",
    kinds: everyone,
    typed: typed.line,
    read: optionalSiteUrl("Website"),
    shown: z.string().nullable(),
  },
  customPortfolioUrl: {
    label: "Portfolio URL",
    kinds: everyone,
    typed: typed.line,
    read: optionalSiteUrl("Portfolio URL"),
    shown: z.string().nullable(),
  },
  about: {
    label: "About",
    kinds: everyone,
    typed: typed.text,
    read: text("About", bounds.about),
    shown: z.string(),
  },
  /** The languages in which its people write and answer. */
  languages: {
    label: "Languages",
    kinds: everyone,
    typed: typed.lines,
    read: tags("Languages"),
    shown: z.array(z.string()),
  },
  /** Handles, addresses and followers as their owner states them. */
  socialMedia: {
    label: "Social media",
    kinds: everyone,
    /** The networks are in the owner's order, each once. */
    typed: typed.rows(["handle", "url", "followers"], {
      network: z.enum(socialNetworks).or(z.literal("")).default(""),
    }),
    read: socialMedia,
    shown: z.partialRecord(
      z.enum(socialNetworks),
      z.object({ handle: z.string(), url: z.string(), followers: z.number().int() }),
    ),
    preset: "network",
  },
} satisfies Record<string, ProfileField>;
