import { describe, expect, it } from "vitest";
import { perksFor, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { fiveWs, pitchFields, pitchLimits } from "./pitch-text";
import { resolveTemplateIndustry, templateIndustries, templatesFor } from "./templates";

describe("pitch templates", () => {
  it("exist for each type, in general and for each of the wizard's twelve industries", () => {
    for (const type of userTypes) {
      const all = templatesFor(type);
      expect(all.map((template) => template.industry)).toEqual([null, ...templateIndustries]);
      for (const industry of templateIndustries) {
        expect(templatesFor(type, industry).map((template) => template.industry)).toEqual([industry, null]);
      }
    }
    const ids = userTypes.flatMap((type) => templatesFor(type).map((template) => template.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("brand-food-beverage");
  });

  it("answer all five W's within the limits, with something left to fill in", () => {
    for (const template of userTypes.flatMap((type) => templatesFor(type))) {
      for (const field of pitchFields) {
        expect(template[field].trim(), `${template.id} ${field}`).not.toBe("");
        expect(template[field].length, `${template.id} ${field}`).toBeLessThanOrEqual(pitchLimits[field]);
      }
      expect(
        fiveWs.filter((field) => /\[[^[\]]+\]/.test(template[field])).length,
        template.id,
      ).toBeGreaterThanOrEqual(3);
      const brackets = pitchFields
        .map((field) => template[field])
        .join(" ")
        .replace(/[^[\]]/g, "");
      expect(brackets, template.id).toMatch(/^(?:\[\])+$/);
    }
  });

  it("name perks the type may choose", () => {
    for (const type of userTypes) {
      for (const template of templatesFor(type)) {
        expect(template.perks).toHaveLength(3);
        for (const perk of template.perks)
          expect(perksFor(type), `${template.id} ${perk}`).toContain(resolvePerk(perk));
      }
    }
  });

  it("find the nearest industry for other names, and none for unrelated ones", () => {
    expect(resolveTemplateIndustry("food & beverage")).toBe("Food & Beverage");
    expect(resolveTemplateIndustry("Hotels")).toBe("Travel");
    expect(resolveTemplateIndustry("Cybersecurity")).toBe("Technology");
    expect(resolveTemplateIndustry("zzz")).toBeNull();
    expect(templatesFor("press", "zzz").map((template) => template.id)).toEqual(["press-general"]);
  });
});
