import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { BottomBar } from "@/components/layout/bottom-bar";
import { Rail } from "@/components/layout/rail";
import { matchingItems } from "./shell-items";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/matching" }));

const counts = { pitches: 4, matches: 12, inbox: 9, received: 6, sent: 3, waiting: 2 };
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
