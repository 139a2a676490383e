import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FurtherPictures } from "@/components/newsrooms/releases/release-pictures";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";

const picture = (n: number, width = 1600, height = 1067) =>
  ({
    ...{ id: `p-${n}`, kind: "photo", url: `/files/${n}.webp`, originalUrl: null, caption: `Picture ${n}` },
    ...{ title: "", size: null, width, height, blur: null, renditions: [], credit: "" },
    ...{ creator: "", copyright: "", contentType: "image/jpeg", duration: null, fileName: "" },
  }) as unknown as AssetView;
const draw = (pictures: AssetView[]) => renderToStaticMarkup(<FurtherPictures pictures={pictures} />);
/** How many pictures each row has. */
const rowsOf = (html: string) =>
  html
    .split("md:flex")
    .map((row) => row.split("<img").length - 1)
    .slice(1);

it("puts two further pictures in a row, and the odd one of them in the first by itself", () => {
  const rows = [1, 2, 3, 4].map((count) => rowsOf(draw(Array.from({ length: count }, (_, n) => picture(n)))));
  expect(rows).toEqual([[1], [2], [1, 2], [2, 2]]);
});

it("keeps the shape of a portrait, a square and a panorama, which has a row to itself", () => {
  const html = draw([picture(1, 800, 1200), picture(2, 900, 900), picture(3, 6000, 1000)]);
  expect(rowsOf(html)).toEqual([2, 1]);
  for (const shape of [800 / 1200, 1, 6]) expect(html).toContain(`aspect-ratio:${shape}`);
});
