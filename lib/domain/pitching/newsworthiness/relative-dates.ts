import type { DateFound } from "./dates";
import type { LanguageCode } from "./languages";

/** Each of chrono-node's readers is loaded with the first text that needs it; it has none for Polish. */
const readers: Partial<
  Record<LanguageCode, () => Promise<{ parse: typeof import("chrono-node/en").parse }>>
> = {
  en: () => import("chrono-node/en"),
  de: () => import("chrono-node/de"),
  fr: () => import("chrono-node/fr"),
  es: () => import("chrono-node/es"),
  it: () => import("chrono-node/it"),
  pt: () => import("chrono-node/pt"),
  nl: () => import("chrono-node/nl"),
  ja: () => import("chrono-node/ja"),
  zh: () => import("chrono-node/zh"),
};

/** Finds days by their distance from now, where no date is written: "Thursday next week", "in drei Wochen". */
export async function findRelativeDates(
  text: string,
  language: LanguageCode,
  now: Date,
): Promise<DateFound[]> {
  const reader = await readers[language]?.();
  if (!reader || text.trim() === "") return [];
  return reader.parse(text, { instant: now, timezone: 0 }).flatMap(({ index, text: found, start }) => {
    const [year, month, day] = [start.get("year"), start.get("month"), start.get("day")];
    const isStated = start.isCertain("day") || start.isCertain("weekday");
    if (!isStated || year === null || month === null || day === null) return [];
    const date = new Date(Date.UTC(year, month - 1, day, 12));
    return [
      {
        text: found,
        start: index,
        end: index + found.length,
        day: date,
        precision: "day" as const,
        hasYear: false,
      },
    ];
  });
}
