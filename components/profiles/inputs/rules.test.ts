import { describe, expect, it } from "vitest";
import { describeSum, dollarsProblem, otherCurrencyNote, percentProblem } from "./amount-notes";
import { withEmail, withoutEmail } from "./contact-rows";
import { describeSurplus, errorUnder, idOf } from "./error-under";
import { readFollowers } from "./followers";
import { readAccount } from "./handle";
import { priceOf, type Rate, rateGrid, withPrice } from "./rate-rules";

describe("a typed number of followers", () => {
  it.each([
    ["", {}],
    ["850", { help: "Read as 850" }],
    ["10k", { help: "Read as 10,000" }],
    [" 2.5M ", { help: "Read as 2,500,000" }],
    ["a few", { error: "Write 850, 10k or 2.5M" }],
    ["-5", { error: "Write 850, 10k or 2.5M" }],
  ])("%j is read as %j", (typed, read) => {
    expect(readFollowers(typed)).toEqual(read);
  });
});

describe("amounts as typed", () => {
  it("say what to write only where they cannot be read", () => {
    expect(["", "350", "$1,200", "2.5k", "1 200 €", "1.200", "EUR 1.200"].map(dollarsProblem)).toEqual(
      Array(7).fill(undefined),
    );
    expect(otherCurrencyNote("1 200 €")).toBe("Read as $1,200: prices are in US dollars");
    expect(["$1,200", "1.200"].map(otherCurrencyNote)).toEqual([undefined, undefined]);
    expect(dollarsProblem("on request")).toBe("Write 350, 1,200 or 2.5k");
    expect(["", "4", "4.2 %", "4,2"].map(percentProblem)).toEqual(Array(4).fill(undefined));
    expect(percentProblem("much")).toBe("Write 4 or 4.2");
  });

  it("add up as far as they can be read", () => {
    expect(describeSum([{ percent: "60" }, { percent: "39.6 %" }, { percent: "?" }])).toBe(
      "99.6 percent in all",
    );
    expect(describeSum([{ percent: "?" }])).toBeUndefined();
  });
});

describe("a refusal", () => {
  const errors = { "publications.3": "Too long", name: "Full name is required" };
  it("is found at its field, or at a part of it", () => {
    expect(errorUnder(errors, "name")).toBe("Full name is required");
    expect(errorUnder(errors, "publications")).toBe("Too long");
    expect(errorUnder(errors, "public")).toBeUndefined();
  });

  it("stands in one element, whatever the owner calls an entry", () => {
    expect(idOf("beats.Food & Drink")).toBe("beats.Food_&_Drink");
    expect(idOf("heroStories.2.title")).toBe("heroStories.2.title");
  });

  it("of a list that is too long says how much", () => {
    expect(describeSurplus(6, 6, "packages")).toBeUndefined();
    expect(describeSurplus(8, 6, "packages")).toBe("At most 6 packages: take 2 away");
  });
});

describe("press contacts", () => {
  const contact = (name: string, email = "") => ({
    ...{ name, email, role: "", phone: "", languages: "", hours: "", image: "" },
  });
  const form = [contact("Petra"), contact("Ola", "ola@pine.com")];

  it("keep the first one's address in the field of its own", () => {
    const rows = withEmail(form, "press@pine.com");
    expect(rows.map(({ email }) => email)).toEqual(["press@pine.com", "ola@pine.com"]);
    expect(withoutEmail(rows, "press@pine.com")).toEqual({ email: "press@pine.com", pressContacts: form });
  });

  it("take their addresses along when they change places", () => {
    const [petra, ola] = withEmail(form, "press@pine.com");
    if (!petra || !ola) throw new Error("Two contacts are expected.");
    expect(withoutEmail([ola, petra], "press@pine.com")).toEqual({
      email: "ola@pine.com",
      pressContacts: [contact("Ola"), contact("Petra", "press@pine.com")],
    });
  });

  it("leave the address when the last one goes", () => {
    expect(withoutEmail([], "press@pine.com")).toEqual({ email: "press@pine.com", pressContacts: [] });
  });
});

describe("an account's address in the place of its handle", () => {
  it.each([
    ["@petra", null],
    ["instagram.com/petra", null],
    ["https://", null],
    ["https://www.linkedin.com/in/petra/", "petra"],
    ["https://youtube.com/@petra", "@petra"],
    ["https://x.com/m%C3%A5ne", "måne"],
    ["https://x.com/%E0%A4%A", "%E0%A4%A"],
    ["https://x.com", ""],
  ])("%j names %j", (typed, handle) => {
    expect(readAccount(typed)).toEqual(handle === null ? null : { handle, url: typed });
  });
});

describe("the table of rates", () => {
  const rates: Rate[] = [
    { contentType: "reel", platform: "tiktok", price: "420" },
    { contentType: "sponsored", platform: "all", price: "2.4k" },
  ];

  it("has what is chosen, and what has a price all the same", () => {
    expect(rateGrid({ contentTypes: ["posts", "live"], platforms: ["instagram"], rates })).toEqual({
      rows: ["post", "live", "reel", "sponsored"],
      columns: ["instagram", "tiktok", "all"],
    });
    expect(rateGrid({ contentTypes: [], platforms: [], rates: [] }).rows).toEqual([]);
  });

  it("keeps a price as typed, in its place, until it is emptied", () => {
    const typed = withPrice(rates, "reel", "tiktok", "4k, about");
    expect(priceOf(typed, "reel", "tiktok")).toBe("4k, about");
    expect(typed.map(({ contentType }) => contentType)).toEqual(["reel", "sponsored"]);
    expect(withPrice(typed, "reel", "tiktok", "")).toEqual(rates.slice(1));
    expect(withPrice([], "post", "x", "1")).toEqual([{ contentType: "post", platform: "x", price: "1" }]);
  });
});
