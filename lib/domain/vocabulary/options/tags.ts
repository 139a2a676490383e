import { foldText } from "@/lib/utils/fold-text";

/** The tag editor suggests these, as tags are stored: in lower case. Each is known to the taxonomy. */
export const suggestedTags = [
  "accessibility, activism, adventure travel, advertising, agriculture, ai, archaeology, architecture, artificial intelligence",
  "astronomy, automotive, aviation, baking, banking, beauty, biodiversity, biotech, blockchain, books",
  "business, camping, careers, charity, circular economy, city breaks, climate change, cloud, coffee, construction",
  "cooking, crafts, creator economy, crypto, cruises, culture, cybersecurity, cycling, dance, data privacy",
  "design, diversity & inclusion, diy, e-commerce, economics, education, elections, electric vehicles, energy, energy storage",
  "entertainment, entrepreneurship, environment, esports, ethical fashion, family, family travel, farming, fashion, festivals",
  "film, finance, fintech, fitness, food, football, fragrance, future of work, gadgets, gardening",
  "golf, government, health, heritage, higher education, hiking, history, home improvement, hospitality, hotels",
  "housing, human rights, insurance, interiors, investing, journalism, law, leadership, lifestyle, logistics",
  "luxury, manufacturing, marketing, mental health, migration, museums, music, nutrition, oceans, opera",
  "outdoors, parenting, personal finance, pets, photography, podcasts, politics, rail travel, real estate, recycling",
  "renewable energy, research, restaurants, retail, robotics, running, science, skincare, sleep, slow travel",
  "social media, software, space, sports, startups, sustainability, sustainable fashion, sustainable travel, tax, technology",
  "tennis, theatre, travel, vegan, venture capital, weddings, wellness, wildlife, wine, winter sports, yoga, youth",
].flatMap((line) => line.split(", "));

export const MAX_SUGGESTIONS = 8;

/** A tag is stored in lower case, trimmed, its spaces single. */
export const normalizeTag = (typed: string) => typed.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Suggests tags for what was typed, at most eight: those that begin with it, then those with a word that does, each in
 * the order of `known`. None for an empty text; those of `chosen` are left out. Case and accents do not count.
 */
export function suggestTags(
  typed: string,
  chosen: readonly string[] = [],
  vocabulary: readonly string[] = suggestedTags,
): string[] {
  const query = foldText(normalizeTag(typed));
  if (query === "") return [];
  const taken = new Set(chosen.map((tag) => foldText(normalizeTag(tag))));
  const begins: string[] = [];
  const within: string[] = [];
  for (const tag of vocabulary) {
    const folded = foldText(tag);
    if (taken.has(folded)) continue;
    if (folded.startsWith(query)) begins.push(tag);
    else if (folded.split(/[\s&/-]+/).some((word) => word.startsWith(query))) within.push(tag);
  }
  return [...begins, ...within].slice(0, MAX_SUGGESTIONS);
}
