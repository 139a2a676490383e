import { and, eq, or, sql } from "drizzle-orm";
import { savedProfiles } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { command } from "@/lib/core/operation";
import { requireUnblocked } from "@/lib/domain/profiles/blocks/policy";
import { requireOtherProfile } from "@/lib/domain/profiles/follows/policy";
import { savedBy } from "./policy";
import { saveInput, saveView } from "./schema";

/** Repeating it changes nothing. Across a block nothing is saved. */
export const saveProfile = command({
  name: "saved.save",
  summary: "Save a profile for later",
  input: saveInput,
  output: saveView,
  access: "signedIn",
  subject: ({ db, actor, input }) => findProfile(db, actor, input.id),
  allow: ({ actor, subject }) => requireOtherProfile(actor, subject),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject }) => {
    await requireUnblocked(db, actor.profileId, subject.id);
    await db
      .insert(savedProfiles)
      .values({ saverId: actor.profileId, profileId: subject.id, userId: actor.userId })
      .onConflictDoNothing();
    return { saved: true };
  },
});

/** Takes a profile off the list; where it was not on it, it does nothing. */
export const unsaveProfile = command({
  name: "saved.unsave",
  summary: "Take a profile off one's saved ones",
  input: saveInput,
  output: saveView,
  access: "signedIn",
  subject: ({ db, actor, input }) => findProfile(db, actor, input.id),
  allow: ({ actor, subject }) => requireOtherProfile(actor, subject),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject }) => {
    await db.delete(savedProfiles).where(and(savedBy(actor), eq(savedProfiles.profileId, subject.id)));
    return { saved: false };
  },
});

/** Finds listed profiles, one's own (to be refused by name), and those already saved that are hidden now. */
async function findProfile(db: Transaction, actor: UserActor, id: string) {
  const isSaved = sql`exists (select 1 from ${savedProfiles}
    where ${savedBy(actor)} and ${savedProfiles.profileId} = ${profiles.id})`;
  const seen = or(
    profiles.listed,
    eq(profiles.id, actor.profileId),
    eq(profiles.userId, actor.userId),
    isSaved,
  );
  const [row] = await db
    .select({ id: profiles.id, userId: profiles.userId })
    .from(profiles)
    .where(and(or(eq(profiles.id, id), eq(profiles.userId, id)), seen))
    .limit(1);
  return row ?? null;
}
