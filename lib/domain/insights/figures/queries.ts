import { z } from "zod";
import { query } from "@/lib/core/operation";
import { analyticsView, periodInput, subjectView } from "./schema";
import { readSubject } from "./store";
import { readFigures } from "./views";

/** The figures of the profile acted for, over a period and over as many days before it. */
export const readAnalytics = query({
  name: "analytics.read",
  summary: "The figures of a period, by days, weeks or months, beside the period before",
  input: periodInput,
  output: z.object({ profile: subjectView, analytics: analyticsView }),
  access: "signedIn",
  run: async ({ db, actor, input }) => ({
    profile: await readSubject(db, actor.profileId),
    analytics: await readFigures(db, [actor.profileId], input),
  }),
});
