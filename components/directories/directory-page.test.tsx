import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DirectoryPage } from "./directory-page";

vi.mock("next/navigation", () => ({ usePathname: () => "/press" }));

const pagination = { page: null, limit: 24, total: 0, totalPages: null, hasMore: false, nextCursor: null };
const draw = (more: object = {}) =>
  renderToStaticMarkup(
    <DirectoryPage kind="press" address={{}} cards={[]} pagination={pagination} {...more} />,
  );

it("says what was searched for instead of the text in the address", () => {
  const text = draw({ address: { q: "lonjitude" }, correctedTo: "longitude" }).replace(/<[^>]*>/g, "");
  expect(text).toContain("Showing results for longitude");
  expect(draw()).not.toContain("Showing results");
});
