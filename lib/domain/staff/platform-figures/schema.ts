import { z } from "zod";
import { isoDate } from "@/lib/core/fields";
import { type PlatformFigure, platformFigureNames, platformFigures } from "./rules";

const counts = z.object(
  Object.fromEntries(
    platformFigureNames.map((name) => [
      name,
      z.number().int().meta({ description: platformFigures[name].counted }),
    ]),
  ) as Record<PlatformFigure, z.ZodNumber>,
);

const span = { from: isoDate(), firstDay: z.iso.date(), lastDay: z.iso.date() };

export const platformFiguresView = z.object({
  zone: z.string(),
  unit: z.enum(["day", "week", "month"]),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  totals: counts,
  before: counts,
  series: z.array(counts.extend({ ...span, isOpen: z.boolean() })),
});
export type PlatformFiguresView = z.infer<typeof platformFiguresView>;
