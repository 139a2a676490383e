import { z } from "zod";

/**
 * The rules of Google Search Central and schema.org for each type of structured data that this site writes.
 * Keys that a type does not know are refused, so that a misspelt one fails.
 */
const address = z.url({ protocol: /^https?$/ });
const filled = z.string().trim().min(1);
const moment = z.iso.datetime({ offset: true });
const reference = z.strictObject({ "@id": address });
const place = z.strictObject({ "@type": z.literal("Place"), name: filled });
const counter = z.strictObject({
  "@type": z.literal("InteractionCounter"),
  interactionType: z.literal("https://schema.org/FollowAction"),
  userInteractionCount: z.number().int().min(0),
});

const who = {
  "@id": address.optional(),
  name: filled,
  url: address.optional(),
  description: filled.optional(),
  image: address.optional(),
  identifier: z.uuid().optional(),
  sameAs: z.array(address).min(1).optional(),
  interactionStatistic: counter.optional(),
};
/** developers.google.com/search/docs/appearance/structured-data/organization */
const organization = z.strictObject({
  "@type": z.literal("Organization"),
  ...who,
  logo: address.optional(),
  location: place.optional(),
  mainEntityOfPage: address.optional(),
});
const person = z.strictObject({
  "@type": z.literal("Person"),
  ...who,
  jobTitle: filled.optional(),
  homeLocation: place.optional(),
});

/** .../structured-data/profile-page: a main entity with a name. */
const profilePage = z.strictObject({
  "@type": z.literal("ProfilePage"),
  "@id": address,
  url: address,
  name: filled,
  mainEntity: z.discriminatedUnion("@type", [person, organization]),
});

/** .../structured-data/breadcrumb: at least two steps, numbered from 1. */
const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.number().int(),
        name: filled,
        item: address,
      }),
    )
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), "not 1, 2, 3"),
});

/**
 * .../structured-data/image-license-metadata: the file, and the credits and licence that its owner gave. Without any of
 * them Google shows none, and the facts are still whole.
 */
const image = z.strictObject({
  "@type": z.literal("ImageObject"),
  contentUrl: address,
  thumbnailUrl: address,
  url: address,
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  caption: filled.optional(),
  creditText: filled.optional(),
  creator: person.optional(),
  copyrightNotice: filled.optional(),
  license: address.optional(),
  acquireLicensePage: address.optional(),
  /** schema.org/digitalSourceType: a member of its enumeration, or IPTC's code where that has none. */
  digitalSourceType: z
    .string()
    .regex(/^https:\/\/schema\.org\/[A-Za-z]+DigitalSource$|^http:\/\/cv\.iptc\.org\/newscodes\//)
    .optional(),
  /** schema.org/usageInfo: a term of PLUS for data mining, or a work that says it. */
  usageInfo: z
    .union([address, z.strictObject({ "@type": z.literal("CreativeWork"), url: address, text: filled })])
    .optional(),
});

/** .../structured-data/article: nothing is required, all of this is recommended. */
const newsArticle = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("NewsArticle"),
  headline: filled.refine((text) => [...text].length <= 110, "longer than 110"),
  description: filled.optional(),
  url: address,
  mainEntityOfPage: address,
  datePublished: moment,
  dateModified: moment,
  dateline: filled.optional(),
  keywords: z.array(filled).optional(),
  correction: z.array(filled).optional(),
  image: z.array(z.union([address, image])).min(1),
  author: organization,
  publisher: organization,
  isAccessibleForFree: z.literal(true),
  provider: organization,
});

/** .../structured-data/faqpage */
const faqPage = z.strictObject({
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: filled,
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: filled }),
      }),
    )
    .min(1),
});

/** .../structured-data/carousel, its summary form: numbered addresses, each once. */
const collectionPage = z.strictObject({
  "@type": z.literal("CollectionPage"),
  name: filled,
  url: address,
  mainEntity: z.strictObject({
    "@type": z.literal("ItemList"),
    numberOfItems: z.number().int().min(0),
    itemListElement: z
      .array(
        z.strictObject({
          "@type": z.literal("ListItem"),
          position: z.number().int().min(1),
          name: filled,
          url: address,
        }),
      )
      .refine((items) => new Set(items.map(({ url }) => url)).size === items.length, "one address twice"),
  }),
});

/** .../structured-data/site-name, on the first page alone. */
const webSite = z.strictObject({
  "@type": z.literal("WebSite"),
  "@id": address,
  name: filled,
  url: address,
  publisher: reference,
});

export const structuredData = z.union([
  newsArticle,
  z.strictObject({
    "@context": z.literal("https://schema.org"),
    "@graph": z
      .array(
        z.discriminatedUnion("@type", [
          organization,
          profilePage,
          breadcrumbs,
          image,
          faqPage,
          collectionPage,
          webSite,
        ]),
      )
      .min(1),
  }),
]);
