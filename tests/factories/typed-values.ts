import { emptyValues } from "@/lib/domain/profiles/builders/profile-to-values";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { resourceTypes } from "@/lib/domain/vocabulary/options/options";

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
export const typedValues: Partial<BuilderValues> = {
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

/** Some are no number and no address in any way of writing, others are one that only some places take. */
const SPOILT = [
  ...["no such ?", "350.50", "2,000,000", "1.5M", "101", "5000M", "-4", "1.234k"],
  ...[
    "https://acme",
    "https://acme.",
    "acme.example",
    "/work/1",
    "//acme.example",
    "https://ida@acme.example",
  ],
  ...["ida@acme", "ida@acme_b.example", '"ida b"@acme.example', "+47", "+4"],
];
/** These are chosen from lists, or files: nobody types them. */
const CHOSEN = new Set(["accountType", "network", "type", "image", "unit", "publishedAt"]);

/** Returns the value with one of its typed texts replaced, once for each text and what replaces it. */
export function spoiled(value: unknown, name = ""): unknown[] {
  if (typeof value === "string") return value === "" || CHOSEN.has(name) ? [] : SPOILT;
  if (Array.isArray(value))
    return value.flatMap((entry, at) => spoiled(entry, name).map((bad) => value.with(at, bad)));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([part, text]) =>
    spoiled(text, part).map((bad) => ({ ...value, [part]: bad })),
  );
}
