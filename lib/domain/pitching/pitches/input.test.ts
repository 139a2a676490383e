import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import type { TestAccount } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { completePitchBody, makePair } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { createPitch } from "./commands/create-pitch";
import { aiAssist, listTemplates } from "./queries/pitches";
import { sentPitchLimits } from "./schema";

testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";
let brand: TestAccount;
let press: TestAccount;

beforeAll(async () => {
  ({ brand, press } = await makePair());
});

const create = (from: TestAccount, fields: Record<string, unknown>) =>
  execute(from.actor, createPitch, fields).then(({ pitch }) => pitch);

describe("bad input", () => {
  const { title, subject, who, what, whereLocation, whenTiming, whyNewsworthy, content } = sentPitchLimits;
  const limits = { title, subject, who, what, whereLocation, whenTiming, whyNewsworthy, content };
  const fieldsOf = async (fields: Record<string, unknown>) => {
    const refusal = await refusalOf(create(brand, { ...completePitchBody(), send: false, ...fields }));
    expect(refusal.status).toBe(400);
    return Object.keys(refusal.fields ?? {});
  };

  it.each(Object.entries(limits))("%s: at most %i characters of text", async (field, max) => {
    expect(await fieldsOf({ [field]: "x".repeat(max + 1) })).toEqual([field]);
    expect(await fieldsOf({ [field]: 7 })).toEqual([field]);
    expect(await fieldsOf({ [field]: "a\u0000b" })).toEqual([field]);
    expect(await fieldsOf({ [field]: "\ud800" })).toEqual([field]);
    const markup = "<script>alert(1)</script>";
    const stored = await create(brand, { [field]: markup });
    expect(stored).toHaveProperty(field, markup);
    expect(await create(brand, { [field]: "y".repeat(max) })).toHaveProperty(field, "y".repeat(max));
  });

  it.each([
    ["resources", ["javascript:alert(1)"], "resources.0"],
    ["resources", ["ftp://host/x"], "resources.0"],
    ["resources", ["https://user:secret@host/"], "resources.0"],
    ["resources", "https://hollowpine.no", "resources"],
    ["resources", Array.from({ length: 11 }, (_, i) => `https://hollowpine.no/${i}`), "resources"],
    ["perks", "Interview", "perks"],
    ["perks", ["x".repeat(41)], "perks.0"],
    ["perks", Array.from({ length: 31 }, (_, i) => `Perk ${i}`), "perks"],
    ["expertise", [1], "expertise.0"],
    ["urgency", "asap", "urgency"],
    ["aiAssist", "yes", "aiAssist"],
    ["send", "yes", "send"],
    ["recipientId", 7, "recipientId"],
  ])("%s %j is refused beside its field", async (field, value, where) => {
    expect(await fieldsOf({ [field]: value })).toEqual([where]);
  });

  it("bounds a custom message's link at 200 characters", async () => {
    const message = { recipientId: press.profileId, subject: "s", content: "c" };
    const refusal = await refusalOf(
      create(brand, { ...message, resources: [`https://a.no/${"x".repeat(200)}`] }),
    );
    expect(refusal.fields).toHaveProperty("resources");
  });

  it("takes no column from the caller that the server alone sets", async () => {
    const forged = {
      senderId: press.userId,
      senderProfileId: press.profileId,
      status: "accepted",
      id: RANDOM_ID,
    };
    const pitch = await create(brand, { ...completePitchBody(), ...forged, aiNewsworthyScore: 1 });
    expect(pitch).toMatchObject({
      senderId: brand.userId,
      senderProfileId: brand.profileId,
      status: "UNSENT",
    });
    expect(pitch.id).not.toBe(RANDOM_ID);
    expect(pitch.aiNewsworthyScore).not.toBe(1);
  });
});

describe("assistance", () => {
  const vague = {
    title: "An amazing launch!!!",
    who: "We",
    what: "Eleven cabins open on 12 December 2026 in Rjukan",
  };

  it("proposes fields in pieces and scores with reasons", async () => {
    const { suggestions, newsworthiness } = await execute(brand.actor, aiAssist, vague);
    expect(suggestions.map((suggestion) => suggestion.field)).toContain("when");
    for (const { text, reason, pieces } of suggestions)
      expect([text, reason, pieces.length]).not.toContain(0);
    expect(newsworthiness.score).toBeLessThan(0.7);
    expect(newsworthiness.reasons).toHaveLength(7);
  });

  it("stands with an unsent pitch for its sender, under the names a pitch uses", async () => {
    const pitch = await create(brand, vague);
    expect(pitch.aiSuggestions.suggestions.map((suggestion) => suggestion.field)).toContain("whenTiming");
  });

  it("is refused with a sentence to users who switched AI off, and proposes nothing in their pitches", async () => {
    const off = { ...brand.actor, aiEnabled: false };
    const refusal = await refusalOf(execute(off, aiAssist, vague));
    expect(refusal).toMatchObject({ status: 403, message: expect.stringContaining("AI off") });
    const { pitch } = await execute(off, createPitch, vague);
    expect(pitch.aiSuggestions.suggestions).toEqual([]);
  });

  it("bounds its fields", async () => {
    const refusal = await refusalOf(
      execute(brand.actor, aiAssist, { why: "x".repeat(301), when: 5 } as never),
    );
    expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(["when", "why"]);
  });
});

describe("templates", () => {
  it("are those of the caller's type, or of the type and industry asked for", async () => {
    const own = await execute(press.actor, listTemplates, {});
    expect(new Set(own.templates.map((template) => template.userType))).toEqual(new Set(["PRESS"]));
    const travel = await execute(press.actor, listTemplates, { userType: "brand", industry: "Hotels" });
    expect(travel.templates[0]).toMatchObject({ userType: "BRAND", industry: "Travel" });
    expect((await refusalOf(execute(press.actor, listTemplates, { userType: "editor" }))).status).toBe(400);
  });
});
