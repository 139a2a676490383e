import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { slidesOf } from "@/components/newsrooms/assets/asset-list";
import { AssetStrip } from "@/components/newsrooms/assets/asset-strip";
import { NewsroomAssets } from "@/components/newsrooms/assets/newsroom-assets";
import { zipFilesOf } from "@/components/newsrooms/assets/zip-files";
import { zipTextsOf } from "@/components/newsrooms/assets/zip-texts";
import { newsArticle } from "@/components/newsrooms/releases/news-article";
import { ReleaseBand } from "@/components/newsrooms/releases/release-band";
import { ReleasePicture } from "@/components/newsrooms/releases/release-pictures";
import { releaseText } from "@/components/newsrooms/releases/release-text";
import { PitchHeroCredit } from "@/components/pitching/pitch-pages/pitch-hero";
import { Reels, slideOf } from "@/components/profiles/profiles/reels";
import {
  type AssetLicence,
  assetKinds,
  assetLicences,
  type DataMiningTerm,
  type DigitalSourceType,
  dataMiningTerms,
  digitalSourceTypes,
} from "@/db/enums";
import { factsForFile, licences } from "@/lib/domain/newsrooms/assets/rights";
import { type AssetRow, toAssetView } from "@/lib/domain/newsrooms/assets/views";
import { toWorkSampleView } from "@/lib/domain/profiles/work-samples/views";
import {
  dataMiningName,
  dataMiningOf,
  sourceTypeNames,
  sourceTypeOf,
} from "@/lib/domain/vocabulary/provenance/provenance";
import { writeAtom } from "@/lib/formats/feeds/atom";
import { toFeed } from "@/lib/formats/feeds/feed";
import { writeJsonFeed } from "@/lib/formats/feeds/json-feed";
import { writeRss } from "@/lib/formats/feeds/rss";
import { imageFacts } from "@/lib/formats/json-ld/facts";
import { writeExif, writeIptc, writeXmp } from "@/lib/platform/images/write-facts";

const ORIGIN = "https://wire.example";
const OWNER = "Hollow Pine";
const ID = "0199a3c4-1f6e-7c3a-9d20-5a1b2c3d4e5f";
const NAMES = { credit: "Even Strand", creator: "Siv Aamodt", copyright: "Rjukan Bilder" } as const;
type Name = keyof typeof NAMES;

/** What the owner of a photo chose; an empty text is none. */
type Choice = { caption: string; licence: AssetLicence | null } & Record<Name, string> & Origin;
/** What a photo's file says of where it came from, or its owner. */
type Origin = {
  digitalSourceType: DigitalSourceType | null;
  dataMining: DataMiningTerm | null;
  dataMiningConstraints: string;
};
const CONSTRAINTS = "Only for the archive of Rjukan";
const SILENT: Origin = { digitalSourceType: null, dataMining: null, dataMiningConstraints: "" };
const origins: Origin[] = [
  SILENT,
  { ...SILENT, digitalSourceType: "trained_algorithmic_media" },
  { ...SILENT, dataMining: "prohibited" },
  {
    digitalSourceType: "digital_capture",
    dataMining: "prohibited_see_constraints",
    dataMiningConstraints: CONSTRAINTS,
  },
];

/** Every combination of an owner's choices, each with every origin. */
const choices: Choice[] = ["", "The mill at dusk"].flatMap((caption) =>
  ["", NAMES.credit].flatMap((credit) =>
    ["", NAMES.creator].flatMap((creator) =>
      ["", NAMES.copyright].flatMap((copyright) =>
        [null, ...assetLicences].flatMap((licence) =>
          origins.map((origin) => ({ caption, credit, creator, copyright, licence, ...origin })),
        ),
      ),
    ),
  ),
);

const rowOf = (choice: Choice) =>
  ({
    ...{
      id: ID,
      kind: "photo",
      state: "ready",
      title: "",
      description: "",
      quote: "",
      speaker: "",
      tags: [],
    },
    ...{ fileName: "mill.jpg", originalKey: `assets/${ID}/original.jpg`, posterKey: null, captionsKey: null },
    ...{ contentType: "image/jpeg", size: 9, width: 1600, height: 1067, duration: null, blur: null },
    ...{ contentCredentials: null, untouchedKey: null, untouchedOffered: false },
    ...{ releaseOnly: false, publicAnyway: true, position: 0, createdAt: new Date(0) },
    renditions: [{ key: `assets/${ID}/x-1600.webp`, width: 1600, height: 1067, format: "webp" }],
    ...choice,
  }) as unknown as AssetRow;

