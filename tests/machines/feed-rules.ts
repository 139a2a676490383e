import { z } from "zod";
import type { XmlElement } from "./read-xml";

/** Rules of the published specifications, for documents that `readXml` read. */
const named = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
const only = (element: XmlElement, name: string): XmlElement => {
  const found = named(element, name);
  if (found.length !== 1 || !found[0]) throw new Error(`${element.name} has ${found.length} ${name}`);
  return found[0];
};
const element = z.custom<XmlElement>();

const address = z.url({ protocol: /^https?$/ });
const filled = z.string().trim().min(1);
/** A moment in RFC 3339 with its zone. */
const moment = z.iso.datetime({ offset: true });
/** A moment in RFC 822 with a year of four digits, as the RSS profile recommends. */
const rfc822 = z
  .string()
  .regex(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/,
  );

const check = (rules: (root: XmlElement) => void) =>
  element.superRefine((root, context) => {
    try {
      rules(root);
    } catch (error) {
      context.addIssue({ code: "custom", message: String(error) });
    }
  });

const allowed = (at: XmlElement, names: string[]) => {
  for (const { name } of at.children) if (!names.includes(name)) throw new Error(`${name} in ${at.name}`);
};

/** Checks RSS 2.0 (rssboard.org/rss-specification) and the RSS Advisory Board's profile. */
export const rssFeed = check((rss) => {
  z.object({ name: z.literal("rss"), attributes: z.looseObject({ version: z.literal("2.0") }) }).parse(rss);
  const channel = only(rss, "channel");
  filled.parse(only(channel, "title").text);
  address.parse(only(channel, "link").text);
  filled.parse(only(channel, "description").text);
  rfc822.parse(only(channel, "lastBuildDate").text);
  address.parse(only(channel, "docs").text);
  const self = named(channel, "atom:link").filter(({ attributes }) => attributes.rel === "self");
  z.array(z.looseObject({ href: address, type: z.literal("application/rss+xml") }))
    .length(1)
    .parse(self.map(({ attributes }) => attributes));
  for (const image of named(channel, "image")) {
    address.parse(only(image, "url").text);
    // The profile requires the channel's title and link.
    z.literal(only(channel, "link").text).parse(only(image, "link").text);
    z.literal(only(channel, "title").text).parse(only(image, "title").text);
  }
  const guids = named(channel, "item").map((item) => {
    allowed(
      item,
      "title link guid pubDate dc:creator category description content:encoded atom:updated enclosure media:content".split(
        " ",
      ),
    );
    filled.parse(only(item, "title").text);
    address.parse(only(item, "link").text);
    rfc822.parse(only(item, "pubDate").text);
    filled.parse(only(item, "description").text);
    filled.parse(only(item, "content:encoded").text);
    const enclosures = named(item, "enclosure");
    if (enclosures.length > 1) throw new Error("More than one enclosure");
    for (const { attributes } of enclosures)
      z.object({
        url: address,
        length: z.string().regex(/^\d+$/),
        type: z.string().regex(/^\w+\/[\w.+-]+$/),
      }).parse(attributes);
    const guid = only(item, "guid");
    z.object({ isPermaLink: z.literal("false") }).parse(guid.attributes);
    return filled.parse(guid.text);
  });
  if (new Set(guids).size !== guids.length) throw new Error("One guid twice");
  for (const prefix of ["atom", "content", "dc", "media"]) address.parse(rss.attributes[`xmlns:${prefix}`]);
});

const text = z.string();
const iri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/i);
const mediaType = z.string().regex(/^\w+\/[\w.+-]+$/);
/** How often an element occurs in its parent. */
type Often = "once" | "at most once" | "any number";
type AtomElement = {
  attributes?: Record<string, z.ZodType<unknown, string | undefined>>;
  children?: Record<string, Often>;
  /** The text of an element that holds no elements. */
  value?: z.ZodType<unknown, string>;
};
const textConstruct: AtomElement = { attributes: { type: z.enum(["text", "html"]).optional() }, value: text };
const person: AtomElement = { children: { name: "once", uri: "at most once", email: "at most once" } };

/** Atom's elements by sections 3 and 4 of RFC 4287, without those that the product never writes. */
const atom: Record<string, AtomElement> = {
  feed: {
    attributes: { xmlns: z.literal("http://www.w3.org/2005/Atom") },
    children: {
      ...{ id: "once", title: "once", updated: "once", subtitle: "at most once", rights: "at most once" },
      ...{ generator: "at most once", icon: "at most once", logo: "at most once" },
      ...{ author: "any number", category: "any number", link: "any number", entry: "any number" },
    },
  },
  entry: {
    children: {
      ...{ id: "once", title: "once", updated: "once", published: "at most once", rights: "at most once" },
      ...{ summary: "at most once", content: "at most once" },
      ...{ author: "any number", category: "any number", link: "any number" },
    },
  },
  ...{ title: textConstruct, subtitle: textConstruct, summary: textConstruct, rights: textConstruct },
  ...{ content: textConstruct, author: person },
  ...{ name: { value: filled }, email: { value: z.string().regex(/.+@.+/) }, uri: { value: iri } },
  ...{ id: { value: iri }, icon: { value: iri }, logo: { value: iri } },
  ...{ updated: { value: moment }, published: { value: moment } },
  generator: { attributes: { uri: iri.optional(), version: text.optional() }, value: text },
  category: {
    attributes: { term: text, scheme: iri.optional(), label: text.optional() },
    value: z.literal(""),
  },
  link: {
    attributes: {
      ...{ href: iri, rel: text.optional(), type: mediaType.optional(), title: text.optional() },
      ...{ hreflang: text.optional(), length: z.string().regex(/^\d+$/).optional() },
    },
    value: z.literal(""),
  },
};

