import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { getBrand } from "@/lib/domain/discovery/profile-pages/queries";
import { deleteAsset } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { renderAssetJob } from "@/lib/domain/newsrooms/assets/commands/render-asset";
import { getAsset } from "@/lib/domain/newsrooms/assets/queries";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { makePhoto } from "@/tests/factories/assets";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { updateProfile } from "./commands/update";

testDatabase();

const contact = { name: "Petra Lindqvist", role: "Head of Press", email: "press@hollowpine.example" };

describe("what only a newsroom has", () => {
  it("is saved as it is sent, shown to everybody, and stays where it is not named", async () => {
    const { actor, slug } = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const story = { title: "A winter without a road", type: "Campaign", image: "/demo/cabin-night.webp" };
    await execute(actor, updateProfile, { pressContacts: [{ ...contact, phone: "" }], heroStories: [story] });
    await execute(actor, updateProfile, { boilerplate: "Hollow Pine lets cabins." });
    const { profile } = await execute(anonymous(), getBrand, { id: slug });
    expect(profile).toMatchObject({
      pressContacts: [contact],
      boilerplate: "Hollow Pine lets cabins.",
      heroStories: [{ ...story, subtitle: "", url: "" }],
    });
  });

  it("says what exactly its perks are, by their names, and states facts in its order", async () => {
    const { actor, slug } = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const facts = [
      { label: "Founded", value: "2014, Rjukan" },
      { label: "People", value: "86" },
    ];
    await execute(actor, updateProfile, {
      facts,
      perksOffered: ["press stay", "Interview"],
      perkDetails: { "Press Stay": " Two nights ", Interview: "" },
    });
    const { profile } = await execute(anonymous(), getBrand, { id: slug });
    expect(profile).toMatchObject({
      facts,
      perksOffered: ["Media Stay", "Interview"],
      perkDetails: { "Media Stay": "Two nights" },
    });
  });

  it("shows a contact with their portrait as long as everybody may see that", async () => {
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const photo = await makePhoto(brand, {});
    await performJob(renderAssetJob, { assetId: photo.id });
    const { asset } = await execute(brand.actor, getAsset, { id: photo.id });
    const image = asset.renditions[0]?.url ?? "";
    await execute(brand.actor, updateProfile, { pressContacts: [{ ...contact, image }] });
    const shown = async () => {
      const { profile } = await execute(anonymous(), getBrand, { id: brand.slug });
      return profile.userType === "BRAND" && profile.pressContacts[0];
    };
    expect(await shown()).toMatchObject({ image });
    await execute(brand.actor, deleteAsset, { id: photo.id });
    expect(await shown()).toEqual(contact);
  });

  it.each([
    ["a contact without a name", { pressContacts: [{ name: " " }] }],
    ["an address that is none", { pressContacts: [{ ...contact, email: "press at pine" }] }],
    ["a phone that is none", { pressContacts: [{ ...contact, phone: "javascript:alert(1)" }] }],
    ["more contacts than a page bears", { pressContacts: Array(7).fill(contact) }],
    ["a boilerplate as long as a release", { boilerplate: "x".repeat(2001) }],
    ["more stories than a carousel shows", { heroStories: Array(6).fill({ title: "One" }) }],
    ["a link that is a script", { heroStories: [{ title: "One", url: "javascript:alert(1)" }] }],
    ["another site's picture", { heroStories: [{ title: "One", image: "https://elsewhere.example/x.png" }] }],
    ["a portrait of another site", { pressContacts: [{ ...contact, image: "https://a.example/x.png" }] }],
    ["more facts than a glance takes in", { facts: Array(9).fill({ label: "A", value: "B" }) }],
    ["a fact without a value", { facts: [{ label: "Founded", value: " " }] }],
    ["a perk told at length", { perkDetails: { Interview: "x".repeat(121) } }],
    ["a picture outside of our files", { heroStories: [{ title: "One", image: "/files/../api/x" }] }],
  ])("refuses %s by its field", async (_, input) => {
    const { actor } = await makeAccount({ userType: "source", company: "Lauwers Grid" });
    const refused = await refusalOf(execute(actor, updateProfile, input as never));
    expect(refused).toMatchObject({ code: "invalid_input" });
  });
});
