import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FurtherPictures } from "@/components/newsrooms/releases/release-pictures";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";

const picture = (n: number) =>
  ({
    ...{ id: `p-${n}`, kind: "photo", url: `/files/${n}.webp`, originalUrl: null, caption: `Picture ${n}` },
    ...{ title: "", size: null, width: 1600, height: 1067, blur: null, renditions: [], credit: "" },
    ...{ creator: "", copyright: "", contentType: "image/jpeg", duration: null, fileName: "" },
  }) as unknown as AssetView;
const wide = (count: number) =>
  renderToStaticMarkup(
    <FurtherPictures pictures={Array.from({ length: count }, (_, n) => picture(n))} />,
  ).match(/md:col-span-full/g)?.length ?? 0;

it("of an odd number of further pictures the first takes both columns, of an even none does", () => {
  expect([1, 2, 3, 4].map(wide)).toEqual([1, 0, 1, 0]);
});
