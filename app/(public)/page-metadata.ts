import type { Metadata } from "next";
import { siteOrigin } from "@/lib/site";

/** Title, description, canonical and sharing facts of one of our own pages. Whole addresses from running settings. */
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
  const facts = { title, description };
  return {
    title: absolute ? { absolute: title } : title,
    description,
    ...(origin
      ? {
          alternates: { canonical: `${origin}${path}` },
          openGraph: { type: "website", ...facts, url: `${origin}${path}` },
          twitter: { card: "summary_large_image", ...facts },
        }
      : {}),
  };
}
