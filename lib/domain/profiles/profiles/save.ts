import { eq, sql } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { notFound } from "@/lib/core/errors";
import { requireNoHold } from "@/lib/domain/profiles/companies/policy";
import { nameCompany } from "@/lib/domain/profiles/companies/store";
import { renewEvidence } from "@/lib/domain/profiles/evidence/renew";
import { removeUnusedPreviews } from "@/lib/domain/profiles/link-previews/store";
import { claimSlug } from "@/lib/domain/profiles/slugs/store";
import { resolvePlace } from "@/lib/domain/vocabulary/locations/store";
import { renewProfileMeaning } from "@/lib/domain/vocabulary/meaning/store";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { columnsOf } from "./fields/fields";
import type { UpdateProfileInput } from "./input";
import { refuseLookAlike } from "./names";
import { profileActedFor } from "./policy";
import { type ProfileRow, readRequests, toOwnProfileView } from "./profile-views";
import { totalReach } from "./rules";
import { refreshListing, writeTopics } from "./store";

/** Locks the profile acted for until the transaction ends. */
export async function lockOwnProfile(db: Transaction, actor: UserActor): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(profileActedFor(actor)).for("update");
  return row ?? null;
}

/**
 * Writes the fields that are sent and everything that follows from them: the address, topics, meaning, listing, and
 * what was accepted about the profile. `subject` is locked. Throws 400 on a name that looks like a verified one, and 403 on another name while the account is on hold.
 */
export async function saveProfile(
  db: Transaction,
  effects: Effects,
  actor: UserActor,
  subject: ProfileRow,
  input: UpdateProfileInput,
) {
  const named = await nameCompany(db, actor, subject, input);
  const name = input.name ?? named.profileName ?? subject.name;
  if (name !== subject.name) {
    requireNoHold(actor);
    const field = input.name === undefined ? "company" : "name";
    const { id: profileId, companyId, kind } = subject;
    await refuseLookAlike(db, { name, field, profileId, companyId, kind });
  }
  if (named.companyName !== undefined && named.companyName !== name) {
    const { id: profileId, companyId } = subject;
    await refuseLookAlike(db, { name: named.companyName, field: "company", profileId, companyId });
  }
  const topics = input.expertise ?? input.industries;
  const { heroStories, pressContacts } = subject;
  await db
    .update(profiles)
    .set({
      ...changedColumns(input),
      ...(input.location === undefined ? {} : await place(db, input.location)),
      ...(named.companyId ? { companyId: named.companyId } : {}),
      ...(name === subject.name
        ? {}
        : { name, slug: await claimSlug(db, { profileId: subject.id }, name, subject.kind) }),
      revision: sql`${profiles.revision} + 1`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(profiles.id, subject.id));
  await removeUnusedPreviews(db, effects, subject.id, heroStories, pressContacts);
  if (topics) await writeTopics(db, subject.id, resolveTopics(topics));
  if (topics || describing.some((field) => input[field] !== undefined))
    await renewProfileMeaning(db, effects, actor, subject.id);
  // A person's name and their profile's are one, unless the profile bears a company's.
  const isPerson = subject.userId === actor.userId && !(subject.companyId ?? named.companyId);
  if (input.name && isPerson) await db.update(users).set({ name }).where(eq(users.id, actor.userId));
  const { lostMark } = await refreshListing(db, effects, subject.id);
  const changed = name !== subject.name ? "name" : lostMark ? "website" : null;
  if (changed) await renewEvidence(db, effects, { profileId: subject.id, changed, lostMark });
  const [row] = await db.select().from(profiles).where(eq(profiles.id, subject.id));
  if (!row) throw notFound();
  return { profile: toOwnProfileView(row, await readRequests(db, row.id)) };
}

/** A profile's meaning is read from these besides its topics. */
const describing = ["professionalTitle", "tagline", "about", "beats"] as const;

async function place(db: Transaction, location: string) {
  return { locationText: location, ...(await resolvePlace(db, location)) };
}

/** Maps what is sent to the stored columns. Undefined ones are not written. */
export function changedColumns(input: UpdateProfileInput): Partial<ProfileRow> {
  const { demographics, perksPreferred, perksOffered, socialMedia } = input;
  return {
    ...columnsOf({
      ...input,
      expertise: input.expertise ?? input.industries,
      // A list is a brand's audience, an object a creator's followers.
      ...(Array.isArray(demographics)
        ? { demographics }
        : { demographics: undefined, audience: demographics }),
      perksPreferred: perksPreferred && normalizePerks(perksPreferred),
      perksOffered: perksOffered && normalizePerks(perksOffered),
    }),
    socialOrder: input.socialOrder,
    reach: socialMedia && totalReach(socialMedia),
  };
}