const newsroom = {
  id: ID,
  slug: "pine",
  name: OWNER,
  url: "/brand-newsroom/pine",
  userType: "BRAND" as const,
};
const owner = { ...newsroom, pressContacts: [], boilerplate: "", about: "", avatarUrl: null };
const counts = { photo: 1, video: 0, quote: 0, product: 0, resource: 0 };
type Release = Parameters<typeof newsArticle>[0];
const releaseOf = (pictures: Release["pictures"]) =>
  ({
    ...{
      id: ID,
      url: "/brand-newsroom/pine/mill",
      title: "The mill turns",
      subtitle: "",
      dateline: "",
      tags: [],
    },
    ...{ who: "", what: "", whereLocation: "", whenTiming: "", whyNewsworthy: "", bodyText: "It turns." },
    ...{ perks: [], perkDetails: {}, versions: [], correctedAt: null, state: "PUBLISHED", timeZone: "UTC" },
    ...{ liveAt: "2026-11-18T09:00:00.000Z", pictures },
  }) as unknown as Release;
const draw = (element: ReactElement) => renderToStaticMarkup(element);
const band = (pictures: Release["pictures"]) => draw(<ReleaseBand release={releaseOf(pictures)} />);

/**
 * What a place states of a photo: all names that were chosen, or the one who made it, as a line has room for, and where
 * the photo came from.
 */
type Stated = {
  names: "all" | "maker" | "maker and copyright" | "none";
  licence: boolean;
  origin: "all" | "source type" | "none";
};

/** Every place that states to others what may be done with a photo, and whom to name. */
const places: Record<string, Stated & { write: (row: AssetRow) => string }> = {
  API: { names: "all", licence: true, origin: "all", write: (row) => JSON.stringify(toAssetView(row)) },
  "release's band": {
    names: "none",
    licence: true,
    origin: "none",
    write: (row) => band([toAssetView(row)]),
  },
  "release's page": {
    ...{ names: "maker and copyright", licence: true, origin: "source type" },
    write: (row) => draw(<ReleasePicture picture={toAssetView(row)} sizes="100vw" />),
  },
  "release as text": {
    ...{ names: "maker", licence: false, origin: "none" },
    write: (row) => releaseText(releaseOf([toAssetView(row)]), owner as never, "").replace("About", ""),
  },
  "Assets tab": {
    ...{ names: "maker", licence: true, origin: "source type" },
    write: (row) => {
      const view = { assets: [toAssetView(row)], counts, tags: [], fields: [], changesAt: null };
      return (
        /<figcaption.*?<\/figcaption>/.exec(draw(<NewsroomAssets owner={owner} view={view} />))?.[0] ?? ""
      );
    },
  },
  "strip of assets": {
    ...{ names: "maker", licence: false, origin: "none" },
    write: (row) => {
      const view = { assets: [toAssetView(row)], counts, tags: [], fields: [], changesAt: null };
      return /<figcaption.*?<\/figcaption>/.exec(draw(<AssetStrip owner={owner} view={view} />))?.[0] ?? "";
    },
  },
  viewer: {
    ...{ names: "maker and copyright", licence: true, origin: "all" },
    write: (row) => JSON.stringify(slidesOf([toAssetView(row)])),
  },
  "pitch page": {
    ...{ names: "maker", licence: false, origin: "none" },
    write: (row) => draw(<PitchHeroCredit photo={toAssetView(row)} />),
  },
  "JSON-LD of a newsroom": {
    ...{ names: "all", licence: true, origin: "all" },
    write: (row) => JSON.stringify(imageFacts(toAssetView(row), newsroom, ORIGIN)),
  },
  "JSON-LD of a release": {
    ...{ names: "all", licence: true, origin: "all" },
    write: (row) =>
      JSON.stringify(newsArticle(releaseOf([toAssetView(row)]), owner as never, ORIGIN, "").image),
  },
  file: {
    ...{ names: "all", licence: true, origin: "all" },
    write: (row) => {
      const facts = factsForFile(row, ORIGIN);
      const blocks = [writeXmp(facts), writeIptc(facts), writeExif(facts)];
      return blocks.map((block) => block.toString("utf8")).join("\n");
    },
  },
  "zip's table": { names: "all", licence: true, origin: "all", write: (row) => zipOf(row, "captions.csv") },
  "zip's licence text": {
    ...{ names: "none", licence: true, origin: "all" },
    write: (row) =>
      zipOf(row, "licence.txt").replace(`Files of ${OWNER}`, "").replace(`ask ${OWNER} before`, ""),
  },
  RSS: {
    names: "maker and copyright",
    licence: true,
    origin: "all",
    write: (row) => feedPartOf(row, writeRss),
  },
  Atom: {
    names: "maker and copyright",
    licence: true,
    origin: "all",
    write: (row) => feedPartOf(row, writeAtom),
  },
  "JSON Feed": {
    names: "maker and copyright",
    licence: true,
    origin: "all",
    write: (row) => feedPartOf(row, writeJsonFeed),
  },
};

