import { z } from "zod";
import { LINK_TYPES } from "@/lib/platform/safe-fetch/link-type";

/** With `success` false the texts are stand-ins, and `error` says why. */
export const linkPreviewView = z.object({
  title: z.string(),
  description: z.string(),
  /** The path of our own copy of the page's picture, at most 600 x 400. */
  image: z.string().nullable(),
  siteName: z.string(),
  type: z.enum(LINK_TYPES),
  success: z.boolean(),
  error: z.string().nullable(),
});
