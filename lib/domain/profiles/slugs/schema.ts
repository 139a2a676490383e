import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { singleLine } from "@/lib/core/fields";

export const findSlugInput = z.object({
  /** The name of a profile, or of a pitch. */
  name: singleLine("Name", bounds.title),
});

export const foundSlugView = z.object({
  /** The address that the own profile would have under this name. */
  slug: z.string(),
  url: z.string(),
  /** The address is the name's own, without a number behind it. */
  exact: z.boolean(),
});
