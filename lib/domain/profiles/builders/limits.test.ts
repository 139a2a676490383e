import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import { bounds } from "@/lib/core/bounds";
import { execute } from "@/lib/core/execute";
import { creatorLimits, newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { makeAccount } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { discardBuilderDraft, publishBuilderDraft, saveBuilderDraft } from "./commands";
import { getBuilderDraft } from "./queries";
import { type BuilderField, type BuilderValues, emptyWork } from "./schema";
import { fieldsOf } from "./steps";

testDatabase();

type Kind = "brand" | "source" | "press" | "paid_media";
type Part = Partial<BuilderValues>;
const actors = new Map<Kind, UserActor>();
const actorOf = (kind: Kind) => {
  const actor = actors.get(kind);
  if (!actor) throw new Error(`No ${kind}`);
  return actor;
};

const link = (n: number) => ({
  title: `Report ${n}`,
  url: `https://pine.example/${n}`,
  description: "",
  type: "report",
  tags: [],
});
const work = (n: number) => ({ ...emptyWork, type: "Article", title: `Piece ${n}` });
const share = (n: number) => ({ name: `Group ${n}`, percent: "1" });
const audience = { ageRange: [], gender: [], topLocations: [], interests: [] };
const names = (count: number) => Array.from({ length: count }, (_, n) => `entry ${n}`);
const many =
  <T>(make: (n: number) => T) =>
  (count: number) =>
    Array.from({ length: count }, (_, n) => make(n));

/** The values that each type's steps require, so that publishing refuses only what a test is about. */
const complete: Record<Kind, Part> = {
  brand: {
    accountType: "individual",
    tagline: "Cabins",
    location: "Oslo, Norway",
    about: "We build cabins.",
  },
  source: {
    ...{ accountType: "individual", tagline: "Cabins", location: "Oslo, Norway" },
    ...{ email: "press@pine.example", expertise: ["travel"], about: "We build cabins. ".repeat(4) },
    resourceLinks: [link(0)],
  },
  press: {
    ...{ professionalTitle: "Reporter", location: "Oslo, Norway", about: "I write about trains. ".repeat(4) },
    ...{ publications: ["The Fjord"], expertise: ["travel"], workSamples: [work(0)] },
  },
  paid_media: {
    ...{ professionalTitle: "Creator", location: "Oslo, Norway", about: "I film the night. ".repeat(4) },
    socialMedia: [{ network: "youtube", handle: "@pine", url: "", followers: "" }],
    ...{ contentTypes: ["video"], workSamples: [work(0)] },
  },
};

type List = {
  kind: Kind;
  field: BuilderField;
  limit: number;
  part: (count: number) => Part;
  message: RegExp;
  min?: number;
};
const tagList = (kind: Kind, field: BuilderField, label: string): List => ({
  ...{ kind, field, limit: bounds.tags, message: new RegExp(`^${label}: at most ${bounds.tags}$`) },
  min: (complete[kind][field] as unknown[] | undefined)?.length ? 1 : 0,
  part: (count) => ({ [field]: names(count) }),
});

/** The lists of all four builders. */
const lists: List[] = [
  tagList("brand", "languages", "Languages"),
  tagList("brand", "expertise", "Expertise"),
  tagList("brand", "demographics", "Demographics"),
  tagList("brand", "perksOffered", "Perks offered"),
  tagList("source", "resources", "Resources"),
  tagList("press", "publications", "Publications"),
  tagList("press", "pressTypes", "Press types"),
  tagList("press", "perksPreferred", "Perks preferred"),
  tagList("paid_media", "contentTypes", "Content types"),
  tagList("paid_media", "paidMediaTypes", "Paid media types"),
  tagList("paid_media", "platforms", "Platforms"),
  {
    ...{ kind: "press", field: "beats", limit: bounds.tags, message: /Details: at most 30/ },
    part: (count) => ({ beats: { travel: names(count) } }),
  },
  {
    ...{
      kind: "brand",
      field: "heroStories",
      limit: newsroomLimits.stories,
      message: /^Featured stories: at most 5$/,
    },
    part: (count) => ({
      heroStories: many((n) => ({ title: `Story ${n}`, subtitle: "", url: "", type: "", image: "" }))(count),
    }),
  },
  {
    ...{
      kind: "brand",
      field: "pressContacts",
      limit: newsroomLimits.contacts,
      message: /^Press contacts: at most 6$/,
    },
    part: (count) => ({
      pressContacts: many((n) => ({
        ...{ name: `Contact ${n}`, role: "", email: "", phone: "", languages: "", hours: "", image: "" },
      }))(count),
    }),
  },
  {
    ...{ kind: "brand", field: "facts", limit: newsroomLimits.facts, message: /^Facts: at most 8$/ },
    part: (count) => ({ facts: many((n) => ({ label: `Fact ${n}`, value: "1" }))(count) }),
  },
  {
    ...{ kind: "source", field: "resourceLinks", limit: newsroomLimits.resourceLinks, min: 1 },
    message: /^Resources: at most 20$/,
    part: (count) => ({ resourceLinks: many(link)(count) }),
  },
  {
    ...{
      kind: "paid_media",
      field: "packages",
      limit: creatorLimits.packages,
      message: /^Packages: at most 6$/,
    },
    part: (count) => ({
      packages: many((n) => ({ name: `Package ${n}`, price: "10", saving: "", includes: [] }))(count),
    }),
  },
  {
    ...{ kind: "paid_media", field: "addOns", limit: creatorLimits.addOns, message: /^Add-ons: at most 12$/ },
    part: (count) => ({
      addOns: many((n) => ({ name: `Add-on ${n}`, description: "", amount: "5", unit: "dollars" as const }))(
        count,
      ),
    }),
  },
  {
    ...{
      kind: "paid_media",
      field: "engagement",
      limit: creatorLimits.groups,
      message: /^Engagement: at most 12$/,
    },
    part: (count) => ({ engagement: many(share)(count) }),
  },
  {
    ...{ kind: "paid_media", field: "rates", limit: bounds.tags, message: /at most 30/ },
    part: (count) => ({
      rates: many((n) => ({ contentType: "video", platform: `Platform ${n}`, price: "10" }))(count),
    }),
  },
  {
    ...{ kind: "paid_media", field: "audience", limit: creatorLimits.groups, message: /at most 12/ },
    part: (count) => ({ audience: { ...audience, ageRange: many(share)(count) } }),
  },
];

const read = async (kind: Kind) => (await execute(actorOf(kind), getBuilderDraft, {})).draft;
async function type(kind: Kind, part: Part) {
  const { values, version, baseRevision } = await read(kind);
  await execute(actorOf(kind), saveBuilderDraft, {
    values: { ...values, ...complete[kind], ...part },
    version,
    baseRevision,
  });
}
const publish = async (kind: Kind) =>
  execute(actorOf(kind), publishBuilderDraft, { version: (await read(kind)).version });
/** The form's entries of a list; an audience is counted by its first group. */
const entriesOf = (values: BuilderValues, { field }: List): unknown[] => {
  if (field === "audience") return values.audience.ageRange;
  if (field === "beats") return values.beats.travel ?? [];
  return values[field] as unknown[];
};

beforeAll(async () => {
  for (const kind of Object.keys(complete) as Kind[])
    actors.set(kind, (await makeAccount({ userType: kind, company: `Pine ${kind}` })).actor);
});

beforeEach(async () => {
  for (const actor of actors.values()) await execute(actor, discardBuilderDraft, {});
});

describe("each list of a builder", () => {
  it.each(lists)("$kind $field holds none, one, $limit, and says that it holds no more", async (list) => {
    const { kind, limit, part, message, min = 0 } = list;
    for (const count of [Math.max(0, min), 1, limit]) {
      await type(kind, part(count));
      await publish(kind);
      expect(entriesOf((await read(kind)).values, list)).toHaveLength(count);
    }
    await type(kind, part(limit + 1));
    const refused = await refusalOf(publish(kind));
    expect(refused).toMatchObject({ code: "invalid_input" });
    expect(Object.values(refused.fields ?? {}).flat()).toEqual([expect.stringMatching(message)]);
    // Nothing typed is lost: with one entry fewer everything is published.
    expect(entriesOf((await read(kind)).values, list)).toHaveLength(limit + 1);
    await type(kind, part(limit));
    await publish(kind);
  });

  it("holds a network once", async () => {
    const row = { network: "youtube" as const, handle: "@pine", url: "", followers: "" };
    await type("paid_media", { socialMedia: [row, row] });
    const refused = await refusalOf(publish("paid_media"));
    expect(refused.fields).toEqual({ socialMedia: ["youtube stands here twice"] });
  });
});

describe("what is typed into a builder", () => {
  const markup = `<b onclick=alert(1)>&"'`;

  it("may be 5,000 characters of About, and no more", async () => {
    for (const kind of Object.keys(complete) as Kind[]) {
      await type(kind, { about: "a".repeat(bounds.about) });
      expect((await publish(kind)).profile.about).toHaveLength(bounds.about);
      await type(kind, { about: "a".repeat(bounds.about + 1) });
      expect((await refusalOf(publish(kind))).fields).toEqual({
        about: ["About must be 5000 characters or fewer"],
      });
      await type(kind, {});
    }
  });

  it.each(Object.keys(complete) as Kind[])(
    "is stored as typed in every text of a %s, markup too",
    async (kind) => {
      const own = new Set(fieldsOf(kind));
      const part: Part = {
        ...{
          name: markup,
          professionalTitle: markup,
          tagline: markup,
          about: `${markup} ${"a".repeat(50)}`,
          boilerplate: markup,
        },
        ...{ languages: [markup], publications: [markup], resources: [markup], perksOffered: [markup] },
        facts: [{ label: markup, value: markup }],
        heroStories: [{ title: markup, subtitle: markup, url: "", type: markup, image: "" }],
        pressContacts: [
          {
            name: markup,
            role: markup,
            email: "",
            phone: "",
            languages: markup,
            hours: markup,
            image: "",
          },
        ],
        packages: [{ name: markup, price: "1", saving: "", includes: [markup] }],
        addOns: [{ name: markup, description: markup, amount: "1", unit: "dollars" }],
      };
      const typed = Object.fromEntries(
        Object.entries(part).filter(([field]) => own.has(field as BuilderField)),
      );
      await type(kind, { ...typed, email: own.has("email") ? "press@pine.example" : "" });
      await publish(kind);
      expect((await read(kind)).values).toMatchObject(typed);
    },
  );
});
