/**
 * Builders and pitch pages choose from these lists, which are safe in a browser. The taxonomy on the server resolves
 * which topic a name means; `options.test.ts` proves that each name is known there.
 */

/** The types of pieces of work, as their addresses show them. */
export { LINK_TYPES as workTypes } from "@/lib/platform/safe-fetch/link-type";

/** Creators post on these networks, which are offered in this order. */
export const creatorPlatforms = ["instagram", "tiktok", "youtube", "x", "linkedin", "facebook"] as const;

/** A brand's featured stories are offered these types; any other word is accepted (docs/product.md#profiles). */
export const brandStoryTypes = ["BRAND", "STARTUP", "PRODUCT", "CAMPAIGN", "EVENT"] as const;

export const accountTypes = {
  brand: ["individual", "management"],
  source: ["individual", "company"],
} as const;

/** The types of a source's resources, as stored. */
export const resourceTypes = [
  "press-release",
  "report",
  "whitepaper",
  "case-study",
  "media-kit",
  "other",
] as const;
export type ResourceType = (typeof resourceTypes)[number];
export const resourceTypeLabels: Record<ResourceType, string> = {
  "press-release": "Press Release",
  report: "Report",
  whitepaper: "White Paper",
  "case-study": "Case Study",
  "media-kit": "Media Kit",
  other: "Other",
};

/** The sectors of a source. */
export const sourceIndustries = [
  "Technology",
  "Healthcare",
  "Finance",
  "Education",
  "Energy",
  "Environment",
  "Science",
  "Government",
  "Nonprofit",
  "Manufacturing",
  "Retail",
  "Travel & Tourism",
  "Arts & Entertainment",
] as const;

export const brandTopics = [
  "Technology",
  "AI",
  "Software",
  "Consumer Electronics",
  "Startups",
  "Business",
  "Finance",
  "Fintech",
  "Retail",
  "E-commerce",
  "Marketing",
  "Media",
  "Entertainment",
  "Film",
  "Music",
  "Books",
  "Design",
  "Architecture",
  "Fashion",
  "Beauty",
  "Food & Beverage",
  "Travel",
  "Hospitality",
  "Home & Garden",
  "Family",
  "Pets",
  "Health",
  "Fitness",
  "Sports",
  "Automotive",
  "Real Estate",
  "Energy",
  "Sustainability",
  "Education",
] as const;

/** Both kinds of pitch pages have these topics, and templates are sorted by them (docs/product.md#pitch-templates). */
export const pitchTopics = [
  "Technology",
  "Healthcare",
  "Finance",
  "Retail",
  "Fashion",
  "Food & Beverage",
  "Travel",
  "Education",
  "Entertainment",
  "Sports",
  "Real Estate",
  "Automotive",
] as const;

export const pressTypes = [
  "Online",
  "Print",
  "TV",
  "Radio",
  "Blog",
  "Photo",
  "Video",
  "Podcast",
  "Newsletter",
  "Critic",
  "News",
  "Features",
  "Essay",
  "Editor",
  "Investigative",
  "Opinion",
] as const;

export const paidMediaTypes = [
  "YouTube",
  "Instagram",
  "TikTok",
  "Facebook",
  "Online",
  "Print",
  "TV",
  "Radio",
  "Podcast",
] as const;

/** Two letters of ISO 639-1, and the name in English. */
export const languages = [
  ["en", "English"],
  ["es", "Spanish"],
  ["fr", "French"],
  ["de", "German"],
  ["it", "Italian"],
  ["pt", "Portuguese"],
  ["nl", "Dutch"],
  ["sv", "Swedish"],
  ["da", "Danish"],
  ["nb", "Norwegian"],
  ["pl", "Polish"],
  ["uk", "Ukrainian"],
  ["ar", "Arabic"],
  ["hi", "Hindi"],
  ["zh", "Chinese"],
  ["ja", "Japanese"],
  ["ko", "Korean"],
] as const;
