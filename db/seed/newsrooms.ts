import type { AssetKind } from "../enums";

/** One piece of a demo newsroom's material. */
export type SeedAsset = {
  kind: AssetKind;
  /** A drawn picture among the site's own files, without its extension. */
  art?: string;
  /** A video's name among the same files, without its extension; `art` is its poster. */
  film?: string;
  /** What a video's captions say. */
  captions?: string;
  /** A document's lines; it is made into a PDF. */
  lines?: string[];
  title?: string;
  description?: string;
  caption?: string;
  creator?: string;
  credit?: string;
  copyright?: string;
  quote?: string;
  speaker?: string;
  tags?: string[];
};

/** What became of a request for a product, up to its last step; days before the demo begins. */
export type SeedRequest = {
  from: string;
  to: string;
  product: string;
  message: string;
  askedDaysAgo: number;
  granted?: { daysAgo: number; loan: "LOAN" | "GIFT"; dueInDays?: number; note?: string };
  sentDaysAgo?: number;
  returnedDaysAgo?: number;
  confirmedDaysAgo?: number;
};

const strand = { creator: "Even Strand", credit: "Even Strand / Hollow Pine", copyright: "Hollow Pine" };
const halvorsen = {
  creator: "Mia Halvorsen",
  credit: "Mia Halvorsen / Hollow Pine",
  copyright: "Hollow Pine",
};
const dijkema = { creator: "Wim Dijkema", credit: "Wim Dijkema", copyright: "Lauwers Grid Cooperative" };
const prins = { creator: "Hanna Prins", credit: "Hanna Prins", copyright: "Lauwers Grid Cooperative" };

