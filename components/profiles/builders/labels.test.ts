import { describe, expect, it } from "vitest";
import { emptyValues } from "@/lib/domain/profiles/builders/profile-to-values";
import { builderSteps } from "@/lib/domain/profiles/builders/steps";
import { stepTexts } from "./gates";
import { describeValue, joined } from "./labels";
import { stepsOf } from "./steps-of";

describe("a field's value to read", () => {
  it("is its lines, without what says nothing to a reader", () => {
    expect(describeValue("Cabins")).toEqual(["Cabins"]);
    expect(describeValue(" ")).toEqual([]);
    expect(describeValue(["rail", "", "food"])).toEqual(["rail", "food"]);
    expect(describeValue({ Interview: "With Petra" })).toEqual(["Interview, With Petra"]);
    const story = { title: "Winter", subtitle: "", url: "/a", type: "EVENT", image: "/files/a.png" };
    expect(describeValue([story])).toEqual(["Winter, /a, EVENT"]);
  });

  it("joins with commas and one and", () => {
    expect([joined([]), joined(["a"]), joined(["a", "b"]), joined(["a", "b", "c"])]).toEqual([
      "",
      "a",
      "a and b",
      "a, b and c",
    ]);
  });
});

describe("a builder's steps", () => {
  it("say what Next waits for", () => {
    const [first, second] = stepTexts("brand", {
      ...emptyValues(),
      accountType: "",
      name: "Hollow Pine",
      about: "Cabins",
    });
    expect(first?.missing).toBe("Next opens once you choose an account type.");
    expect(second?.missing).toBe("Next opens once you write a brand description and choose a location.");
  });

  it.each(["brand", "source", "press", "paid_media"] as const)("are each drawn: %s", (kind) => {
    expect(stepsOf[kind]).toHaveLength(builderSteps[kind].length);
  });
});
