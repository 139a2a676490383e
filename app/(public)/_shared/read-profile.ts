import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { otherForms, shareMetadata } from "@/app/(public)/_shared/share-metadata";
import type { Operation } from "@/lib/core/operation";
import { profileCard } from "@/lib/domain/discovery/syndication/views";
import { isNewsroom, lineOf } from "@/lib/domain/profiles/profiles/identity";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { addressTags } from "@/lib/domain/profiles/profiles/tags";
import { settings } from "@/lib/platform/settings/settings";
import { PRODUCT_NAME } from "@/lib/product";
import { publicPage } from "@/lib/transport/public-page";
import { cutText } from "@/lib/utils/cut-text";

export type SlugPage = { params: Promise<{ slug: string }> };
type ReadProfile = Operation<{ id: string }, ProfilePageView>;

const MAX_DESCRIPTION = 160;

/**
 * Reads a profile's page as everybody sees it. Old slugs and ids lead to the current slug for good, to the page `under`
 * it that was asked for.
 */
export async function readProfile<U extends ProfileView["userType"]>(
  operation: ReadProfile,
  userType: U,
  { params }: SlugPage,
  under?: string,
) {
  const { slug } = await params;
  const page = await read(operation, slug);
  if (page.profile.slug !== slug) permanentRedirect(page.profile.url + (under ? `/${under}` : ""));
  if (page.profile.userType !== userType) throw new Error(`${slug} was read as another kind`);
  return { ...page, profile: page.profile as Extract<ProfileView, { userType: U }> };
}

function read(operation: ReadProfile, slug: string) {
  return publicPage(
    operation,
    { id: slug },
    {
      tags: (page) => addressTags(slug, page && peopleOn(page)),
      changesAt: (page) => nextDeadline(page.profile),
    },
  );
}

/** The page changes with each person whose name and picture it shows. */
const peopleOn = ({ profile, followers, following, testimonials }: ProfilePageView) => [
  profile,
  ...followers,
  ...following,
  ...testimonials.map(({ author }) => author),
];

/** The page changes by itself when a request for material is over. */
export function nextDeadline(profile: ProfileView): string | null {
  const searches = profile.userType === "PRESS" ? profile.currentSearches : [];
  const deadlines = searches.flatMap(({ deadline }) => deadline ?? []);
  // Dates in ISO 8601 and UTC sort as text.
  return deadlines.toSorted().at(0) ?? null;
}

/** Returns title, description, canonical and sharing facts. Whole addresses come from the running settings. */
export async function profileMetadata(operation: ReadProfile, { params }: SlugPage): Promise<Metadata> {
  const { profile } = await read(operation, (await params).slug);
  const newsroom = isNewsroom(profile);
  const title = newsroom ? `${profile.name} newsroom` : `${profile.name}, ${profile.title}`;
  const description = describeProfile(profile);
  const origin = settings().APP_URL;
  const url = `${origin}${profile.url}`;
  const types = otherForms(origin, {
    url: profile.url,
    title: profile.name,
    feed: newsroom ? profile : undefined,
  });
  return {
    title,
    description,
    alternates: { canonical: url, types },
    ...shareMetadata(origin, ["profiles", profile.id, profileCard(profile)], {
      type: "profile",
      title,
      description,
      url,
      siteName: PRODUCT_NAME,
    }),
  };
}

/** Returns the first sentences about it, as many as a search result shows; without any its title and place. */
export function describeProfile(profile: ProfileView): string {
  const { about, location } = profile;
  const text = (about || [lineOf(profile), location].filter(Boolean).join(", ")).replace(/\s+/g, " ").trim();
  return cutText(text, MAX_DESCRIPTION);
}
