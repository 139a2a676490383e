import { describe, expect, it } from "vitest";
import type { UserType } from "@/db/enums";
import { emptyValues } from "./profile-to-values";
import type { BuilderValues } from "./schema";
import { builderSteps, countAbout, fieldsOf, missingAnywhere, missingIn, reachableStep } from "./steps";

const ABOUT_50 = "A".repeat(50);
const social = { network: "instagram", handle: "@ida", url: "", followers: "" } as const;
const piece = { ...emptyValues().workSamples[0], id: null, type: "", title: "A winter by rail", url: "" };
const work = { ...piece, ...{ description: "", outlet: "", platform: "", tags: [], image: "" } };
const sample = { ...work, publishedAt: "", autoPopulated: false };
const resource = { title: "Snow report", url: "", description: "", type: "", tags: [] };

/** The gates of each type's steps: the step, an answer that is enough, and answers that are not. */
const table: [UserType, number, Partial<BuilderValues>, Partial<BuilderValues>][] = [
  ["brand", 1, { accountType: "individual" }, { accountType: "" }],
  ["brand", 2, { name: "Hollow Pine" }, { name: " " }],
  ["brand", 2, { tagline: "Cabins" }, { tagline: " " }],
  ["brand", 2, { location: "Oslo, Norway" }, { location: "" }],
  ["brand", 2, { about: "A" }, { about: " \n" }],
  ["source", 1, { accountType: "company" }, { accountType: "" }],
  ["source", 2, { name: "Nordic Snow" }, { name: "" }],
  ["source", 2, { tagline: "Institute" }, { tagline: "" }],
  ["source", 2, { location: "Oslo, Norway" }, { location: "" }],
  ["source", 2, { email: "press@snow.example" }, { email: "press" }],
  ["source", 4, { expertise: ["weather"] }, { expertise: [" "] }],
  ["source", 5, { about: ABOUT_50 }, { about: `${"A".repeat(49)} ` }],
  ["source", 6, { resourceLinks: [resource] }, { resourceLinks: [{ ...resource, title: " " }] }],
  ["press", 1, { name: "Ida Moe" }, { name: "" }],
  ["press", 1, { professionalTitle: "Reporter" }, { professionalTitle: "" }],
  ["press", 1, { location: "Oslo, Norway" }, { location: " " }],
  ["press", 2, { about: ABOUT_50 }, { about: "A".repeat(49) }],
  ["press", 3, { publications: ["The Fjord"] }, { publications: [] }],
  ["press", 5, { expertise: ["travel"] }, { expertise: [] }],
  ["press", 6, { workSamples: [sample] }, { workSamples: [{ ...sample, title: "" }] }],
  ["paid_media", 1, { name: "Ida Moe" }, { name: "" }],
  ["paid_media", 1, { professionalTitle: "Creator" }, { professionalTitle: "" }],
  ["paid_media", 1, { location: "Oslo, Norway" }, { location: "" }],
  ["paid_media", 2, { socialMedia: [social] }, { socialMedia: [{ ...social, handle: " " }] }],
  ["paid_media", 3, { contentTypes: ["reel"] }, { contentTypes: [] }],
  ["paid_media", 4, { about: ABOUT_50 }, { about: "A".repeat(49) }],
  ["paid_media", 5, { workSamples: [sample] }, { workSamples: [] }],
];

/** The values that all of a type's steps require. */
const complete = (kind: UserType): BuilderValues =>
  Object.assign(emptyValues(), ...table.filter(([of]) => of === kind).map(([, , enough]) => enough));

describe("a builder's steps", () => {
  it("are as many as the table of gates names, in its order", () => {
    const titles = Object.entries(builderSteps).map(([kind, steps]) => [
      kind,
      steps.map(({ title }) => title),
    ]);
    expect(Object.fromEntries(titles)).toEqual({
      brand: [
        ...["Account Type", "Basic Information", "Social Media", "Portfolio & Assets", "Review & Publish"],
      ],
      source: [
        ...["Account Type", "Basic Information", "Social Media", "Industries", "About"],
        ...["Press Releases & Resources", "Featured Content"],
      ],
      press: [
        ...["Basic Information & Professional Title", "About", "Publications", "Social Media"],
        ...["Beat/Specialty & Expertise", "Portfolio & Work Samples"],
      ],
      paid_media: [
        ...["Basic Information", "Social Media", "Content & Expertise", "About", "Portfolio & Work Samples"],
      ],
    });
  });

  it.each(
    table.map(([kind, step, enough, tooLittle]) => ({
      kind,
      step,
      field: Object.keys(enough)[0],
      enough,
      tooLittle,
    })),
  )("$kind, step $step waits for $field", ({ kind, step, field, enough, tooLittle }) => {
    const fieldsMissing = (values: BuilderValues) => missingIn(kind, step, values).map(({ field }) => field);
    const all = complete(kind);
    expect(fieldsMissing({ ...all, ...enough })).toEqual([]);
    expect(fieldsMissing({ ...all, [field ?? ""]: emptyValues()[field as "name"], ...tooLittle })).toEqual([
      field,
    ]);
  });

  it("count no piece whose title says only that its page could not be read", () => {
    const workSamples = [{ ...sample, title: "Error loading content" }];
    expect(missingIn("press", 6, { ...emptyValues(), workSamples })).toHaveLength(1);
  });

  it("wait for nothing else: an empty form lacks what the table says, no more", () => {
    for (const kind of ["brand", "source", "press", "paid_media"] as const) {
      const asked = table.flatMap(([of, step, enough]) =>
        of === kind ? [[step, Object.keys(enough)[0]]] : [],
      );
      const missing = missingAnywhere(kind, { ...emptyValues(), accountType: "" }).map(({ step, field }) => [
        step,
        field,
      ]);
      expect([kind, missing]).toEqual([kind, asked]);
    }
  });

  it("begin as an individual's, as every profile does until its owner says otherwise", () => {
    expect(missingIn("brand", 1, emptyValues())).toEqual([]);
    expect(missingIn("source", 1, emptyValues())).toEqual([]);
  });

  it("ask for each field once, and for every field that they wait for", () => {
    for (const [kind, steps] of Object.entries(builderSteps)) {
      const fields = fieldsOf(kind as UserType);
      expect(new Set(fields).size).toBe(fields.length);
      for (const { fields, requires } of steps)
        expect(requires.filter(({ field }) => !fields.includes(field))).toEqual([]);
    }
  });

  it("are reached up to the first that is closed, from whatever an address names", () => {
    const all = complete("press");
    expect(reachableStep("press", 6, all)).toBe(6);
    expect(reachableStep("press", 99, all)).toBe(6);
    expect(reachableStep("press", 0, all)).toBe(1);
    expect(reachableStep("press", Number.NaN, all)).toBe(1);
    expect(reachableStep("press", 6, { ...all, publications: [] })).toBe(3);
    expect(reachableStep("press", 2, { ...all, publications: [] })).toBe(2);
  });

  it("count an About as it is required", () => {
    expect(countAbout({ about: "  Thirty-one characters of About. " })).toBe("31/50 minimum");
  });
});
