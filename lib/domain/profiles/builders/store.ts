import { builderDrafts } from "@/db/schema/builders";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";
import type { ProfileRow } from "@/lib/domain/profiles/profiles/profile-views";
import { MAX_EDITED } from "@/lib/domain/profiles/work-samples/limits";
import { readNewestWork } from "@/lib/domain/profiles/work-samples/store";
import type { WorkSampleRow } from "@/lib/domain/profiles/work-samples/views";
import { draftOwnedBy } from "./policy";
import { profileToValues } from "./profile-to-values";
import type { BuilderValues } from "./schema";
import { fieldsOf } from "./steps";

export type Published = { values: BuilderValues; work: WorkSampleRow[] };

/** Reads the published values of a profile as the form of its type takes them, with the rows of its work. */
export async function readPublished(db: Db | Transaction, profile: ProfileRow): Promise<Published> {
  const hasWork = fieldsOf(profile.kind).includes("workSamples");
  const work = hasWork ? await readNewestWork(db, profile.id, MAX_EDITED) : [];
  return { values: profileToValues(profile, work), work };
}

/** Reads the profile that the caller acts for, with their draft of it. */
export const readOwnDraft = async ({ db, actor }: { db: Db; actor: UserActor }) => {
  const [row] = await db
    .select({ profile: profiles, draft: builderDrafts })
    .from(profiles)
    .leftJoin(builderDrafts, draftOwnedBy(actor))
    .where(profileActedFor(actor));
  return row ?? null;
};
