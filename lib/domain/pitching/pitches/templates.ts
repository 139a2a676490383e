import { pitchTopics } from "@/lib/domain/vocabulary/options/options";
import { resolveTopics, topicSimilarity } from "@/lib/domain/vocabulary/topics/taxonomy";
import { parseUserType, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { foldText } from "@/lib/utils/fold-text";
import type { PitchText } from "./pitch-text";
import { templateRows } from "./templates-data";

/** Templates are sorted by the topics of the pitch wizard (docs/product.md#pitch-templates). */
export const templateIndustries = pitchTopics;

export type TemplateIndustry = (typeof templateIndustries)[number];

/** A pitch to fill in: square brackets hold what only the writer knows. It fits the limits of the fields. */
export interface PitchTemplate extends PitchText {
  /** The id is stable: "brand-travel", "press-general". */
  id: string;
  userType: UserType;
  /** Null for the general one. */
  industry: TemplateIndustry | null;
  perks: string[];
}

function parseRow(line: string): PitchTemplate {
  const cells = line.split("|").map((cell) => cell.trim());
  const [type = "", name = "", title = "", who = "", what = "", where = "", when = "", why = "", perks = ""] =
    cells;
  const industry = templateIndustries.find((option) => option === name) ?? null;
  const slug = foldText(industry ?? "general").replace(/[^a-z]+/g, "-");
  return {
    id: `${type.replace("_", "-")}-${slug}`,
    userType: parseUserType(type) ?? "brand",
    industry,
    title,
    who,
    what,
    where,
    when,
    why,
    perks: perks.split(",").map((perk) => perk.trim()),
  };
}

const templates: readonly PitchTemplate[] = templateRows
  .split("\n")
  .filter((line) => line.includes("|"))
  .map(parseRow);

/**
 * Resolves the wizard's industry that a name means: itself in any case, else the nearest by topic ("Hotels": Travel);
 * else null.
 */
export function resolveTemplateIndustry(name: string): TemplateIndustry | null {
  const exact = templateIndustries.find((option) => foldText(option) === foldText(name.trim()));
  if (exact) return exact;
  const wanted = resolveTopics([name]);
  const ranked = templateIndustries
    .map((industry) => ({
      industry,
      nearness: Math.max(
        0,
        ...wanted.flatMap((topic) => resolveTopics([industry]).map((other) => topicSimilarity(topic, other))),
      ),
    }))
    .sort((a, b) => b.nearness - a.nearness);
  const [best] = ranked;
  return best && best.nearness >= 0.35 ? best.industry : null;
}

/**
 * Returns templates of a type: with an industry its own first, then the general one; without, all of them, the general
 * first. An industry that nothing fits yields the general one.
 */
export function templatesFor(userType: UserType, industry?: string): PitchTemplate[] {
  const own = templates.filter((template) => template.userType === userType);
  const general = own.filter((template) => template.industry === null);
  if (industry === undefined || industry.trim() === "") return own;
  const resolved = resolveTemplateIndustry(industry);
  return [...own.filter((template) => resolved !== null && template.industry === resolved), ...general];
}
