import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { productRequests } from "@/db/schema/newsrooms";
import { job } from "@/lib/core/jobs";
import { tellOfRequest } from "./store";

/** One run hands out at most this many; the next one takes the rest. */
const BATCH = 1000;

const isDue = and(
  eq(productRequests.state, "sent"),
  eq(productRequests.loan, "loan"),
  sql`${productRequests.dueAt} <= app_now()`,
);

/** Marks one loan as due and tells both sides. */
export const markLoanDueJob = job({
  name: "productRequests.markDue",
  payload: z.object({ requestId: z.uuid() }),
  run: ({ payload: { requestId }, transact }) =>
    transact(async (tx, effects) => {
      const [request] = await tx
        .update(productRequests)
        .set({ state: "due" })
        .where(and(eq(productRequests.id, requestId), isDue))
        .returning();
      if (!request) return;
      const text = `“${request.productTitle}” was due back.`;
      await tellOfRequest(tx, effects, request, { to: "requester", did: "expects a product back", text });
      await tellOfRequest(tx, effects, request, { to: "owner", did: "has a product that is due back", text });
    }),
});

/** Looks for loans whose day has passed and hands each to a job of its own. */
export const findDueLoansJob = job({
  name: "productRequests.findDue",
  payload: z.object({}),
  cron: "7,22,37,52 * * * *",
  run: ({ transact }) =>
    transact(async (tx, effects) => {
      const due = await tx
        .select({ id: productRequests.id })
        .from(productRequests)
        .where(isDue)
        .orderBy(productRequests.dueAt)
        .limit(BATCH);
      for (const { id } of due) effects.job(markLoanDueJob, { requestId: id }, { key: `product-due:${id}` });
    }),
});
