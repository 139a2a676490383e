import { describe, expect, it } from "vitest";
import { type AccountValues, changedIn, toProfileUpdate } from "./account-values";

const stored: AccountValues = {
  ...{ name: "Hollow Pine", professionalTitle: "Forest hospitality", location: "Oslo, Norway" },
  ...{ website: "https://pine.example", customPortfolioUrl: "" },
};

const update = (values: AccountValues, renamesCompany: boolean) =>
  toProfileUpdate(values, changedIn(values, stored), renamesCompany);

describe("a save of the account settings", () => {
  it("sends what was changed and nothing else, so that another window's changes stay", () => {
    const values = { ...stored, location: "Rjukan, Norway", website: "" };
    expect(update(values, true)).toEqual({ location: "Rjukan, Norway", website: "" });
    expect(update(stored, true)).toEqual({});
  });

  it("renames the company with the newsroom that bears its name, and only when the name changes", () => {
    const values = { ...stored, name: "Stone & Fir" };
    expect(update(values, true)).toEqual({ name: "Stone & Fir", company: "Stone & Fir" });
    expect(update(values, false)).toEqual({ name: "Stone & Fir" });
  });
});
