import { describe, expect, it } from "vitest";
import type { FeedView } from "@/lib/domain/discovery/syndication/schema";
import { atomFeed, jsonFeed, rssFeed } from "@/tests/machines/feed-rules";
import { readXml } from "@/tests/machines/read-xml";
import { writeAtom } from "./atom";
import { toFeed } from "./feed";
import { writeJsonFeed } from "./json-feed";
import { writeRss } from "./rss";

const ID = "0199a3c4-1f6e-7c3a-9d20-5a1b2c3d4e5f";
const OTHER = "0199a3c4-1f6e-7c3a-9d20-5a1b2c3d4e60";
const place = { origin: "https://wire.example", path: "/news/atom.xml", hub: "https://hub.example/" };
const HOSTILE =
  "A & B < C > \"D\" 'E' ]]> </title><script>alert(1)</script> \u0000\u0008\u000b\ud800 \u202e עברית 🌲 \ufffe";

const item = (text: string): FeedView["items"][number] => ({
  id: ID,
  url: "/brand-newsroom/hollow-pine/night-train",
  title: text,
  summary: text,
  dateline: text,
  ws: [{ name: "Who", text }],
  body: `<p>It runs &amp; runs.</p>`,
  about: text,
  contacts: [{ name: text, email: "desk@northwind-post.com" }],
  tags: [text, "Railways"],
  publishedAt: "2026-11-18T09:00:00.000Z",
  updatedAt: "2026-11-19T10:30:00.000Z",
  author: { profileId: OTHER, name: text, url: "/brand-newsroom/hollow-pine" },
  pictures: [
    {
      url: "/files/assets/x/1600.webp",
      originalUrl: "/files/assets/x/original.jpg",
      size: 123_456,
      contentType: "image/jpeg",
      webType: "image/webp",
      width: 1600,
      height: 1067,
      ...{ kind: "photo", caption: text, creator: text, credit: text, copyright: text, licence: "CC_BY" },
      ...{ digitalSourceType: "DIGITAL_CAPTURE", dataMining: "PROHIBITED_SEE_CONSTRAINTS" },
      dataMiningConstraints: text,
    },
  ],
});
const view = (text: string, count = 1): FeedView => ({
  newsroom: {
    id: OTHER,
    userType: "BRAND",
    slug: "hollow-pine",
    url: "/brand-newsroom/hollow-pine",
    name: text,
    about: text,
    avatarUrl: "/files/avatars/y-512.webp",
    logoUrl: "/files/avatars/x-512.webp",
    updatedAt: "2026-11-01T00:00:00.000Z",
  },
  items: Array.from({ length: count }, () => item(text)),
  changesAt: null,
});
const bare: FeedView = { newsroom: null, items: [], changesAt: null };
const cases: [string, FeedView][] = [
  ["plain text", view("The night train returns")],
  ["hostile text", view(HOSTILE)],
  ["ten thousand signs", view("x".repeat(10_240))],
  ["no news at all", view("Hollow Pine", 0)],
  ["no newsroom", bare],
];

describe.each(cases)("a feed of %s", (_, feed) => {
  it("is RSS 2.0 by its specification", () => {
    const channel = rssFeed.parse(readXml(writeRss(toFeed(feed, place))));
    expect(channel).toBeTruthy();
  });

  it("is Atom by RFC 4287", () => {
    atomFeed.parse(readXml(writeAtom(toFeed(feed, place))));
  });

  it("is a JSON Feed by version 1.1", () => {
    jsonFeed.parse(JSON.parse(writeJsonFeed(toFeed(feed, place))));
  });
});

describe("RSS", () => {
  it("states the type and size of the very file that a picture's address gives", () => {
    expect(writeRss(toFeed(view("The night train returns"), place))).toMatch(
      /<media:content url="[^"]+" type="image\/webp" medium="image" width="1600" height="\d+"/,
    );
  });
});

