import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { offersPerks } from "@/lib/domain/vocabulary/perks/perks";
import { checkedProfileInput, nameClaims } from "../checked-input";
import { setupProfileInput } from "../input";
import { requireMayRename } from "../policy";
import type { ProfileRow } from "../profile-views";
import { lockOwnProfile, saveProfile } from "../save";
import { ownProfileView } from "../schema";

const output = z.object({ profile: ownProfileView });

/** Saves the fields that are sent and leaves the others. */
export const updateProfile = command({
  name: "profiles.update",
  summary: "Save parts of the own profile",
  input: checkedProfileInput.safeExtend({
    /** The one that the form began at: a save of an older one is 409. Left out, the last save wins. */
    revision: z
      .number({ error: "revision must be a number" })
      .int("revision must be a whole number")
      .max(2_000_000_000, "revision is too large")
      .optional(),
  }),
  output,
  access: "signedIn",
  subject: ({ db, actor }) => lockOwnProfile(db, actor),
  allow: ({ actor, input, subject }) => {
    requireActFor(actor, subject, "publish");
    requireMayRename(actor, subject, input);
  },
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: ({ db, actor, subject, input: { revision = subject.revision, ...input }, effects }) => {
    if (revision !== subject.revision)
      throw conflict("This profile was changed in the meantime.", { revision: String(subject.revision) });
    return saveProfile(db, effects, actor, subject, input);
  },
});

/**
 * The screen after sign-up. The full name is the person's: a brand's or source's profile keeps its company's name.
 */
export const setupProfile = command({
  name: "profiles.setup",
  summary: "Complete the own profile after sign-up",
  input: setupProfileInput.safeExtend(nameClaims),
  output,
  access: "signedIn",
  subject: ({ db, actor }) => lockOwnProfile(db, actor),
  allow: ({ actor, input, subject }) => {
    requireActFor(actor, subject, "publish");
    requireMayRename(actor, subject, { company: input.company || undefined });
  },
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const { name, topics, perks, company, ...rest } = input;
    await db.update(users).set({ name }).where(eq(users.id, actor.userId));
    const named = subject.companyId !== null || (isOrganisation(subject) && Boolean(company));
    return saveProfile(db, effects, actor, subject, {
      ...rest,
      ...(named ? {} : { name }),
      ...(company ? { company } : {}),
      ...(topics ? { expertise: topics } : {}),
      ...(offersPerks(subject.kind) ? { perksOffered: perks } : { perksPreferred: perks }),
    });
  },
});

const isOrganisation = ({ kind }: ProfileRow) => kind === "brand" || kind === "source";
