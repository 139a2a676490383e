import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { linkPreviewProblem, NO_ADDRESS } from "@/lib/platform/safe-fetch/link-preview";
import { importRefusals } from "./rules";
import { importLimits } from "./schema";

const address = z
  .string({ error: NO_ADDRESS })
  .superRefine((value, context) => {
    const problem = linkPreviewProblem(value);
    if (problem) context.addIssue({ code: "custom", message: problem });
  })
  .meta({ maxLength: bounds.url });

export const previewImportInput = z.object({ address });

/** The entries of the feed at `address` are chosen by their own addresses. */
export const createImportInput = z.object({
  address,
  items: z
    .array(z.string({ error: importRefusals.noAddresses }).max(bounds.url, importRefusals.noAddresses), {
      error: importRefusals.noAddresses,
    })
    .min(1, importRefusals.nothingChosen)
    .max(importLimits.items, `Choose at most ${importLimits.items} at a time`),
});