/** Material by its newsroom's key, the first on top. */
export const newsroomAssets: Readonly<Record<string, readonly SeedAsset[]>> = {
  "hollow-pine": [
    {
      kind: "photo",
      art: "cabin-night",
      caption: "Cabin 7 at dusk, Rjukan",
      tags: ["Cabins", "Winter"],
      ...strand,
    },
    {
      kind: "photo",
      art: "night-train",
      caption: "The sleeper crosses the valley before Rjukan",
      tags: ["Rail", "Winter"],
      ...strand,
    },
    {
      kind: "photo",
      art: "forest-dawn",
      caption: "Spruce above the site, October",
      tags: ["Cabins"],
      ...strand,
    },
    { kind: "photo", art: "table", caption: "Winter menu, first course", tags: ["Food"], ...halvorsen },
    {
      kind: "photo",
      art: "forest-mist",
      caption: "Mist over the path to the platform",
      tags: ["Cabins"],
      ...strand,
    },
    {
      kind: "photo",
      art: "fjord-air",
      caption: "The fjord below site four, from the air",
      tags: ["Landscape"],
      ...strand,
    },
    {
      kind: "photo",
      art: "arches",
      caption: "Arches of the old station at Rjukan",
      tags: ["Rail"],
      ...strand,
    },
    {
      kind: "photo",
      art: "ridge-blue",
      caption: "The ridge above site two, first light",
      tags: ["Landscape", "Winter"],
      ...halvorsen,
    },
    {
      kind: "photo",
      art: "forest-night",
      caption: "The path to cabin 11 after the last train",
      tags: ["Cabins", "Winter"],
      ...strand,
    },
    {
      kind: "video",
      art: "night-train",
      film: "night-train",
      title: "The sleeper on the Vemork viaduct",
      caption: "Nine seconds without sound, free for broadcast and web",
      captions: "The night train to Rjukan crosses the valley.",
      tags: ["Rail", "Winter"],
      ...strand,
    },
    {
      kind: "quote",
      quote: "A good cabin is mostly a good wall. The rest is knowing where to put the window.",
      speaker: "Siv Aamodt, architect",
      tags: ["Cabins"],
    },
    {
      kind: "quote",
      quote: "We did not bring a road to the valley. We brought the train back to it.",
      speaker: "Petra Lindqvist, Head of Press",
      tags: ["Rail"],
    },
    {
      kind: "product",
      art: "vessels",
      title: "Stoneware set for two",
      description: "Jug, two cups and a bowl, thrown for the cabins. For food and design features.",
      tags: ["Food"],
    },
    {
      kind: "product",
      title: "Wool blanket, undyed",
      description: "140 by 200 cm, woven in Telemark. Lent for shoots, three weeks at a time.",
      tags: ["Cabins"],
    },
  ],
  lauwers: [
    {
      kind: "photo",
      art: "turbines-dawn",
      caption: "Turbines 4 to 9 before sunrise",
      tags: ["Technology"],
      ...dijkema,
    },
    {
      kind: "photo",
      art: "sea-moss",
      caption: "The Lauwers estuary, wind from the south-west",
      tags: ["Sustainability"],
      ...dijkema,
    },
    {
      kind: "photo",
      art: "fields-moss",
      caption: "The cable runs under the potato fields",
      tags: ["Technology"],
      ...prins,
    },
    {
      kind: "photo",
      art: "aerial-moss",
      caption: "Salt marsh north of the dyke, from the air",
      tags: ["Sustainability"],
      ...dijkema,
    },
    {
      kind: "photo",
      art: "forest-moss",
      caption: "Windbreak at Niekerk, planted in 2024",
      tags: ["Sustainability"],
      ...prins,
    },
    {
      kind: "photo",
      art: "fields",
      caption: "Barley under turbine 2, August",
      tags: ["Rural life"],
      ...prins,
    },
    {
      kind: "video",
      art: "turbines-dawn",
      film: "turbines-dawn",
      title: "A windless hour before sunrise",
      caption: "Nine seconds without sound, free for broadcast and web",
      captions: "Some of the eleven turbines that 2,140 people own.",
      tags: ["Technology"],
      ...dijkema,
    },
    {
      kind: "quote",
      quote: "Nobody here loves turbines. We love the swimming pool they pay for.",
      speaker: "Geert Wiersma, chair since 2016",
      tags: ["Media"],
    },
    {
      kind: "quote",
      quote: "The grid said no on 211 days last year. So we asked it when, and moved.",
      speaker: "Anneke Bos, grid engineer",
      tags: ["Technology"],
    },
    {
      kind: "quote",
      quote: "A share costs 250 euros because my neighbour has 250 euros.",
      speaker: "Sunil Ramdin, treasurer",
      tags: ["Financial"],
    },
    {
      kind: "resource",
      title: "Lauwers Grid in 24 numbers",
      description: "Owners, output, prices and who decides what.",
      tags: ["Press Kit", "Financial"],
      lines: [
        "Lauwers Grid Cooperative",
        "Fact sheet",
        "2,140 owners within five kilometres of the turbines",
        "11 turbines, the first since 2009",
        "250 euros a share, four per cent for eight years in a row",
        "211 days on which the grid refused power last year",
      ],
    },
    {
      kind: "resource",
      title: "What the grid refused, hour by hour",
      description: "How the hours were counted, and the reasons the operator gave.",
      tags: ["Research", "Technology", "Sustainability"],
      lines: [
        "What the grid refused, hour by hour",
        "Method",
        "Each of the 8,760 hours of a year is one row.",
        "A row says what was offered, what was taken, and why the rest was not.",
      ],
    },
    {
      kind: "resource",
      title: "Annual accounts 2025",
      description: "Audited, with the notes in plain language.",
      tags: ["Financial"],
      lines: [
        "Lauwers Grid Cooperative",
        "Annual accounts 2025",
        "What came in, what went out, and who decided it.",
      ],
    },
    {
      kind: "resource",
      title: "How to start a cooperative in nine evenings",
      description: "Written by members for other villages.",
      tags: ["Research", "Sustainability", "Media"],
      lines: [
        "A cooperative in nine evenings",
        "Evening one: who pays for the coffee",
        "Evening nine: the vote",
      ],
    },
  ],
  "kiln-fern": [
    {
      kind: "product",
      title: "Sample box of six glazes",
      description: "Six small tiles with their recipes. Yours to keep.",
      tags: ["Ceramics"],
    },
  ],
};

/** Requests for products between people who had matched by then. */
export const productRequests: readonly SeedRequest[] = [
  {
    from: "samuel",
    to: "hollow-pine",
    product: "Wool blanket, undyed",
    message: "For a shoot on slow interiors, two days in our studio in Bergen.",
    askedDaysAgo: 50,
    granted: { daysAgo: 49, loan: "LOAN", dueInDays: 21, note: "Please send it back with the label on." },
    sentDaysAgo: 47,
    returnedDaysAgo: 30,
  },
  {
    from: "ines",
    to: "hollow-pine",
    product: "Stoneware set for two",
    message: "We photograph tables for the spring issue and would credit the potter.",
    askedDaysAgo: 35,
    granted: { daysAgo: 34, loan: "GIFT" },
    sentDaysAgo: 33,
    confirmedDaysAgo: 28,
  },
  {
    from: "tomas",
    to: "hollow-pine",
    product: "Wool blanket, undyed",
    message: "For the photo essay from the first night train.",
    askedDaysAgo: 6,
    granted: { daysAgo: 5, loan: "LOAN", dueInDays: 24 },
    sentDaysAgo: 4,
  },
  {
    from: "nadia",
    to: "hollow-pine",
    product: "Stoneware set for two",
    message: "Could I borrow it for a still life? I would need it in the second week of next month.",
    askedDaysAgo: 2,
  },
  {
    from: "maren",
    to: "kiln-fern",
    product: "Sample box of six glazes",
    message: "For a piece on small kilns along the old railway lines.",
    askedDaysAgo: 0.4,
  },
];
