import type { Metadata } from "next";
import { shareMetadata } from "@/app/(public)/_shared/share-metadata";
import { ALL_NEWS } from "@/lib/domain/discovery/syndication/events";
import { ownPages } from "@/lib/domain/discovery/syndication/pages";
import { pageCard } from "@/lib/domain/discovery/syndication/views";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { feedTitle } from "@/lib/formats/feeds/feed";
import { PRODUCT_NAME } from "@/lib/product";
import { siteOrigin } from "@/lib/site";

/**
 * Returns title, description, canonical and sharing facts of one of our own pages, which is listed in `ownPages`. Whole
 * addresses come from running settings.
 */
export function pageMetadata({
  path,
  title,
  description,
  absolute = false,
}: {
  path: string;
  title: string;
  description: string;
  /** The title stands alone, without the product's name behind it. */
  absolute?: boolean;
}): Metadata {
  const origin = siteOrigin();
  const page = ownPages.find((page) => page.path === path);
  const card = page && pageCard(page.name);
  return {
    title: absolute ? { absolute: title } : title,
    description,
    ...(origin && page && card
      ? {
          alternates: {
            canonical: `${origin}${path}`,
            ...(path === "/" || isNewsroomType(page.kind) ? { types: allNews(origin) } : {}),
          },
          ...shareMetadata(origin, ["pages", page.name, card], {
            type: "website",
            title,
            description,
            url: `${origin}${path}`,
            siteName: PRODUCT_NAME,
          }),
        }
      : {}),
  };
}

/** Feed readers that are given our first page or a directory of newsrooms find the news of all newsrooms. */
function allNews(origin: string) {
  const title = feedTitle();
  const at = (file: string) => [{ url: `${origin}${ALL_NEWS}/${file}`, title }];
  return {
    "application/rss+xml": at("feed.xml"),
    "application/atom+xml": at("atom.xml"),
    "application/feed+json": at("feed.json"),
  };
}
