import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { productRequests } from "@/db/schema/newsrooms";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { quoted } from "@/lib/utils/quoted";
import { notifyOfRequest } from "../store";

const isDue = and(
  eq(productRequests.state, "sent"),
  eq(productRequests.loan, "loan"),
  sql`${productRequests.dueAt} <= app_now()`,
);

/** Marks one loan as due and notifies both sides, if its day has passed and it is not back. */
export const markLoanDue = command({
  name: "productRequests.markDue",
  summary: "Mark a loan as due back",
  input: z.object({ requestId: z.uuid() }),
  output: z.object({ due: z.boolean() }),
  access: "jobs",
  audit: { kind: "product_request", id: ({ input, output }) => (output.due ? input.requestId : undefined) },
  run: async ({ db, input, effects }) => {
    const [request] = await db
      .update(productRequests)
      .set({ state: "due" })
      .where(and(eq(productRequests.id, input.requestId), isDue))
      .returning();
    if (!request) return { due: false };
    const text = `${quoted(request.productTitle)} was due back.`;
    await notifyOfRequest(db, effects, request, { to: "requester", did: "expects a product back", text });
    await notifyOfRequest(db, effects, request, { to: "owner", did: "has a product that is due back", text });
    return { due: true };
  },
});
export const markLoanDueJob = jobOf(markLoanDue);

export const findDueLoans = command(
  sweep({
    name: "productRequests.findDue",
    summary: "Find loans whose day has passed",
    find: (db, limit) =>
      db
        .select({ id: productRequests.id })
        .from(productRequests)
        .where(isDue)
        .orderBy(productRequests.dueAt)
        .limit(limit),
    add: (effects, { id }) => effects.job(markLoanDueJob, { requestId: id }, { key: `product-due:${id}` }),
  }),
);
export const findDueLoansJob = jobOf(findDueLoans, { cron: "7,22,37,52 * * * *" });
