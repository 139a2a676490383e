import { z } from "zod";
import { builderDrafts } from "@/db/schema/builders";
import { profiles } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { profileActedFor } from "@/lib/domain/profiles/policy";
import { draftOwnedBy } from "./policy";
import { builderDraftView } from "./schema";
import { readPublished } from "./store";
import { toDraftView } from "./views";

/** The caller's draft of the profile that they act for, or what is published where they have none. */
export const getBuilderDraft = query({
  name: "builders.getDraft",
  summary: "The own draft of the profile, with what is published",
  input: z.object({}),
  output: z.object({ draft: builderDraftView }),
  access: "signedIn",
  subject: async ({ db, actor }) => {
    const [row] = await db
      .select({ profile: profiles, draft: builderDrafts })
      .from(profiles)
      .leftJoin(builderDrafts, draftOwnedBy(actor))
      .where(profileActedFor(actor));
    return row ?? null;
  },
  run: async ({ db, subject: { profile, draft } }) => {
    const { values } = await readPublished(db, profile);
    return { draft: toDraftView(profile, values, draft ?? undefined) };
  },
});
