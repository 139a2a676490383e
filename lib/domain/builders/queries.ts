import { z } from "zod";
import { builderDrafts } from "@/db/schema/builders";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { readProfilePage } from "@/lib/domain/profiles/page-views";
import { profileActedFor } from "@/lib/domain/profiles/policy";
import { isReel } from "@/lib/domain/profiles/reels";
import { profilePageView } from "@/lib/domain/profiles/schema";
import { mergeValues } from "@/lib/utils/merge-values";
import { draftOwnedBy } from "./policy";
import { asDrafted, draftedWork } from "./preview";
import { builderDraftView } from "./schema";
import { fieldsOf } from "./steps";
import { readPublished } from "./store";
import { readDraft, toDraftView } from "./views";

const ownDraft = async ({ db, actor }: { db: Db; actor: UserActor }) => {
  const [row] = await db
    .select({ profile: profiles, draft: builderDrafts })
    .from(profiles)
    .leftJoin(builderDrafts, draftOwnedBy(actor))
    .where(profileActedFor(actor));
  return row ?? null;
};

/** The caller's draft of the profile that they act for, or what is published where they have none. */
export const getBuilderDraft = query({
  name: "builders.getDraft",
  summary: "The own draft of the profile, with what is published",
  input: z.object({}),
  output: z.object({ draft: builderDraftView }),
  access: "signedIn",
  subject: ownDraft,
  run: async ({ db, actor, subject: { profile, draft } }) => {
    const { values } = await readPublished(db, profile);
    return { draft: toDraftView(actor, profile, values, draft ?? undefined) };
  },
});

/**
 * The public page as the own draft would make it. What only others published since the draft began is in it; of what
 * cannot be read yet the published version.
 */
export const previewBuilderDraft = query({
  name: "builders.preview",
  summary: "The profile's page as the own draft would make it",
  input: z.object({}),
  output: profilePageView,
  access: "signedIn",
  subject: ownDraft,
  run: async ({ db, subject: { profile, draft } }) => {
    const published = await readPublished(db, profile);
    if (!draft) return readProfilePage(db, profile);
    const { mine, base } = readDraft(draft, profile.kind);
    const { values } = mergeValues(base, mine, published.values);
    const page = await readProfilePage(db, asDrafted(profile, values, published.values));
    if (!fieldsOf(profile.kind).includes("workSamples")) return page;
    const workSamples = draftedWork(published.work, values);
    const older = Math.max(0, page.workCount - published.work.length);
    const reelCount = workSamples.filter(isReel).length;
    return { ...page, workSamples, workCount: workSamples.length + older, reelCount };
  },
});
