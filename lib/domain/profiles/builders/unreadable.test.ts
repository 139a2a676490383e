import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { checkedProfileInput } from "@/lib/domain/profiles/profiles/checked-input";
import { createWorkSampleFields } from "@/lib/domain/profiles/work-samples/schema";
import { resourceTypes } from "@/lib/domain/vocabulary/options/options";
import { emptyValues } from "./profile-to-values";
import type { BuilderField, BuilderValues } from "./schema";
import { builderSteps, fieldsOf, isPublishable, openIn, unreadableOf } from "./steps";
import { unreadableIn } from "./unreadable";
import { toProfileInput } from "./values-to-profile";

const story = { title: "A larder", subtitle: "", url: "https://a.example", type: "", image: "" };
const contact = {
  ...{
    name: "Ida",
    role: "",
    email: "ida@a.example",
    phone: "+47 22 00",
    languages: "",
    hours: "",
    image: "",
  },
};
const share = { name: "a", percent: "4,5" };
const work = {
  ...emptyValues().workSamples[0],
  id: null,
  type: "Article",
  title: "By rail",
  description: "",
};
/** A value of each field that publishing takes, with every part filled. */
const good: Partial<BuilderValues> = {
  ...{
    accountType: "company",
    name: "Ida",
    professionalTitle: "Reporter",
    tagline: "News",
    location: "Oslo",
  },
  ...{ email: "ida@a.example", website: "https://a.example", customPortfolioUrl: "https://a.example/work" },
  ...{ about: "Words", boilerplate: "Words", languages: ["Norsk"], expertise: ["Travel"] },
  socialMedia: [{ network: "x", handle: "@ida", url: "https://x.com/ida", followers: "12,5k" }],
  heroStories: [story],
  pressContacts: [contact, { ...contact, name: "Bo", email: "bo@a.example" }],
  facts: [{ label: "Founded", value: "1991" }],
  resourceLinks: [
    { title: "Report", url: "https://a.example/r", description: "", type: resourceTypes[0], tags: [] },
  ],
  rates: [{ contentType: "reel", platform: "instagram", price: "1 200 €" }],
  packages: [{ name: "Week", price: "1.200", saving: "4,5 %", includes: [] }],
  addOns: [
    { name: "Cut", description: "", amount: "350", unit: "dollars" },
    { name: "Rush", description: "", amount: "10", unit: "percent" },
  ],
  engagement: [share],
  audience: { ageRange: [share], gender: [share], topLocations: [share], interests: [] },
  workSamples: [
    {
      ...work,
      url: "https://a.example",
      outlet: "",
      platform: "",
      tags: [],
      image: "",
      publishedAt: "",
      autoPopulated: false,
    },
  ],
};

/** No number and no address in any way of writing. */
const JUNK = "no such ?";
/** These are chosen from lists, or files: nobody types them. */
const CHOSEN = new Set(["accountType", "network", "type", "image", "unit", "publishedAt"]);

/** Returns the value with one of its typed texts replaced, once for each text. */
function spoiled(value: unknown, name = ""): unknown[] {
  if (typeof value === "string") return value === "" || CHOSEN.has(name) ? [] : [JUNK];
  if (Array.isArray(value))
    return value.flatMap((entry, at) => spoiled(entry, name).map((bad) => value.with(at, bad)));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([part, text]) =>
    spoiled(text, part).map((bad) => ({ ...value, [part]: bad })),
  );
}

const isTaken = (field: BuilderField, values: BuilderValues): boolean =>
  field === "workSamples"
    ? values.workSamples.every(({ url }) => createWorkSampleFields.url.safeParse(url).success)
    : checkedProfileInput.safeParse(
        toProfileInput(values, [field, ...(field === "email" ? (["pressContacts"] as const) : [])]),
      ).success;

describe("what publishing could not read of what is typed", () => {
  it.each(userTypes)("is what the steps of %s say, of every field and every part of it", (kind) => {
    const taken = { ...emptyValues(), ...good };
    const fields = fieldsOf(kind).filter((field) => field in good);
    expect(fields.map((field) => [field, isTaken(field, taken), unreadableIn(field, taken)])).toEqual(
      fields.map((field) => [field, true, []]),
    );
    const wrong = fields.flatMap((field) =>
      spoiled(taken[field], field).flatMap((bad) => {
        const values = { ...taken, [field]: bad };
        const isNamed = unreadableIn(field, values).length > 0;
        return isNamed === isTaken(field, values) ? [[field, bad, isNamed]] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps Next and Publish closed, and says what to correct", () => {
    const values = { ...emptyValues(), ...good };
    expect(isPublishable("source", { ...values, about: "A".repeat(50), expertise: ["a"] })).toBe(true);
    const unread = { ...values, about: "A".repeat(50), website: "our site", socialMedia: [] };
    expect(isPublishable("source", unread)).toBe(false);
    expect(openIn("source", 2, unread).map(({ message }) => message)).toEqual(["Correct the website"]);
    expect(unreadableOf("source", 3, unread)).toEqual([]);
  });

  it("is nothing that is yet to be written", () => {
    for (const kind of userTypes)
      expect(builderSteps[kind].flatMap((_, at) => unreadableOf(kind, at + 1, emptyValues()))).toEqual([]);
  });
});