function zipOf(row: AssetRow, name: string): string {
  const texts = zipTextsOf(zipFilesOf([toAssetView(row)]), owner, ORIGIN);
  return texts.find((text) => text.name === name)?.text ?? "";
}

/** Writes a feed of one release with this photo, without the name of the newsroom as its author. */
function feedPartOf(row: AssetRow, write: (feed: ReturnType<typeof toFeed>) => string): string {
  const { url, originalUrl, contentType, ...view } = toAssetView(row);
  if (!url || !originalUrl || !contentType) throw new Error("A photo has a file.");
  const when = "2026-11-18T09:00:00.000Z";
  const item = {
    ...{
      id: ID,
      url: "/brand-newsroom/pine/mill",
      title: "The mill turns",
      summary: "",
      dateline: "",
      ws: [],
    },
    ...{ body: "<p>It turns.</p>", about: "", contacts: [], tags: [], publishedAt: when, updatedAt: when },
    author: { profileId: ID, name: "", url: newsroom.url },
    pictures: [{ ...view, url, webType: "image/webp", originalUrl, contentType }],
  };
  const place = { origin: ORIGIN, path: "/news/feed.xml", hub: null };
  return write(toFeed({ newsroom: null, items: [item], changesAt: null }, place));
}

/** The licences that a text states, by their names, addresses or keys. */
const licencesIn = (text: string) =>
  assetLicences.filter((key) => {
    const { name, address } = licences[key];
    return [name, address.replace(/^.*#/, ""), `"${key.toUpperCase()}"`].some((mark) => text.includes(mark));
  });

/** Finds which of these names a text has; a name that begins another one is not taken for it. */
function findNames<T extends string>(text: string, names: readonly [T, string][]): T[] {
  const found = new Set<T>();
  let rest = text;
  for (const [key, name] of names.toSorted(([, a], [, b]) => b.length - a.length)) {
    if (rest.includes(name) || rest.includes(`"${key.toUpperCase()}"`)) found.add(key);
    rest = rest.replaceAll(name, "");
  }
  return [...found];
}

/** The source types that a text states, by their names, keys, IPTC's codes or schema.org's members. */
function sourceTypesIn(text: string) {
  const codes = /newscodes\/digitalsourcetype\/(\w+)|schema\.org\/(\w+)DigitalSource/g;
  const coded = [...text.matchAll(codes)].map(([, code = "", member = ""]) =>
    sourceTypeOf(code || member.charAt(0).toLowerCase() + member.slice(1)),
  );
  const named = findNames(
    text,
    digitalSourceTypes.map((type) => [type, sourceTypeNames[type]]),
  );
  return [...new Set([...coded, ...named])];
}

/** The terms of data mining that a text states, by their names, keys or the codes of PLUS. */
function dataMiningIn(text: string) {
  const coded = [...text.matchAll(/DMI-[A-Z-]+/g)].map(([code]) => dataMiningOf(code));
  const named = findNames(
    text,
    dataMiningTerms.map((term) => [term, dataMiningName(term)]),
  );
  return [...new Set([...coded, ...named])];
}

const namesIn = (text: string) => (Object.keys(NAMES) as Name[]).filter((name) => text.includes(NAMES[name]));

/** The names that a place is to state where its owner chose these. */
function namesOf({ names }: Stated, choice: Choice): Name[] {
  const chosen = (Object.keys(NAMES) as Name[]).filter((name) => choice[name] !== "");
  if (names === "all") return chosen;
  const maker = chosen.filter((name) => name === "credit" || (name === "creator" && choice.credit === ""));
  const copyright = chosen.filter((name) => name === "copyright");
  return { "maker and copyright": [...maker, ...copyright], maker, none: [] }[names];
}

describe("licence and origin speak with one voice", () => {
  it.each(Object.entries(places))(
    "%s states what the owner chose, and nothing else",
    (place, { write, ...stated }) => {
      for (const choice of choices) {
        const text = write(rowOf(choice));
        // The text of a release names a photo by its caption alone.
        const isNamed = place !== "release as text" || choice.caption !== "";
        expect([choice, namesIn(text)]).toEqual([choice, isNamed ? namesOf(stated, choice) : []]);
        expect([choice, licencesIn(text)]).toEqual([
          choice,
          stated.licence && choice.licence ? [choice.licence] : [],
        ]);
        const { digitalSourceType, dataMining, dataMiningConstraints } = choice;
        const statesMining = stated.origin === "all" && dataMining !== null;
        expect([choice, sourceTypesIn(text)]).toEqual([
          choice,
          stated.origin !== "none" && digitalSourceType ? [digitalSourceType] : [],
        ]);
        expect([choice, dataMiningIn(text)]).toEqual([choice, statesMining ? [dataMining] : []]);
        expect([choice, text.includes(CONSTRAINTS)]).toEqual([
          choice,
          statesMining && dataMiningConstraints !== "",
        ]);
        // The owner's name stands for nobody, and no place allows what no owner chose.
        if (place !== "release as text") expect(text).not.toContain(OWNER);
        expect(text).not.toMatch(/free to use|every medium|royalty|public domain/i);
      }
    },
  );

  it.each(["valid", "invalid", "unread"] as const)(
    "%s Content Credentials are text in the viewer and the API, and nowhere a mark of ours",
    (status) => {
      const contentCredentials = {
        ...{ status, generator: "Pine Paint", signer: "Hollow Pine Pictures", isSignerKnown: false },
        digitalSourceTypes: ["http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"],
      };
      const [choice] = choices;
      const row = { ...rowOf(choice as Choice), contentCredentials } as AssetRow;
      const stating = Object.entries(places)
        .map(([place, { write }]) => ({ place, text: write(row) }))
        .filter(({ text }) =>
          /credentials"?:|Content Credentials/i.test(text.replace('contentCredentials":null', "")),
        );
      expect(stating.map(({ place }) => place)).toEqual(["API", "viewer"]);
      for (const { text } of stating) expect(text).not.toMatch(/verified|authentic|genuine/i);
      const viewer = stating.at(-1)?.text ?? "";
      expect(viewer.includes("signed by “Hollow Pine Pictures”, signer unknown")).toBe(status !== "unread");
      expect(viewer.includes("were not read here")).toBe(status === "unread");
      expect(viewer.includes("do not fit the file")).toBe(status === "invalid");
    },
  );

  it("the band of any photos says their licences, and that some have none", () => {
    const photos = fc.array(fc.constantFrom(...choices), { maxLength: 5 });
    fc.assert(
      fc.property(photos, (all) => {
        const text = band(all.map((choice) => toAssetView(rowOf(choice))));
        const chosen = new Set(all.map(({ licence }) => licence));
        expect(licencesIn(text)).toEqual(assetLicences.filter((licence) => chosen.has(licence)));
        expect(text.includes("no licence chosen")).toBe(chosen.has(null));
        expect(text.includes("Pictures:")).toBe(all.length > 0);
      }),
    );
  });

  it("says with the same words in a release's band and its zip that nothing was chosen", () => {
    const row = rowOf({ caption: "", credit: "", creator: "", copyright: "", licence: null, ...SILENT });
    expect(band([toAssetView(row)])).toContain("Pictures: no licence chosen (ask before use)");
    expect(zipOf(row, "licence.txt")).toContain(`No licence chosen: ask ${OWNER} before use`);
  });

  it.each(assetKinds)(
    "a %s says with its picture or video how that was made, to readers and machines",
    (kind) => {
      for (const origin of origins) {
        const [choice] = choices;
        const video = kind === "video" ? { contentType: "video/mp4", duration: 9 } : {};
        const row = { ...rowOf({ ...(choice as Choice), ...origin }), kind, ...video } as AssetRow;
        const view = toAssetView(row);
        const shown = { assets: [view], counts: { ...counts, photo: 0, [kind]: 1 }, tags: [], fields: [] };
        const tab = draw(<NewsroomAssets owner={owner} view={{ ...shown, changesAt: null }} />);
        const stated = origin.digitalSourceType ? [origin.digitalSourceType] : [];
        // A quote's picture is as small as a stamp; it is said where that opens.
        const readers = kind === "quote" ? JSON.stringify(slidesOf([view])) : tab;
        const texts = [readers, JSON.stringify(view), zipOf(row, "captions.csv")];
        expect(texts.map(sourceTypesIn)).toEqual([stated, stated, stated]);
        expect(dataMiningIn(JSON.stringify(view))).toEqual(origin.dataMining ? [origin.dataMining] : []);
      }
    },
  );

  it("a creator's reel says how it was made, on the profile, its own page and in the API", () => {
    const files = { key: "work/1/video.mp4", contentType: "video/mp4", size: 9, captionsKey: null };
    const blank = { width: 9, height: 16, duration: 9 };
    for (const stated of [undefined, ...origins]) {
      const reel = toWorkSampleView({
        ...{ id: ID, profileId: ID, type: "reel", title: "A vase", url: null, description: "", image: null },
        ...{ pictureKey: null, video: { ...files, ...blank, stated }, outlet: null, platform: null },
        ...{ engagement: null, plays: null, tags: [], publishedAt: null, createdAt: new Date(0) },
      });
      const expected = stated?.digitalSourceType ? [stated.digitalSourceType] : [];
      const mining = stated?.dataMining ? [stated.dataMining] : [];
      const page = JSON.stringify(slideOf(reel));
      const profile = draw(<Reels reels={[reel]} total={1} profileUrl="/paid-media-profile/cleo" />);
      for (const text of [page, profile, JSON.stringify(reel)]) expect(sourceTypesIn(text)).toEqual(expected);
      for (const text of [page, JSON.stringify(reel)]) expect(dataMiningIn(text)).toEqual(mining);
    }
  });

  it("is compared in every file that writes of it", () => {
    const compared = [
      ...["components/newsrooms/assets/asset-list.tsx", "components/newsrooms/assets/asset-strip.tsx"],
      ...["components/newsrooms/assets/media-figures.tsx", "components/newsrooms/assets/zip-files.ts"],
      ...["components/newsrooms/assets/product-card.tsx", "components/newsrooms/assets/resource-row.tsx"],
      ...["components/profiles/profiles/reels.tsx", "components/profiles/profiles/work-texts.ts"],
      ...["components/newsrooms/assets/zip-texts.ts", "components/newsrooms/releases/release-band.tsx"],
      ...[
        "components/newsrooms/releases/release-pictures.tsx",
        "components/newsrooms/releases/release-text.ts",
      ],
      ...["components/pitching/pitch-pages/pitch-hero.tsx", "lib/formats/feeds/feed.ts"],
      ...["lib/formats/feeds/rss.ts", "lib/formats/json-ld/facts.ts"],
    ];
    const readsPhotos = /from "[^"]*(assets|releases|syndication|provenance)\/(rights|provenance|schema)"/;
    const writes =
      /\b(licence|licenceName|licenceOf|creditLine|copyrightLine|creditText|describeLicences|credit|sourceTypeText|dataMiningText|provenanceFacts)\b/;
    const found = ["app", "components", "lib/formats"].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .map((name) => `${root}/${name}`)
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        // The owner's own editors show what they chose to themselves.
        .filter((name) => !/\/editor\/|\/photos\/|^app\/dev\//.test(name))
        .filter((name) => {
          const source = readFileSync(name, "utf8").replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, "");
          return readsPhotos.test(source) && writes.test(source);
        }),
    );
    expect(found.toSorted()).toEqual(compared.toSorted());
  });
});
