import type { ListedRelease } from "@/lib/domain/newsrooms/releases/schema";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";

export type HiddenParts = {
  /** Addresses of hidden stories: their release is not public. */
  urls: string[];
  /** Hidden pictures: deleted, or of a release that is not public. */
  images: string[];
};

/** A release as a featured story: its headline, its first sentences, its first topic and its address. */
export const storyOf = ({ title, summary, url, tags }: ListedRelease, image: string): HeroStoryView => ({
  title,
  url,
  image,
  subtitle: summary,
  type: tags[0] ?? "",
});

/** Names the story at which the carousel begins with so many stories (docs/product.md#profiles). */
export function describeStart(count: number): string {
  if (count === 0)
    return "Nothing is featured: your newsroom opens with its newest releases that have a picture.";
  if (count === 1) return "Your newsroom opens with this one.";
  if (count < 3)
    return "Your newsroom opens with the last of these and goes round. From three on it opens with the third.";
  return "Your newsroom opens with the third of these and goes round.";
}
