import type { NewsroomView, ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { CONTEXT, imageFacts } from "@/lib/formats/json-ld/facts";
import { PRODUCT_NAME } from "@/lib/product";

/**
 * Writes a release as schema.org's NewsArticle (Google's article rules); addresses are whole. `drawn` is the address of
 * its drawn picture, which stands for photos where there are none.
 */
export function newsArticle(release: ReleaseView, newsroom: NewsroomView, origin: string, drawn: string) {
  const url = `${origin}${release.url}`;
  const organization = {
    "@type": "Organization",
    name: newsroom.name,
    url: `${origin}${newsroom.url}`,
    ...(newsroom.logoUrl ? { logo: `${origin}${newsroom.logoUrl}` } : {}),
  };
  const photos = release.pictures.flatMap((picture) => imageFacts(picture, newsroom, origin) ?? []);
  return {
    "@context": CONTEXT,
    "@type": "NewsArticle",
    headline: [...release.title].slice(0, 110).join(""),
    ...(release.subtitle ? { description: release.subtitle } : {}),
    url,
    mainEntityOfPage: url,
    datePublished: release.liveAt,
    dateModified: release.correctedAt ?? release.liveAt,
    ...(release.dateline ? { dateline: release.dateline } : {}),
    ...(release.tags.length > 0 ? { keywords: release.tags } : {}),
    ...(release.versions.some(({ note }) => note)
      ? { correction: release.versions.filter(({ note }) => note).map(({ note }) => note) }
      : {}),
    image: photos.length > 0 ? photos : [drawn],
    author: organization,
    publisher: organization,
    isAccessibleForFree: true,
    provider: { "@type": "Organization", name: PRODUCT_NAME, url: origin },
  };
}

/** Nothing in the JSON can end the script element, or a line of what reads it as a script. */
export const scriptJson = (value: object) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
