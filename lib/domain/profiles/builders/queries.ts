import { z } from "zod";
import { query } from "@/lib/core/operation";
import { builderDraftView } from "./schema";
import { readOwnDraft, readPublished } from "./store";
import { toDraftView } from "./views";

/** Answers the caller's draft of the profile that they act for, or what is published where they have none. */
export const getBuilderDraft = query({
  name: "builders.getDraft",
  summary: "The own draft of the profile, with what is published",
  input: z.object({}),
  output: z.object({ draft: builderDraftView }),
  access: "signedIn",
  subject: readOwnDraft,
  run: async ({ db, actor, subject: { profile, draft } }) => {
    const { values } = await readPublished(db, profile);
    return { draft: toDraftView(actor, profile, values, draft ?? undefined) };
  },
});
