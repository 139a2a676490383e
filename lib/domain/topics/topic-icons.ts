import { foldText } from "@/lib/core/fold-text";

/** Lucide icon names; the first rule whose word occurs in the name wins (spec 1 section 9). */
const topicRules: readonly [RegExp, string][] = [
  [/film|movie|cinema|television|\btv\b|documentar|animation/, "clapperboard"],
  [/celebrit|interview|people|profile/, "mic-vocal"],
  [/beauty|skincare|make-?up|fragrance|hair|grooming/, "sparkles"],
  [/fashion|style|menswear|jewel/, "shirt"],
  [/food|drink|cook|restaurant|baking|wine|beer|coffee|gastronom/, "utensils"],
  [/rail|train/, "train-front"],
  [/travel|touris|hotel|cruise|destination/, "plane"],
  [/tech|software|\bai\b|cyber|robot|digital|chips|data|internet|gadget/, "cpu"],
  [/health|medicin|hospital|wellbeing|wellness/, "heart-pulse"],
  [/financ|bank|market|invest|pension|insur|crypto|tax|venture/, "landmark"],
  [/business|econom|industr|trade|retail|commerce/, "briefcase"],
  [/sport|football|tennis|athletic|golf|fitness/, "trophy"],
  [/music|concert|radio|podcast/, "headphones"],
  [/environment|climate|sustainab|wildlife|forest|nature/, "leaf"],
  [/energy|electric/, "zap"],
  [/educat|school|universit|teach/, "graduation-cap"],
  [/scienc|research|physic|biolog|space/, "flask-conical"],
  [/politic|government|law|court|election/, "scale"],
  [/real estate|property|housing|home|interior|architect/, "house"],
  [/automotive|\bcars?\b|vehicle|motor/, "car"],
  [/book|literature|language/, "book-open"],
  [/art|culture|museum|theatre|design/, "palette"],
  [/weather|forecast|season/, "cloud-sun"],
  [/animal|pet/, "paw-print"],
  [/family|parent/, "baby"],
];

const perkRules: readonly [RegExp, string][] = [
  [/hotel|stay|hosting|lodg|accommodation|night/, "bed-double"],
  [/dollar|\$|paid|fee|rate|affiliate|money|budget|discount|commission/, "circle-dollar-sign"],
  [/drinks?\b|cocktail|wine|beer|bar\b/, "martini"],
  [/beverage|coffee|tea\b|juice|water/, "cup-soda"],
  [/products?\b|samples?\b|gift|loan|loaner/, "package"],
  [/quote|comment/, "quote"],
  [/interview|call|phone/, "mic"],
  [/photo|headshot|picture|image/, "camera"],
  [/video|film|footage/, "video"],
  [/paper|report|release|study|research/, "file-text"],
  [/event|ticket|conference|briefing|invitation/, "calendar-days"],
  [/exclusive|embargo|first/, "star"],
];

function iconFor(rules: readonly [RegExp, string][], name: string, fallback: string): string {
  const folded = foldText(name);
  return rules.find(([pattern]) => pattern.test(folded))?.[1] ?? fallback;
}

/** Lucide icon name for a topic's label. */
export function topicIcon(name: string): string {
  return iconFor(topicRules, name, "tag");
}

/** Lucide icon name for a perk by the words in its name: what own perks get, as they stand in no list. */
export function perkIcon(name: string): string {
  return iconFor(perkRules, name, "gift");
}
