import { lt, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { coverage } from "@/db/schema/pitches";
import { query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { coverageListView, listCoverageInput, storyCursor } from "./schema";
import { coverageOf, toCoverageViews } from "./views";

export const listCoverage = query({
  name: "coverage.list",
  summary: "The published stories of the caller's collaborations, with what was stated of them",
  input: listCoverageInput,
  output: coverageListView,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, storyCursor) : [];
    const total = sql`select ${countUpTo(
      TOTAL_CAP + 1,
      sql`select 1 from ${coverage} where ${coverage.profileId} = ${profileId}`,
    )} as total`;
    const [rows, counted] = await Promise.all([
      coverageOf(
        db,
        profileId,
        before ? lt(coverage.storyId, before) : undefined,
        input.limit + 1,
        offsetOf(input),
      ),
      db.execute<{ total: number }>(total).then(only),
    ]);
    const page = toPage(rows, input, counted.total, ({ id }) => [id]);
    return { coverage: await toCoverageViews(db, page.rows), pagination: page.pagination };
  },
});
