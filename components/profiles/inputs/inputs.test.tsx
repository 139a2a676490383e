import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BrandPortfolio } from "@/components/profiles/builders/brand/portfolio";
import { CreatorContent } from "@/components/profiles/builders/paid-media/content";
import { CreatorPortfolio } from "@/components/profiles/builders/paid-media/portfolio";
import { PressExpertise } from "@/components/profiles/builders/press/expertise";
import { Publications } from "@/components/profiles/builders/press/publications";
import type { Step } from "@/components/profiles/builders/step-props";
import type { UserType } from "@/db/enums";
import { emptyValues } from "@/lib/domain/profiles/builders/profile-to-values";
import { type BuilderValues, emptyWork } from "@/lib/domain/profiles/builders/schema";
import { PersonFields } from "./basic-fields";
import { ContactRows } from "./contact-rows";
import { FactRows } from "./newsroom-fields";
import { ResourceRows } from "./resource-rows";
import { SocialRows } from "./social-rows";

type Given = { kind?: UserType; values?: Partial<BuilderValues>; errors?: Record<string, string> };
const draw = (Shown: Step, { kind = "paid_media", values = {}, errors = {} }: Given = {}) =>
  renderToStaticMarkup(
    <Shown kind={kind} values={{ ...emptyValues(), ...values }} change={() => {}} errors={errors} />,
  );
/** The control that an error stands beside says so, and is described by it. */
function describes(html: string, id: string, sentence: string) {
  const control = html.match(new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"[^>]*>`))?.[0] ?? "";
  expect(control, id).toContain('aria-invalid="true"');
  const describedBy = control.match(/aria-describedby="([^"]+)"/)?.[1]?.split(" ") ?? [];
  expect(describedBy.some((note) => html.includes(`id="${note}"`))).toBe(true);
  expect(html).toContain(sentence);
}

const fact = { label: "Founded", value: "2014" };
const pack = { name: "Launch", price: "900", saving: "", includes: [] };

describe("a list of rows", () => {
  it("says what to do where it is empty", () => {
    const html = draw(FactRows, { kind: "brand" });
    expect(html).toContain("No fact yet.");
    expect(html).toContain("Add a fact");
    expect(html).not.toContain("<li ");
  });

  it("names a row's handle and buttons, those at the ends closed", () => {
    const html = draw(FactRows, { kind: "brand", values: { facts: [fact] } });
    expect(html).toContain('aria-label="Hold to move Founded"');
    for (const button of ["Move Founded up", "Move Founded down"]) {
      const tag = html.match(new RegExp(`<button[^>]*aria-label="${button}"[^>]*>`))?.[0] ?? "";
      expect(tag, button).toContain("disabled");
    }
    expect(html).toContain('aria-label="Remove Founded"');
  });

  it("closes its Add with words at the limit, and beyond it says how many are too many", () => {
    const full = draw(FactRows, { kind: "brand", values: { facts: Array(8).fill(fact) } });
    expect(full).toContain("8 facts is the most");
    expect(full).not.toContain("Add a fact");
    expect(full).not.toContain("take");
    const over = draw(FactRows, { kind: "brand", values: { facts: Array(10).fill(fact) } });
    expect(over).toContain("At most 8 facts: take 2 away");
    expect(over.match(/<li /g)).toHaveLength(10);
  });

  it("cannot be moved where its order is not stored", () => {
    const html = draw(CreatorPortfolio, { values: { workSamples: [emptyWork, emptyWork] } });
    expect(html).not.toContain("Hold to move piece");
    expect(html).toContain('aria-label="Remove piece 1"');
  });
});

