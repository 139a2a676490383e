import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "@/lib/core/field-errors";
import { asAmount, asPercent } from "@/lib/domain/profiles/profiles/fields/amounts";
import { updateProfileInput } from "@/lib/domain/profiles/profiles/input";
import { emptyValues } from "./profile-to-values";
import type { BuilderField, BuilderValues } from "./schema";
import { atFormFields, findRepeats, toProfileInput } from "./values-to-profile";

const saved = (changes: Partial<BuilderValues>) => {
  const values = { ...emptyValues(), ...changes };
  return updateProfileInput.safeParse(toProfileInput(values, Object.keys(changes) as BuilderField[]));
};
const story = { title: "", subtitle: "", url: "", type: "", image: "" };
const contact = {
  name: "Petra Lindqvist",
  role: "",
  email: "",
  phone: "",
  languages: "",
  hours: "",
  image: "",
};

describe("what is typed into a builder", () => {
  it("is saved as numbers where it means some", () => {
    const { data } = saved({
      socialMedia: [
        { network: "youtube", handle: "@ida", url: "", followers: "2.5M" },
        { network: "instagram", handle: "@ida", url: "", followers: "10k" },
        { network: "x", handle: " ", url: "", followers: "" },
      ],
      rates: [
        { contentType: "reel", platform: "Instagram", price: "$1,200" },
        { contentType: "reel", platform: "TikTok", price: "" },
      ],
      packages: [{ name: "Growth", price: "1.5k", saving: "12,5 %", includes: ["2 reels", " "] }],
      addOns: [{ name: "Rush", description: "", amount: "20%", unit: "percent" }],
      engagement: [{ name: "Instagram", percent: "4.2 %" }],
    });
    expect(data).toEqual({
      socialMedia: {
        youtube: { handle: "@ida", url: "", followers: 2_500_000 },
        instagram: { handle: "@ida", url: "", followers: 10_000 },
      },
      socialOrder: ["youtube", "instagram"],
      rates: { reel: { Instagram: 1200 } },
      packages: [{ name: "Growth", price: 1500, saving: 12.5, includes: ["2 reels"] }],
      addOns: [{ name: "Rush", percent: 20 }],
      engagement: { Instagram: 4.2 },
    });
  });

  it("stays as it was typed where it is no number, for a refusal in words", () => {
    expect(asAmount("a few")).toBe("a few");
    expect(asPercent("most")).toBe("most");
    expect(["350.50", "US$ 1,200.5", "350.00", "2.5k"].map(asAmount)).toEqual([350.5, 1200.5, 350, 2500]);
    const cents = saved({ packages: [{ name: "Growth", price: "99.99", saving: "", includes: [] }] });
    expect(cents.error?.issues.map(({ message }) => message)).toEqual([
      "Package price must be whole dollars",
    ]);
    const { error } = saved({ packages: [{ name: "Growth", price: "a few", saving: "", includes: [] }] });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Package price must be a number"]);
  });

  it("leaves out slots that say nothing, and an address alone is a contact", () => {
    const { data } = saved({
      heroStories: [{ ...story, type: "BRAND" }, { ...story, title: "A winter without a road" }, story],
      name: "Hollow Pine",
      email: "press@pine.example",
    });
    expect(data).toMatchObject({
      heroStories: [{ title: "A winter without a road" }],
      pressContacts: [{ name: "Hollow Pine", role: "Press contact", email: "press@pine.example" }],
    });
  });

  it("gives the first contact the newsroom's address, also when only the address changed", () => {
    const { data } = saved({
      email: "new@pine.example",
      pressContacts: [contact, { ...contact, name: "Kai" }],
    });
    expect(data?.pressContacts).toMatchObject([
      { name: "Petra Lindqvist", email: "new@pine.example" },
      { name: "Kai" },
    ]);
  });

  it("is refused at the place where it stands in the form", () => {
    const values: BuilderValues = {
      ...emptyValues(),
      heroStories: [story, story, { ...story, subtitle: "No title" }],
      email: "press at pine",
      pressContacts: [contact],
    };
    const { error } = updateProfileInput.safeParse(toProfileInput(values, ["heroStories", "email"]));
    const fields = Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [path.join("."), [message]]),
    );
    expect(atFormFields(fields, values, false)).toEqual({
      "heroStories.2.title": ["Title is required"],
      email: ["E-mail must be an address such as press@paper.com"],
    });
    expect(atFormFields({ "demographics.ageRange": ["Too much"] }, values, true)).toEqual({
      "audience.ageRange": ["Too much"],
    });
  });

  it("is refused where one of two values of a name would be lost", () => {
    const row = { network: "x", handle: "@ida", url: "", followers: "" } as const;
    const rate = { contentType: "reel", platform: "TikTok", price: "1" };
    const values = {
      ...emptyValues(),
      socialMedia: [row, row],
      rates: [rate, { ...rate, contentType: "Reel " }],
    };
    expect(findRepeats(values)).toEqual({
      socialMedia: ["x stands here twice"],
      rates: ["Reel on TikTok stands here twice"],
    });
    expect(findRepeats({ ...emptyValues(), socialMedia: [row] })).toEqual({});
  });
});

describe("a refusal of what a row or a field holds", () => {
  const placed = (changes: Partial<BuilderValues>, isCreator: boolean) => {
    const values = { ...emptyValues(), ...changes };
    const { error } = saved(changes);
    return error ? atFormFields(fieldErrorsOf(error), values, isCreator) : {};
  };

  it("stands at the address of the newsroom, also where no contact has a row", () => {
    expect(placed({ name: "Hollow Pine", email: "no address" }, false)).toEqual({
      email: ["E-mail must be an address such as press@paper.com"],
    });
  });

  it("stands at the row of an audience, in words of its own", () => {
    const audience = (gender: { name: string; percent: string }[]) => ({
      audience: { ...emptyValues().audience, gender },
    });
    expect(placed(audience([{ name: "Female", percent: "" }]), true)).toEqual({
      "audience.gender.Female": ["Gender must be a number of percent"],
    });
    expect(placed(audience([{ name: "", percent: "40" }]), true)).toEqual({
      "audience.gender": ["Gender: a name is required"],
    });
    expect(placed({ engagement: [{ name: "", percent: "4" }] }, true)).toEqual({
      engagement: ["Engagement: a platform is required"],
    });
  });
});
