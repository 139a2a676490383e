import { describe, expect, it } from "vitest";
import { createPitchPageInput } from "@/lib/domain/pitching/pitch-pages/schema";
import { formField, pitchForm, toBody, toForm, toPreview } from "./pitch-form";

const own = { name: "Hollow Pine", timeZone: "Europe/Oslo" };
const empty = toForm(null, own);

describe("a pitch page's form", () => {
  it("begins under the newsroom's name, in the writer's zone, and the server takes it as it is", () => {
    expect(empty).toMatchObject({ name: "Hollow Pine", timeZone: "Europe/Oslo", lastDay: "" });
    expect(pitchForm.safeParse(empty).success).toBe(true);
    expect(createPitchPageInput.parse(toBody(empty))).toMatchObject({ eventDate: null, expiresAt: null });
  });

  it("leaves out a time whose day is not chosen", () => {
    expect(toBody({ ...empty, eventTime: "22:14" })).toMatchObject({ eventDate: "", eventTime: "" });
    expect(toPreview({ ...empty, eventTime: "22:14" })).toMatchObject({ eventDate: null, eventTime: null });
  });

  it("shows the last day's end on the clock of its place", () => {
    expect(toPreview({ ...empty, lastDay: "2027-03-01" }).expiresAt).toBe("2027-03-01T22:59:59.000Z");
  });

  it("knows its field for what the server refuses", () => {
    expect([formField("expiresAt"), formField("who"), formField("status")]).toEqual(["lastDay", "who", null]);
  });
});