describe("all three forms", () => {
  it("say the same of a release: its stable id, its times, its whole text, its picture with bytes and credit", () => {
    const feed = toFeed(view("The night train returns"), place);
    const json = JSON.parse(writeJsonFeed(feed)).items[0];
    expect(json).toMatchObject({
      id: `urn:uuid:${ID}`,
      url: "https://wire.example/brand-newsroom/hollow-pine/night-train",
      date_published: "2026-11-18T09:00:00.000Z",
      date_modified: "2026-11-19T10:30:00.000Z",
    });
    expect(json.content_html).toContain(" It runs &amp; runs.</p>");
    for (const text of [writeRss(feed), writeAtom(feed)]) {
      for (const part of [
        `urn:uuid:${ID}`,
        " It runs &amp;amp; runs.&lt;/p&gt;",
        'length="123456"',
        "https://wire.example/files/assets/x/original.jpg",
        "https://hub.example/",
        "https://wire.example/news/atom.xml",
      ])
        expect(text).toContain(part);
    }
  });

  it("say nothing of a picture's bytes where nobody has counted them", () => {
    const plain = view("The night train returns");
    const pictures = plain.items.flatMap((item) => item.pictures.map((one) => ({ ...one, size: null })));
    const feed = toFeed({ ...plain, items: plain.items.map((item) => ({ ...item, pictures })) }, place);
    expect(JSON.parse(writeJsonFeed(feed)).items[0].attachments[0]).not.toHaveProperty("size_in_bytes");
    expect(writeAtom(feed)).not.toContain("length=");
    // RSS requires a length, even an unknown one.
    expect(writeRss(feed)).toContain('length="0"');
    jsonFeed.parse(JSON.parse(writeJsonFeed(feed)));
    atomFeed.parse(readXml(writeAtom(feed)));
    rssFeed.parse(readXml(writeRss(feed)));
  });

  it("keep a newsroom's id when its name and address change", () => {
    const moved = view("Another name");
    const id = (feed: FeedView) => toFeed(feed, place).id;
    expect(id(moved)).toBe(id(view("Hollow Pine")));
  });

  it("name no hub where none is set", () => {
    const feed = toFeed(bare, { ...place, hub: null });
    for (const text of [writeRss(feed), writeAtom(feed), writeJsonFeed(feed)])
      expect(text).not.toContain("hub");
  });

  it("show captions, W's, boilerplate and contacts as text, never as markup of the story", () => {
    const { items } = toFeed(view('"><img src=x onerror=alert(1)>'), place);
    expect(items[0]?.html).not.toContain("<img src=x");
  });
});

describe("a document that RFC 4287 does not allow is seen", () => {
  const sound = writeAtom(toFeed(view("The night train returns"), place));
  const entry = /<entry>[\s\S]*<\/entry>/.exec(sound)?.[0] ?? "";

  it.each<[string, string]>([
    ["without its time", sound.replace(/<updated>.*?<\/updated>/, "")],
    ["with two ids", sound.replace(/(<id>.*?<\/id>)/, "$1$1")],
    ["with an element of another place", sound.replace("<entry>", "<entry><subtitle>x</subtitle>")],
    ["with an element of no place", sound.replace("<entry>", "<guid>x</guid><entry>")],
    ["with an attribute of another element", sound.replace("<id>", '<id href="x">')],
    ["with a link to nowhere", sound.replace(/href="https:[^"]*"/, 'href=""')],
    ["with a length that is no number", sound.replace('length="123456"', 'length="much"')],
    ["with a media type that is none", sound.replace('type="text/html"', 'type="html"')],
    ["with a time without its zone", sound.replace("T10:30:00.000Z", "T10:30:00.000")],
    ["with an author without a name", sound.replace(/<name>.*?<\/name>/, "")],
    ["with markup in a title", sound.replace("<title>", "<title><name>x</name>")],
    ["with text between its elements", sound.replace("<entry>", "text<entry>")],
    ["with one entry twice", sound.replace(entry, entry + entry)],
  ])("%s", (_, broken) => {
    expect(broken).not.toBe(sound);
    expect(atomFeed.safeParse(readXml(sound)).success).toBe(true);
    expect(atomFeed.safeParse(readXml(broken)).success).toBe(false);
  });
});