describe("refusals stand beside their fields", () => {
  it("of a line, a row and a number", () => {
    describes(
      draw(PersonFields, { errors: { name: "Full name is required" } }),
      "name",
      "Full name is required",
    );
    const facts: Given = { kind: "source", values: { facts: [fact] } };
    describes(
      draw(FactRows, { ...facts, errors: { "facts.0.value": "Value is required" } }),
      "facts.0.value",
      "Value is required",
    );
    describes(
      draw(CreatorContent, { values: { packages: [{ ...pack, price: "cheap" }] } }),
      "packages.0.price",
      "Write 350, 1,200 or 2.5k",
    );
  });

  it("of followers, at the platform whose number cannot be read", () => {
    const socialMedia = [{ network: "youtube" as const, handle: "@a", url: "", followers: "a few" }];
    describes(
      draw(SocialRows, { values: { socialMedia } }),
      "socialMedia.youtube.followers",
      "Write 850, 10k or 2.5M",
    );
  });

  it("of a contact, a resource, a story and a piece of work", () => {
    const contacts: Given = { kind: "brand", values: { email: "x", pressContacts: [noContact] } };
    describes(
      draw(ContactRows, { ...contacts, errors: { "pressContacts.0.name": "Name is required" } }),
      "pressContacts.0.name",
      "Name is required",
    );
    const resourceLinks = [{ title: "", url: "", description: "", type: "report", tags: [] }];
    describes(
      draw(ResourceRows, {
        values: { resourceLinks },
        errors: { "resourceLinks.0.url": "Address is required" },
      }),
      "resourceLinks.0.url",
      "Address is required",
    );
    describes(
      draw(CreatorPortfolio, {
        values: { heroStories: [{ title: "", subtitle: "", url: "", type: "", image: "" }] },
        errors: { "heroStories.0.title": "Title is required" },
      }),
      "heroStories.0.title",
      "Title is required",
    );
  });

  it("of the first contact's address, in its row", () => {
    const values = { email: "press", pressContacts: [{ ...noContact, name: "Petra" }] };
    const html = draw(ContactRows, { kind: "brand", values, errors: { email: "E-mail must be an address" } });
    describes(html, "pressContacts.0.email", "E-mail must be an address");
  });

  it("opens a stored piece that was refused, and keeps the others closed", () => {
    const piece = (id: string, title: string) => ({ ...emptyWork, id, title, type: "Article" });
    const workSamples = [piece("a", "One night"), piece("b", "Two nights")];
    const errors = { "workSamples.1.url": "Address must be a web address" };
    const html = draw(CreatorPortfolio, { values: { workSamples }, errors });
    expect(html).toContain('aria-label="Edit One night"');
    describes(html, "workSamples.1.url", "Address must be a web address");
  });
});

const noContact = { name: "", role: "", email: "", phone: "", languages: "", hours: "", image: "" };

describe("social platforms", () => {
  it("are offered once each, and none when all are there", () => {
    const row = (network: BuilderValues["socialMedia"][number]["network"]) => ({
      ...{ network, handle: "@a", url: "", followers: "10k" },
    });
    const one = draw(SocialRows, { values: { socialMedia: [row("instagram")] } });
    expect(one).toContain("Read as 10,000");
    expect(one.match(/>Instagram</g)).toHaveLength(1);
    const all = (["instagram", "x", "linkedin", "tiktok", "youtube", "facebook"] as const).map(row);
    expect(draw(SocialRows, { values: { socialMedia: all } })).toContain("6 platforms is the most");
  });
});

describe("choices and tags", () => {
  it("keep what the list does not have, to be taken away", () => {
    const html = draw(Publications, { kind: "press", values: { pressTypes: ["Print", "Zine"] } });
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(html).toContain("Zine");
  });

  it("offer a brand the list of the trade, and let publications be ordered", () => {
    expect(draw(BrandPortfolio, { kind: "brand" })).toContain("Choose from 34");
    const html = draw(Publications, {
      kind: "press",
      values: { publications: ["North Post", "South Post"] },
    });
    expect(html).toContain('aria-label="Hold to move North Post"');
    expect(html).toContain('value="South Post"');
  });

  it("ask for the beats of each expertise", () => {
    const values = { expertise: ["Travel", "Food"], beats: { Travel: ["night trains"] } };
    const html = draw(PressExpertise, { kind: "press", values });
    expect(html).toContain("Beats in Travel");
    expect(html).toContain("Beats in Food");
    expect(html).toContain("night trains");
  });

  it("show a price that nothing chosen asks for, so that none is saved unseen", () => {
    const rates = [{ contentType: "live", platform: "twitch", price: "80" }];
    const html = draw(CreatorContent, { values: { rates } });
    expect(html).toContain('aria-label="Live on Twitch, dollars"');
    expect(html).toContain('value="80"');
  });
});
