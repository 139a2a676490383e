import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { renewEvidence } from "@/lib/domain/evidence/renew";
import { resolvePlace } from "@/lib/domain/locations/store";
import { renewProfileMeaning } from "@/lib/domain/meaning/store";
import { normalizePerks, offersPerks } from "@/lib/domain/perks/perks";
import { claimSlug } from "@/lib/domain/slugs/store";
import { resolveTopics } from "@/lib/domain/topics/taxonomy";
import { nameCompany } from "../company";
import { setupProfileInput, type UpdateProfileInput, updateProfileInput } from "../input";
import { refuseLookAlike, unclaimed } from "../names";
import { profileActedFor, requireMayRename } from "../policy";
import { type ProfileRow, readRequests, toOwnProfileView } from "../profile-views";
import { totalReach } from "../rules";
import { ownProfileView } from "../schema";
import { refreshListing, writeTopics } from "../store";
import { offersPerks } from "@/lib/domain/perks/perks";
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
  allow: ({ actor, input, subject }) => requireMayRename(actor, subject, input.company),
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
  allow: ({ actor, input, subject }) => requireMayRename(actor, subject, input.company || undefined),
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

async function lockOwn(db: Transaction, actor: UserActor): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(profileActedFor(actor)).for("update");
  return row ?? null;
}

async function save(
  db: Transaction,
  effects: Effects,
  actor: UserActor,
  subject: ProfileRow,
  input: UpdateProfileInput,
) {
  const named = input.company === undefined ? {} : await nameCompany(db, actor, subject, input.company);
  const name = input.name ?? named.profileName ?? subject.name;
  if (name !== subject.name) {
    const field = input.name === undefined ? "company" : "name";
    await refuseLookAlike(db, { name, field, profileId: subject.id, companyId: subject.companyId });
  }
  const topics = input.expertise ?? input.industries;
  await db
    .update(profiles)
    .set({
      ...changedColumns(input),
      ...(input.location === undefined ? {} : await place(db, input.location)),
      ...(named.companyId ? { companyId: named.companyId } : {}),
      ...(name === subject.name
        ? {}
        : { name, slug: await claimSlug(db, { profileId: subject.id }, name, subject.kind) }),
      updatedAt: sql`app_now()`,
    })
    .where(eq(profiles.id, subject.id));
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

/** What a profile says about itself besides its topics. */
const describing = ["professionalTitle", "about", "beats"] as const;

async function place(db: Transaction, location: string) {
  return { locationText: location, ...(await resolvePlace(db, location)) };
}

/** The columns that are sent, in their stored form. Undefined ones are not written. */
function changedColumns(input: UpdateProfileInput): Partial<ProfileRow> {
  const { professionalTitle, perksPreferred, perksOffered, socialMedia } = input;
  return {
    title: professionalTitle,
    about: input.about,
    website: input.website,
    customPortfolioUrl: input.customPortfolioUrl,
    expertise: input.expertise ?? input.industries,
    beats: input.beats,
    publications: input.publications,
    pressTypes: input.pressTypes,
    resources: input.resources,
    ...demographicsOf(input),
    paidMediaTypes: input.paidMediaTypes,
    contentTypes: input.contentTypes,
    platforms: input.platforms,
    rates: input.rates,
    availability: input.availability,
    packages: input.packages,
    addOns: input.addOns,
    engagement: input.engagement,
    pressContacts: input.pressContacts,
    boilerplate: input.boilerplate,
    facts: input.facts,
    perkDetails: input.perkDetails,
    heroStories: input.heroStories,
    perksPreferred: perksPreferred && normalizePerks(perksPreferred),
    perksOffered: perksOffered && normalizePerks(perksOffered),
    socialMedia,
    reach: socialMedia && totalReach(socialMedia),
  };
}

/** A list is a brand's audience, an object a creator's followers. */
function demographicsOf({ demographics }: UpdateProfileInput): Partial<ProfileRow> {
  if (demographics === undefined) return {};
  return Array.isArray(demographics) ? { demographics } : { audience: demographics };
}
