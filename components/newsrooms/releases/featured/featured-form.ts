import { z } from "zod";
import type { ListedRelease } from "@/lib/domain/newsrooms/releases/schema";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { updateProfileInput } from "@/lib/domain/profiles/profiles/input";

const rules = updateProfileInput.pick({ heroStories: true });

/** The featured stories in their order, every field there; what the API refuses is said at its field. */
export type FeaturedForm = { heroStories: HeroStoryView[] };

export const featuredForm = z.custom<FeaturedForm>().superRefine((value, context) => {
  const checked = rules.safeParse(value);
  if (checked.success) return;
  for (const { message, path } of checked.error.issues) context.addIssue({ code: "custom", message, path });
});

export type HiddenParts = {
  /** Addresses of hidden stories: their release is not public. */
  urls: string[];
  /** Hidden pictures: deleted, or of a release that is not public. */
  images: string[];
};

export const noStory: HeroStoryView = { title: "", subtitle: "", url: "", type: "", image: "" };

/** A release as a featured story: its headline, its first sentences, its first topic and its address. */
export const storyOf = ({ title, summary, url, tags }: ListedRelease, image: string): HeroStoryView => ({
  ...{ title, url, image },
  subtitle: summary,
  type: tags[0] ?? "",
});

/** Where the carousel begins with so many stories (docs/product.md#profiles). */
export function describeStart(count: number): string {
  if (count === 0)
    return "Nothing is featured: your newsroom opens with its newest releases that have a picture.";
  if (count < 3)
    return "Your newsroom opens with the last of these and goes round. From three on it opens with the third.";
  return "Your newsroom opens with the third of these and goes round.";
}
