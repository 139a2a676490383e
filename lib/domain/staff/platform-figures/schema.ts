import { z } from "zod";
import { isoDate } from "@/lib/core/fields";
import { periodView } from "@/lib/domain/insights/figures/schema";
import { type PlatformFigure, platformFigureNames, platformFigures } from "./rules";

const counts = z.object(
  Object.fromEntries(
    platformFigureNames.map((name) => [
      name,
      z.number().int().meta({ description: platformFigures[name].counted }),
    ]),
  ) as Record<PlatformFigure, z.ZodNumber>,
);

const span = z.object({ from: isoDate(), firstDay: z.iso.date(), lastDay: z.iso.date() });

export const platformFiguresView = periodView.extend({
  unit: z.enum(["day", "week", "month"]),
  previous: span,
  totals: counts,
  before: counts,
  series: z.array(counts.extend({ ...span.shape, isOpen: z.boolean() })),
});
export type PlatformFiguresView = z.infer<typeof platformFiguresView>;
