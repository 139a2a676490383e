import { z } from "zod";
import { statCards } from "./rules";
import { dashboardView, type Facts, type StatCardName, statCardNames } from "./schema";

const ofEach = <T>(value: (name: StatCardName) => T) =>
  Object.fromEntries(statCardNames.map((name) => [name, value(name)])) as Record<StatCardName, T>;

/** The values of the figures of all types, each described by how it is counted; null while it is not measured. */
export const statFields = ofEach((name) =>
  z.number().nullable().meta({ description: statCards[name].counted }),
);
export const statsOf = (facts: Facts) => ofEach((name) => statCards[name].value(facts));

const { statCards: cards } = dashboardView.shape;
const described = z.enum(statCardNames).meta({
  description: statCardNames.map((name) => `${name}: ${statCards[name].counted}`).join(" "),
});
/** The dashboard's answer, whose schema says with each card's name how it is counted. */
export const describedDashboardView = dashboardView.extend({
  statCards: z.array(cards.element.extend({ name: described })),
});
