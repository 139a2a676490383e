import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { AppMobileMenu } from "@/components/layout/app-mobile-menu";
import { BottomBar } from "@/components/layout/bottom-bar";
import { Rail } from "@/components/layout/rail";
import { lowItems, matchingItems } from "./shell-items";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/matching" }));

const counts = { pitches: 4, matches: 12, inbox: 9, received: 6, sent: 3, waiting: 2, elsewhere: [] };
const viewer = { name: "Maren", accent: "press", typeLabel: "Press", planLabel: "Premium" } as const;
/** The places' names as screen readers say them. */
const namesIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="\/matching[^>]*>(.*?)<\/a>/gs)].map(([, inner = ""]) =>
    inner.replace(/<svg.*?<\/svg>/gs, "").replace(/<[^>]+>/g, ""),
  );

it("names on the rail what each count counts, and counts in the inbox what waits", () => {
  const items = matchingItems(counts);
  const html = renderToStaticMarkup(
    <Rail label="Matching" viewer={viewer} items={items} lowItems={[]} current="" />,
  );
  expect(namesIn(html)).toEqual([
    "Pitches, 4 saved",
    "Discover",
    "Matches, 12 mutual",
    "Inbox, 2 waiting for you",
  ]);
});

it("counts on the bar of phones what waits alone, and nothing where nothing does", () => {
  const bar = (waiting: number) =>
    namesIn(
      renderToStaticMarkup(
        <BottomBar label="Matching" items={matchingItems({ ...counts, waiting })} current="" />,
      ),
    );
  expect(bar(2)).toEqual(["Pitches", "Discover", "Matches", "Inbox, 2 waiting for you"]);
  expect(bar(0).at(-1)).toBe("Inbox");
});

const newsroom = ["/releases", "/assets", "/pitch-pages", "/contacts"];
const tools = {
  brand: newsroom,
  source: newsroom,
  press: ["/work", "/requests"],
  paid: ["/work", "/assets"],
};

it.each(Object.entries(tools))(
  "C1: %s finds the way to their tools in the rail and in the phone's menu",
  (accent, hrefs) => {
    const type = accent as keyof typeof tools;
    const places = ["/dashboard", ...hrefs, "/analytics", "/company-management", "/settings"];
    const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    const low = lowItems({ accent: type, companyPath: "/company-management" });
    for (const current of places) {
      const shell = { viewer: { ...viewer, accent: type }, current };
      const rail = renderToStaticMarkup(<Rail label="Matching" items={[]} lowItems={low} {...shell} />);
      const menu = renderToStaticMarkup(<AppMobileMenu items={low} {...shell} />);
      expect(linksOf(rail).slice(1)).toEqual(places);
      expect(linksOf(menu)).toEqual(expect.arrayContaining(places));
      for (const html of [rail, menu]) {
        const open = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
        expect(open).toEqual([expect.stringContaining(`href="${current}"`)]);
      }
    }
  },
);

it("C1: names the four places of a newsroom as one group, in the rail and in the phone's menu", () => {
  const shell = { viewer, current: "/assets" };
  for (const html of [
    renderToStaticMarkup(
      <Rail label="Matching" items={[]} lowItems={lowItems({ accent: "brand" })} {...shell} />,
    ),
    renderToStaticMarkup(<AppMobileMenu items={lowItems({ accent: "brand" })} {...shell} />),
  ]) {
    const [, group = ""] = /<ul aria-label="Newsroom"[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
    const names = group
      .replace(/<[^>]+>/g, " ")
      .trim()
      .split(/ {2,}/);
    expect(names).toEqual(["Releases", "Assets", "Pitch pages", "Contacts"]);
  }
});
