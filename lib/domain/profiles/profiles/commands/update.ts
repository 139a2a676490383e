import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { count, type OwnerInput, ownerInput, requireOwner } from "@/lib/core/saves";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { offersPerks } from "@/lib/domain/vocabulary/perks/perks";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { checkedProfileInput, nameClaims } from "../checked-input";
import { setupProfileInput } from "../input";
import { requireMayRename } from "../policy";
import type { ProfileRow } from "../profile-views";
import { lockOwnProfile, saveProfile } from "../save";
import { ownProfileView } from "../schema";

const output = z.object({ profile: ownProfileView });

/** The revision that a form began at, and whose it is: a save of an older one is 409. Left out, the last save wins. */
const begunAt = { ...ownerInput, revision: count("revision", 0).optional() };
type BegunAt = OwnerInput & { revision?: number };

/** Locks the caller's profile. A form sends a revision, and must name the caller's own ids. */
function lockMeant({ db, actor, input }: { db: Transaction; actor: UserActor; input: BegunAt }) {
  if (input.revision !== undefined) requireOwner(actor, input);
  return lockOwnProfile(db, actor);
}

function requireRevision(subject: ProfileRow, { revision = subject.revision }: BegunAt): void {
  if (revision === subject.revision) return;
  throw conflict("Somebody else saved this profile in the meantime. Nothing of yours is lost.", {
    revision: String(subject.revision),
  });
}

export const updateProfile = command({
  name: "profiles.update",
  summary: "Save parts of the own profile",
  input: checkedProfileInput.safeExtend(begunAt),
  output,
  access: "signedIn",
  subject: lockMeant,
  allow: ({ actor, input, subject }) => {
    requireActFor(actor, subject, "publish");
    requireMayRename(actor, subject, input);
  },
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: ({ db, actor, subject, input, effects }) => {
    requireRevision(subject, input);
    return saveProfile(db, effects, actor, subject, input);
  },
});

/**
 * The screen after sign-up. The full name is the person's: a brand's or source's profile keeps its company's name.
 */
export const setupProfile = command({
  name: "profiles.setup",
  summary: "Complete the own profile after sign-up",
  input: setupProfileInput.safeExtend({ ...nameClaims, ...begunAt }),
  output,
  access: "signedIn",
  subject: lockMeant,
  allow: ({ actor, input, subject }) => {
    requireActFor(actor, subject, "publish");
    requireMayRename(actor, subject, { company: input.company || undefined });
  },
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const { name, topics, perks, company, ...rest } = input;
    requireRevision(subject, input);
    await db.update(users).set({ name }).where(eq(users.id, actor.userId));
    const named = subject.companyId !== null || (isNewsroomType(subject.kind) && Boolean(company));
    return saveProfile(db, effects, actor, subject, {
      ...rest,
      ...(named ? {} : { name }),
      ...(company ? { company } : {}),
      ...(topics ? { expertise: topics } : {}),
      ...(offersPerks(subject.kind) ? { perksOffered: perks } : { perksPreferred: perks }),
    });
  },
});
