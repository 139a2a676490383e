import { foldText } from "@/lib/utils/fold-text";

type Rule = readonly [pattern: RegExp, icon: string];

/** Words are looked for from their first letter on: "hospital" is not in "hospitality", nor "art" in "start-up". */
const rule = (starts: string, icon: string): Rule => [new RegExp(`\\b(?:${starts})`), icon];

/** These are Lucide icon names; the first rule with a word of the name wins. */
const topicRules: readonly Rule[] = [
  rule("film|movie|cinema|television|tv\\b|documentar|animation", "clapperboard"),
  rule("celebrit|interview|people|profile", "mic-vocal"),
  rule("beauty|skincare|make-?up|fragrance|hair|grooming", "sparkles"),
  rule("fashion|style|menswear|jewel|streetwear|workwear", "shirt"),
  rule("food|drink|cook|restaurant|baking|wines?\\b|beer|coffee|gastronom|nutrition", "utensils"),
  rule("rail|trains?\\b", "train-front"),
  rule("travel|touris|hospitality|hotel|cruise|destination|aviation", "plane"),
  rule("automotive|cars?\\b|vehicle|motor(?! sport)|self-driving", "car"),
  rule("electric vehicle", "car"),
  rule("football|tennis|golf|motor sport|e?sports?\\b|athletic|fitness|martial arts|olympic", "trophy"),
  rule(
    "tech|fintech|edtech|biotech|agritech|software|ai\\b|cyber|robot|digital|chips|data\\b|internet|gadget|blockchain",
    "cpu",
  ),
  rule("health|medicin|hospitals?\\b|wellbeing|wellness|nursing|pharma|cancer|vaccin", "heart-pulse"),
  rule("financ|banks?\\b|banking|markets?\\b|invest|pension|insur|crypto|tax\\b|taxes|venture", "landmark"),
  rule("business|econom|industr|trade|retail|e-commerce|commerce\\b|start-?ups?\\b|marketing", "briefcase"),
  rule("music|concert|radio|podcast", "headphones"),
  rule("environment|climate|sustainab|wildlife|forest|nature|agricultur|farm|garden", "leaf"),
  rule("energy|electric", "zap"),
  rule("educat|school|universit|teach|vocational", "graduation-cap"),
  rule("scien|research|physic|biolog|space\\b", "flask-conical"),
  rule("politic|government|laws?\\b|courts?\\b|election|crime", "scale"),
  rule("real estate|property|housing|homes?\\b|interior|architect", "house"),
  rule("books?\\b|literature|language", "book-open"),
  rule("arts?\\b|cultur|museum|theatre|design", "palette"),
  rule("weather|forecast|seasons?\\b", "cloud-sun"),
  rule("animal|pets?\\b", "paw-print"),
  rule("famil|parent", "baby"),
];

const perkRules: readonly Rule[] = [
  [/\$/, "circle-dollar-sign"],
  rule("hotel|stay|hosting|lodg|accommodation|nights?\\b|overnight", "bed-double"),
  rule("dollar|paid|fees?\\b|rates?\\b|affiliate|money|budget|discount|commission", "circle-dollar-sign"),
  rule("drinks?\\b|cocktail|wines?\\b|beer|bars?\\b", "martini"),
  rule("beverage|coffee|teas?\\b|juice|water", "cup-soda"),
  rule("products?\\b|samples?\\b|gift|loan", "package"),
  rule("quote|comment", "quote"),
  rule("interview|calls?\\b|phone", "mic"),
  rule("photo|headshot|picture|image", "camera"),
  rule("video|film|footage", "video"),
  rule("papers?\\b|report|release|stud(?:y|ies)\\b|research", "file-text"),
  rule("event|ticket|conference|briefing|invitation", "calendar-days"),
  rule("exclusive|embargo|first", "star"),
];

function iconFor(rules: readonly Rule[], name: string, fallback: string): string {
  const folded = foldText(name);
  return rules.find(([pattern]) => pattern.test(folded))?.[1] ?? fallback;
}

export function topicIcon(name: string): string {
  return iconFor(topicRules, name, "tag");
}

/** Custom perks are in no list, so their Lucide icon is chosen by the words in the name. */
export function perkIcon(name: string): string {
  return iconFor(perkRules, name, "gift");
}
