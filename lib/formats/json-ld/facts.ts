import type { Question } from "@/components/site/info/questions";
import { licenceOf } from "@/lib/domain/newsrooms/assets/rights";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { lineOf, pictureOf } from "@/lib/domain/profiles/profiles/identity";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { provenanceFacts } from "@/lib/domain/vocabulary/provenance/provenance";
import { PRODUCT_NAME } from "@/lib/product";

/** Facts in the vocabulary of schema.org, as Google wants them. All addresses are absolute. */
type Facts = Record<string, unknown>;
export const CONTEXT = "https://schema.org";

export const graph = (...facts: (Facts | null)[]): Facts => ({
  "@context": CONTEXT,
  "@graph": facts.filter((fact) => fact !== null),
});

const given = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== "" &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

const isWebAddress = (address: string | null) => address !== null && /^https?:\/\//i.test(address);

function whoFacts(profile: ProfileView, origin: string, type: "Person" | "Organization"): Facts {
  const { url, name, about, title, location, website, socialMedia, followerCount } = profile;
  const elsewhere = [website, ...Object.values(socialMedia).map((account) => account?.url ?? null)];
  const path = pictureOf(profile);
  const picture = path && `${origin}${path}`;
  return given({
    "@type": type,
    "@id": `${origin}${url}#${type.toLowerCase()}`,
    name,
    url: `${origin}${url}`,
    description: about || lineOf(profile),
    ...(type === "Person" ? { image: picture, jobTitle: title } : { logo: picture, image: picture }),
    ...(location
      ? {
          [type === "Person" ? "homeLocation" : "location"]: { "@type": "Place", name: location },
        }
      : {}),
    identifier: profile.id,
    sameAs: [...new Set(elsewhere.filter(isWebAddress))],
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/FollowAction",
      userInteractionCount: followerCount,
    },
  });
}

export const organizationFacts = (profile: ProfileView, origin: string): Facts => ({
  ...whoFacts(profile, origin, "Organization"),
  mainEntityOfPage: `${origin}${profile.url}`,
});

export const profilePageFacts = (profile: ProfileView, origin: string): Facts => ({
  "@type": "ProfilePage",
  "@id": `${origin}${profile.url}`,
  url: `${origin}${profile.url}`,
  name: profile.name,
  mainEntity: whoFacts(profile, origin, "Person"),
});

/** Names the steps that lead to a page from the first page; the last step is the page itself. */
export const breadcrumbFacts = (steps: { name: string; path: string }[], origin: string): Facts => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: PRODUCT_NAME, path: "/" }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

type Picture = Pick<
  AssetView,
  | "kind"
  | "url"
  | "originalUrl"
  | "caption"
  | "credit"
  | "creator"
  | "copyright"
  | "licence"
  | "digitalSourceType"
  | "dataMining"
  | "dataMiningConstraints"
  | "width"
  | "height"
  | "description"
>;

/** Describes a photo with the licence and credits that its owner gave and where it came from; null for an asset without a file. */
export function imageFacts(picture: Picture, owner: { url: string }, origin: string): Facts | null {
  const { url, originalUrl, caption, description, credit, creator, copyright, width, height } = picture;
  if (!url) return null;
  const licence = licenceOf(picture.licence);
  return given({
    "@type": "ImageObject",
    contentUrl: `${origin}${originalUrl ?? url}`,
    thumbnailUrl: `${origin}${url}`,
    url: `${origin}${url}`,
    ...(width && height ? { width, height } : {}),
    caption: caption || description,
    creditText: credit,
    ...(creator ? { creator: { "@type": "Person", name: creator } } : {}),
    copyrightNotice: copyright,
    ...provenanceFacts(picture),
    ...(licence
      ? {
          license: new URL(licence.address, origin).href,
          acquireLicensePage: `${origin}${owner.url}#assets`,
        }
      : {}),
  });
}

type Event = {
  name: string;
  url: string;
  description: string;
  /** The start is a day, or a moment in UTC. */
  startDate: string;
  location: string;
  image: string | null;
};

/** Describes an event that a newsroom invites to. Besides name and day Google asks for nothing but a place. */
export const eventFacts = (
  { name, url, description, startDate, location, image }: Event,
  organizer: { name: string; url: string },
  origin: string,
): Facts =>
  given({
    "@type": "Event",
    "@id": `${origin}${url}#event`,
    name,
    url: `${origin}${url}`,
    description,
    startDate,
    eventStatus: `${CONTEXT}/EventScheduled`,
    location: location && { "@type": "Place", name: location, address: location },
    image: image && [`${origin}${image}`],
    organizer: { "@type": "Organization", name: organizer.name, url: `${origin}${organizer.url}` },
  });

/** Google takes only questions whose answers stand on the page. */
export const faqFacts = (questions: Question[]): Facts => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ ask, answer }) => ({
    "@type": "Question",
    name: ask,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** Describes a directory's page by the profiles that it lists, in its order. */
export const directoryFacts = (
  directory: { heading: string; path: string },
  cards: { name: string; url: string }[],
  origin: string,
): Facts => ({
  "@type": "CollectionPage",
  name: directory.heading,
  url: `${origin}/${directory.path}`,
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: cards.length,
    itemListElement: cards.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${origin}${url}`,
    })),
  },
});

export const siteFacts = (origin: string, elsewhere: string[]): Facts[] => [
  {
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    publisher: { "@id": `${origin}/#organization` },
  },
  given({
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    sameAs: elsewhere,
  }),
];
