import type { NewsroomView, ReleaseView } from "@/lib/domain/releases/schema";
import { PRODUCT_NAME } from "@/lib/product";

/** A release as schema.org's NewsArticle (Google's article rules); addresses are whole. */
export function newsArticle(release: ReleaseView, newsroom: NewsroomView, origin: string) {
  const url = `${origin}${release.url}`;
  const organization = {
    "@type": "Organization",
    name: newsroom.name,
    url: `${origin}${newsroom.url}`,
    ...(newsroom.avatarUrl ? { logo: `${origin}${newsroom.avatarUrl}` } : {}),
  };
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: release.title.slice(0, 110),
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
    image: release.pictures.flatMap(({ url: file, caption, credit, creator, copyright, width, height }) =>
      file
        ? [
            {
              "@type": "ImageObject",
              url: `${origin}${file}`,
              ...(width && height ? { width, height } : {}),
              ...(caption ? { caption } : {}),
              ...(credit ? { creditText: credit } : {}),
              ...(creator ? { creator: { "@type": "Person", name: creator } } : {}),
              ...(copyright ? { copyrightNotice: copyright } : {}),
            },
          ]
        : [],
    ),
    author: organization,
    publisher: organization,
    isAccessibleForFree: true,
    provider: { "@type": "Organization", name: PRODUCT_NAME, url: origin },
  };
}

/** JSON for a script element: nothing in it can end the element. */
export const scriptJson = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");
