import { describe, expect, it } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { saveBuilderDraft } from "@/lib/domain/profiles/builders/commands";
import { getBuilderDraft } from "@/lib/domain/profiles/builders/queries";
import { type BuilderValues, emptyWork } from "@/lib/domain/profiles/builders/schema";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { createWorkSample } from "@/lib/domain/profiles/work-samples/commands";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { previewBuilderDraft } from "./queries";

testDatabase();

const preview = (actor: UserActor) => execute(actor, previewBuilderDraft, {});
async function type(actor: UserActor, changes: Partial<BuilderValues>) {
  const { draft } = await execute(actor, getBuilderDraft, {});
  const { version, baseRevision } = draft;
  await execute(actor, saveBuilderDraft, {
    values: { ...draft.values, ...changes },
    ...{ version, baseRevision, step: 1 },
  });
}
const story = { title: "", subtitle: "", url: "", type: "", image: "" };

describe("the preview of a builder's draft", () => {
  it("is the published page where there is no draft", async () => {
    const { actor } = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    expect((await preview(actor)).profile).toMatchObject({ userType: "BRAND", name: "Hollow Pine" });
  });

  it("shows what is typed, without what cannot be read yet", async () => {
    const { actor } = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    await type(actor, {
      name: "Hollow Pines",
      location: "Rjuk",
      about: "x".repeat(6000),
      website: "htt",
      expertise: ["Rail"],
      heroStories: [
        { ...story, title: "A winter without a road" },
        { ...story, subtitle: "half" },
        { ...story, title: "Elsewhere", url: "htt" },
      ],
      socialMedia: [
        { network: "instagram", handle: "@hollowpine", url: "", followers: "10k" },
        { network: "youtube", handle: "@cabins", url: "", followers: "a few" },
      ],
    });
    const { profile } = await preview(actor);
    expect(profile).toMatchObject({
      ...{ name: "Hollow Pines", location: "Rjuk", industries: ["Rail"] },
      heroStories: [{ title: "A winter without a road" }],
      socialMedia: { instagram: { handle: "@hollowpine", followers: 10_000 } },
    });
    expect(profile.socialMedia.youtube).toBeUndefined();
    expect(profile.about.length).toBeGreaterThan(0);
  });

  it("holds what somebody else published meanwhile", async () => {
    const { actor } = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    await type(actor, { tagline: "Cabins" });
    await execute(actor, updateProfile, { about: "Published since" });
    expect((await preview(actor)).profile).toMatchObject({ tagline: "Cabins", about: "Published since" });
  });

  it("has the work as the draft orders and words it", async () => {
    const { actor } = await makeAccount({ userType: "press" });
    await execute(actor, createWorkSample, { title: "Old", type: "Article" });
    const { draft } = await execute(actor, getBuilderDraft, {});
    const [old = emptyWork] = draft.values.workSamples;
    await type(actor, {
      workSamples: [
        { ...emptyWork, title: "New", image: "https://elsewhere.example/a.png", publishedAt: "soon" },
        { ...emptyWork },
        { ...old, title: "Old, mended" },
      ],
    });
    const { workSamples, workCount } = await preview(actor);
    expect(workSamples.map(({ title }) => title)).toEqual(["New", "Old, mended"]);
    expect(workSamples[0]).toMatchObject({ image: null, publishedAt: null });
    expect(workCount).toBe(2);
  });
});
