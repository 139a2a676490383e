import { eq } from "drizzle-orm";
import type { UserType } from "../../../db/enums";
import { profiles } from "../../../db/schema/profiles";
import type { UserActor } from "../../../lib/core/actor";
import { execute, transact } from "../../../lib/core/execute";
import { verifyEmail } from "../../../lib/domain/accounts/accounts/commands/email";
import { register } from "../../../lib/domain/accounts/accounts/commands/register";
import { DEMO_PASSWORD } from "../../../lib/domain/accounts/accounts/demo-accounts";
import { issueEmailToken } from "../../../lib/domain/accounts/accounts/email-tokens";
import { setupProfile, updateProfile } from "../../../lib/domain/profiles/profiles/commands/update";
import { refreshListing } from "../../../lib/domain/profiles/profiles/store";
import { verifyAccessToken } from "../../../lib/platform/auth/access-token";
import { anonymousFrom } from "../../../lib/platform/auth/anonymous-actor";
import { loadActor } from "../../../lib/platform/auth/load-actor";
import { settings } from "../../../lib/platform/settings/settings";
import type { SeedBrand, SeedProfile, SeedSocial, SeedSource } from "../content";
import { outletOf } from "../outlets";

/** A person of the demo, signed in. */
export type Person = { seed: SeedProfile; actor: UserActor; profileId: string; draftIds: string[] };
export type World = ReadonlyMap<string, Person>;

/** A slip in the content stops the seed. */
export function personOf(world: World, key: string): Person {
  const person = world.get(key);
  if (!person) throw new Error(`The demo has nobody called ${key}.`);
  return person;
}

const nobody = anonymousFrom({ get: () => null });

type NewAccount = { key: string; email: string; person: string; userType: UserType };
type AskedAtSignUp = { company?: string | undefined; location?: string; website?: string | undefined };

/** Somebody signs up and confirms the address by its link, as every new account does. */
export async function openAccount(
  { key, email, person, userType }: NewAccount,
  asked: AskedAtSignUp = {},
): Promise<{ actor: UserActor; profileId: string }> {
  const { user, tokens } = await execute(nobody, register, {
    ...{ email, password: DEMO_PASSWORD, name: person, userType, agreeToTerms: true },
    ...asked,
  });
  const token = await transact((tx) => issueEmailToken(tx, user.id, "verify"));
  await execute(nobody, verifyEmail, { token });
  const actor = await loadActor(await verifyAccessToken(tokens.accessToken), null);
  if (actor?.kind !== "user") throw new Error(`${key} could not sign in.`);
  return { actor, profileId: user.profile.id };
}

/** A person opens an account and fills the profile in. */
export async function makePerson(seed: SeedProfile): Promise<Person> {
  const { location, website } = seed;
  const account = await openAccount(seed, { company: companyOf(seed), location, website });
  await execute(account.actor, setupProfile, {
    name: seed.person,
    professionalTitle: seed.title,
    location,
    topics: seed.topics,
  });
  return fillProfile(account, seed);
}

/** All that the screen after sign-up does not ask for is saved by the profile's form. */
export async function fillProfile(
  { actor, profileId }: { actor: UserActor; profileId: string },
  seed: SeedProfile,
): Promise<Person> {
  const { location: _, website: __, ...sent } = seed;
  await execute(actor, updateProfile, { ...sent, ...statedOtherwise(seed), company: undefined });
  await placePicture(profileId, seed);
  return { seed, actor, profileId, draftIds: [] };
}

function companyOf(seed: SeedProfile): string | undefined {
  if (seed.userType === "press") return outletOf(seed.outlet).name;
  return seed.userType === "paid_media" ? undefined : seed.company;
}

/** Handles and followers are as stated, without addresses: on the real networks those may belong to someone. */
const socialOf = (social: SeedSocial = {}) =>
  Object.fromEntries(
    Object.entries(social).map(([network, [handle, followers]]) => [network, { handle, url: "", followers }]),
  );

/** The demo states these in a form of its own; all else is as the profile's form sends it. */
function statedOtherwise(seed: SeedProfile) {
  const socialMedia = socialOf(seed.social);
  switch (seed.userType) {
    case "press": {
      const publications = [seed.outlet, ...(seed.alsoIn ?? [])].map((outlet) => outletOf(outlet).name);
      return { socialMedia, publications, perksPreferred: seed.perks };
    }
    case "brand":
      return { socialMedia, ...newsroomOf(seed), perksOffered: seed.perks };
    case "source":
      return { socialMedia, ...newsroomOf(seed), perksOffered: seed.perks, resourceLinks: linksOf(seed) };
    case "paid_media":
      return { socialMedia, perksPreferred: seed.perks };
  }
}

/** Owners paste whole addresses. */
const linksOf = ({ resourceLinks = [] }: SeedSource) =>
  resourceLinks.map(({ path, ...link }) => ({ ...link, url: new URL(path, settings().APP_URL).href }));

/** A newsroom names its press contacts: those of its seed, else the person who signed up, at its site's press desk. */
function newsroomOf(seed: SeedBrand | SeedSource) {
  const pressEmail = seed.website && `press@${new URL(seed.website).hostname}`;
  return {
    pressContacts:
      seed.pressContacts ??
      (pressEmail ? [{ name: seed.person, role: "Press desk", email: pressEmail }] : []),
    boilerplate: seed.boilerplate ?? seed.about,
  };
}

/** The drawn pictures lie among the site's own files, so nothing is uploaded. */
function placePicture(profileId: string, seed: SeedProfile): Promise<void> {
  const drawn = `/demo/p-${seed.key}.webp`;
  return transact(async (tx, effects) => {
    await tx
      .update(profiles)
      .set("tagline" in seed ? { logoKey: drawn, avatarKey: seed.portrait } : { avatarKey: drawn })
      .where(eq(profiles.id, profileId));
    await refreshListing(tx, effects, profileId);
  });
}
