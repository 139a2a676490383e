import { describe, expect, it } from "vitest";
import { explainRefusal } from "./send-problem";

const FALLBACK = "Failed to send pitch. Please try again.";

describe("why a pitch was not sent", () => {
  it("offers the confirmation mail where the e-mail is not verified", () => {
    const message = "Please verify your e-mail address first.";
    expect(explainRefusal({ code: "email_unverified", message }, FALLBACK)).toEqual({
      kind: "unverified",
      text: message,
    });
  });

  it("says that the free pitches are used up, and leads to the plans", () => {
    const refusal = { code: "quota_exceeded" as const, message: "Used up.", details: { url: "/plans" } };
    expect(explainRefusal(refusal, FALLBACK)).toEqual({ kind: "quota", text: "Used up.", href: "/plans" });
  });

  it("leads to the pitch that waits", () => {
    const refusal = { code: "conflict" as const, message: "One waits.", details: { pitchId: "p1" } };
    expect(explainRefusal(refusal, FALLBACK)).toMatchObject({
      kind: "waiting",
      href: "/matching?tab=inbox&pitch=p1",
    });
  });

  it("says that no answer came, so that the same can be tried again", () => {
    const message = "Unable to connect.";
    expect(explainRefusal({ code: "unreachable", message }, FALLBACK)).toEqual({
      kind: "unreachable",
      text: message,
    });
  });

  it("keeps the server's sentence and its fields, and the fixed text where there is none", () => {
    const fields = { subject: ["Subject is required"] };
    expect(explainRefusal({ code: "invalid_input", message: "Please check.", fields }, FALLBACK)).toEqual({
      kind: "other",
      text: "Please check.",
      fields,
    });
    for (const code of ["internal", "unavailable", "not_found"] as const) {
      expect(explainRefusal({ code, message: "x" }, FALLBACK).text).toBe(FALLBACK);
    }
  });
});
