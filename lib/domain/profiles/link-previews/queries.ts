import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { linkPreviewProblem, NO_ADDRESS, readLinkPreview } from "@/lib/platform/safe-fetch/link-preview";
import { FETCH_DEADLINE_MS } from "@/lib/platform/safe-fetch/safe-fetch";
import { limitConcurrency, TooBusyError } from "@/lib/utils/limit-concurrency";
import { linkPreviewView } from "./schema";
import { copyFirstPicture, previewFolder } from "./store";

/** This process reads so many pages at once; each may take the whole deadline. */
const inTurn = limitConcurrency({ atOnce: 20, waiting: 40 });

const address = z
  .string({ error: NO_ADDRESS })
  .superRefine((value, context) => {
    const problem = linkPreviewProblem(value);
    if (problem) context.addIssue({ code: "custom", message: problem });
  })
  .meta({ maxLength: bounds.url });

/**
 * Answers what the page behind an address says about itself, for filling in a form. An address that cannot be one is
 * 400; a page that could not be read comes with `success: false`, the reason and texts to show instead. We fetch the
 * picture, too, so that no reader's browser contacts the other site.
 */
export const readPreview = query({
  name: "linkPreviews.read",
  summary: "Title, description and picture of the page behind an address",
  input: z.object({ url: address }),
  output: linkPreviewView,
  access: "signedIn",
  rateLimit: { perAddress: 60 },
  run: async ({ actor, input }) => {
    try {
      return await inTurn(() => readWithPicture(input.url, previewFolder(actor.profileId)));
    } catch (error) {
      if (error instanceof TooBusyError)
        throw new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
      throw error;
    }
  },
});

async function readWithPicture(url: string, folder: string) {
  const started = performance.now();
  const { images, ...preview } = await readLinkPreview(url);
  const deadlineMs = FETCH_DEADLINE_MS - (performance.now() - started);
  const image = await copyFirstPicture(images, { folder, named: "uniquely", deadlineMs });
  return { ...preview, image };
}
