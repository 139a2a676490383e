import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { nameLine, tags } from "@/lib/core/fields";
import { socialNetworks } from "./fields/basic";
import { partsOf } from "./fields/fields";

const { audience, ...read } = partsOf("read");
const NO_DEMOGRAPHICS = "Demographics must be a list, or say ageRange, gender, topLocations and interests";

/** A profile is saved with such a name later. */
export const profileName = read.name;

/** The input holds parts of the own profile; absent fields stay as they are. */
export const updateProfileInput = z
  .object({
    ...read,
    /** Naming a company makes a brand or source its Admin; for press and paid media it is only text. */
    company: nameLine("Company", bounds.name, 1),
    industries: tags("Industries"),
    /** A newsroom's audience is a list of texts, a creator's an object of shares. */
    demographics: z.union([read.demographics, audience], {
      // A list gets the message about it as a list.
      error: ({ input, errors }) =>
        (Array.isArray(input) && (errors as z.core.$ZodIssue[][])?.[0]?.[0]?.message) || NO_DEMOGRAPHICS,
    }),
    /** The networks in the order that they are shown in. */
    socialOrder: z
      .array(z.enum(socialNetworks, { error: "The order must name known platforms" }), {
        error: "The order of platforms must be a list",
      })
      .max(socialNetworks.length, `Platforms: at most ${socialNetworks.length}, each once`),
  })
  .partial();
export type UpdateProfileInput = z.output<typeof updateProfileInput>;

/** The first screen after sign-up asks who one is, where, and what about. Topics are a third of the score. */
export const setupProfileInput = z.object({
  // These make a profile complete (docs/product.md#accounts).
  name: nameLine("Full name", bounds.name, 1),
  professionalTitle: read.professionalTitle,
  tagline: read.tagline.optional(),
  location: read.location,
  website: read.website,
  customPortfolioUrl: read.customPortfolioUrl,
  company: nameLine("Company", bounds.name).optional(),
  topics: tags("Topics").optional(),
  /** Preferred, requested or offered, as the type has it. */
  perks: tags("Perks").optional(),
});