function checkAtom(found: XmlElement): void {
  const { attributes = {}, children = {}, value } = atom[found.name] ?? {};
  const common = { "xml:lang": text.optional(), "xml:base": iri.optional() };
  z.strictObject({ ...common, ...attributes }).parse(found.attributes);
  // Only white space may be between elements.
  (value ?? z.string().trim().length(0)).parse(found.text);
  allowed(found, value ? [] : Object.keys(children));
  for (const [name, often] of Object.entries(children)) {
    const count = named(found, name).length;
    if (often !== "any number" && (count > 1 || (often === "once" && count === 0)))
      throw new Error(`${found.name} has ${count} ${name}`);
  }
  for (const child of found.children) checkAtom(child);
}

/** Checks Atom, RFC 4287: its elements, and what sections 4.1 and 4.2 require beyond them. */
export const atomFeed = check((feed) => {
  z.literal("feed").parse(feed.name);
  checkAtom(feed);
  filled.parse(only(feed, "title").text);
  const rels = named(feed, "link").map(({ attributes }) => {
    address.parse(attributes.href);
    return attributes.rel;
  });
  for (const rel of ["self", "alternate"])
    if (rels.filter((one) => one === rel).length !== 1) throw new Error(rel);
  const ids = named(feed, "entry").map((entry) => {
    filled.parse(only(entry, "title").text);
    only(entry, "published");
    // Section 4.1.2 requires an author in each entry, since the feed has none of its own.
    only(only(entry, "author"), "uri");
    if (named(entry, "link").filter(({ attributes }) => attributes.rel === "alternate").length !== 1)
      throw new Error("alternate");
    for (const { attributes } of named(entry, "link")) address.parse(attributes.href);
    for (const { attributes } of named(entry, "category")) filled.parse(attributes.term);
    z.object({ type: z.literal("html") }).parse(only(entry, "content").attributes);
    return only(entry, "id").text;
  });
  if (new Set(ids).size !== ids.length) throw new Error("One id twice");
});

const author = z.strictObject({ name: filled, url: address, avatar: address.optional() });

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), in which unknown keys are refused. */
export const jsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: filled,
  home_page_url: address,
  feed_url: address,
  description: z.string(),
  icon: address.optional(),
  language: z.string(),
  hubs: z.array(z.strictObject({ type: z.string(), url: address })).optional(),
  items: z
    .array(
      z.strictObject({
        id: filled,
        url: address,
        title: z.string(),
        content_html: filled,
        summary: z.string(),
        image: address.optional(),
        date_published: moment,
        date_modified: moment,
        authors: z.array(author).min(1),
        tags: z.array(z.string()).optional(),
        attachments: z
          .array(
            z.strictObject({
              url: address,
              mime_type: z.string().regex(/^\w+\/[\w.+-]+$/),
              title: z.string().optional(),
              size_in_bytes: z.number().int().positive().optional(),
            }),
          )
          .optional(),
      }),
    )
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, "One id twice"),
});

/** Checks a map by sitemaps.org, and by Google's rules for maps of news. */
export const siteMap = check((map) => {
  z.object({
    name: z.enum(["urlset", "sitemapindex"]),
    attributes: z.looseObject({ xmlns: z.literal("http://www.sitemaps.org/schemas/sitemap/0.9") }),
  }).parse(map);
  const child = map.name === "urlset" ? "url" : "sitemap";
  allowed(map, [child]);
  z.array(z.unknown()).max(50_000).parse(map.children);
  const locations = map.children.map((entry) => {
    allowed(entry, ["loc", "lastmod", ...(child === "url" ? ["news:news"] : [])]);
    for (const { text } of named(entry, "lastmod")) moment.parse(text);
    for (const news of named(entry, "news:news")) checkNews(news);
    return address.max(2047).parse(only(entry, "loc").text);
  });
  if (new Set(locations).size !== locations.length) throw new Error("One address twice");
  if (new Set(locations.map((location) => new URL(location).origin)).size > 1)
    throw new Error("Another site");
});

function checkNews(news: XmlElement) {
  allowed(news, ["news:publication", "news:publication_date", "news:title"]);
  const publication = only(news, "news:publication");
  filled.parse(only(publication, "news:name").text);
  z.string()
    .regex(/^[a-z]{2,3}$/)
    .parse(only(publication, "news:language").text);
  moment.parse(only(news, "news:publication_date").text);
  filled.parse(only(news, "news:title").text);
}
