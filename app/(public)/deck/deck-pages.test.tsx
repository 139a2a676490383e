import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { investorDeck } from "@/components/discovery/deck/investor-deck";
import { plansSlide } from "@/components/discovery/deck/plans-slide";
import { technicalDeck } from "@/components/discovery/deck/technical-deck";
import { feeText, plans } from "@/lib/domain/accounts/plans/rules";
import { decks } from "@/lib/domain/discovery/decks/deck-types";
import { ownPages } from "@/lib/domain/discovery/syndication/pages";
import { pageCard } from "@/lib/domain/discovery/syndication/views";
import { slugCandidates } from "@/lib/domain/profiles/slugs/slug";
import { resetSettings } from "@/lib/platform/settings/settings";
import { deckPath, deckTypes } from "@/lib/utils/deck-paths";
import DeckPage, { generateMetadata } from "./[deckType]/page";
import SpeakerPage, { generateMetadata as speakerMetadata } from "./[deckType]/speaker/page";
import DecksPage from "./page";
import { readDeck } from "./read-deck";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => "/deck",
}));

const of = (deckType: string) => ({ params: Promise.resolve({ deckType }) });
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part = ""]) => part);

const facts = {
  ...{ bench: [], isBeta: true, onSale: false, supportEmail: null, limits: null },
  ...{ accessMinutes: 15, sessionDays: 7 },
};

describe.each(deckTypes)("the %s deck", (type) => {
  it("has ten to twelve slides of different names, each with something to say", async () => {
    const { deck } = await readDeck(of(type));
    expect(deck.slides.length).toBeGreaterThanOrEqual(10);
    expect(deck.slides.length).toBeLessThanOrEqual(12);
    expect(new Set(deck.slides.map(({ name }) => name)).size).toBe(deck.slides.length);
    for (const { notes } of deck.slides) expect(notes.length).toBeGreaterThan(0);
  });

  it.each([
    ["to show", DeckPage],
    ["to speak by", SpeakerPage],
  ])(
    "is whole without a script, %s: one headline, no id twice, every anchor and picture there",
    async (_, Page) => {
      const { deck } = await readDeck(of(type));
      const html = renderToStaticMarkup(await Page(of(type)));
      expect(found(html, /(<h1)/g)).toHaveLength(1);
      expect(found(html, /(<main id="main")/g)).toHaveLength(1);
      const ids = found(html, / id="([^"]+)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      for (const anchor of found(html, /href="#([^"]+)"/g)) expect(ids).toContain(anchor);
      for (const picture of found(html, /(?:src|srcSet)="(\/[^" ]+\.webp)"/g))
        expect(existsSync(`public${picture}`), picture).toBe(true);
      for (const [at, { name }] of deck.slides.entries())
        expect(html).toContain(`Slide ${at + 1} of ${deck.slides.length}: ${name}`);
    },
  );

  it("writes times of day with a colon", async () => {
    const text = renderToStaticMarkup(await DeckPage(of(type))).replace(/<[^>]*>/g, " ");
    expect(text.match(/, (?:[01]\d|2[0-3])\.[0-5]\d\b/g)).toBeNull();
  });

  it("has its own address, a description that fits, and its own picture", async () => {
    const { description, alternates } = await generateMetadata(of(type));
    expect(alternates?.canonical).toBe(`http://localhost:3999${deckPath(type)}`);
    expect(String(description).length).toBeLessThanOrEqual(165);
    const card = pageCard(`deck-${type}`);
    expect(card).toMatchObject({ title: decks[type].title, kicker: `${decks[type].label} deck` });
    expect(existsSync(`public${card?.picture}`)).toBe(true);
    expect(await speakerMetadata(of(type))).toMatchObject({ robots: { index: false } });
  });
});

it("any other name is no deck", async () => {
  for (const name of ["sales", "Investor", "investor.html", "constructor"])
    await expect(readDeck(of(name))).rejects.toThrow(/404/);
});

it("the list leads to all of them; the map names them, and no profile gets their address", () => {
  const html = renderToStaticMarkup(<DecksPage />);
  const addresses = ["/deck", ...deckTypes.map(deckPath)];
  for (const address of addresses.slice(1)) expect(html).toContain(`href="${address}"`);
  expect(ownPages.map(({ path }) => path)).toEqual(expect.arrayContaining(addresses));
  const [slug] = slugCandidates("Deck", "brand");
  expect(slug).toBe("deck-1");
});

describe("what slides claim", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    resetSettings();
  });

  it("is left out where it was not measured", () => {
    const names = [investorDeck(facts), technicalDeck(facts)].flatMap(({ slides }) => slides);
    expect(names.filter(({ name }) => /fast|measured|100,000/i.test(name))).toEqual([]);
    const html = names.map(({ drawn }) => renderToStaticMarkup(drawn)).join("");
    expect(html).not.toMatch(/Measured \d/);
    expect(html).not.toContain("Set on this server");
  });

  it("is what this server is set to", async () => {
    vi.stubEnv("RATE_LIMIT_ANONYMOUS", "4321");
    vi.stubEnv("SUPPORT_EMAIL", "help@wire.example");
    resetSettings();
    const html = renderToStaticMarkup(await DeckPage(of("technical")));
    expect(html).toContain("4,321");
    expect(html).toContain('href="mailto:help@wire.example"');
  });

  it("calls planned what is not there: all plans but the beta's, and after it the one that is not sold yet", () => {
    const states = (isBeta: boolean, onSale = false) => {
      const html = renderToStaticMarkup(plansSlide({ ...facts, isBeta, onSale }).drawn);
      expect(html).toContain(feeText(plans.premium.monthlyFee));
      const heads = found(html, /<th scope="col">(.*?)<\/th>/g);
      return heads.map((head) =>
        head
          .replace(/<[^>]+>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      );
    };
    expect(states(true)).toEqual(["Beta Today", "Basic Planned", "Premium Planned"]);
    expect(states(false)).toEqual(["Basic Today", "Premium Planned"]);
    expect(states(false, true)).toEqual(["Basic Today", "Premium Today"]);
  });
});
