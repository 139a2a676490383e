import { and, desc, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { productRequests } from "@/db/schema/newsrooms";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { requestVisibleTo, requireMayRequest } from "./policy";
import {
  checkProductRequestInput,
  listProductRequestsInput,
  productRequestIdInput,
  productRequestListView,
  productRequestView,
  requestProblem,
} from "./schema";
import { findOpenRequest, openRequest, readWantedProduct } from "./store";
import { readRequestViews } from "./views";

/** Answers the requests for the own newsroom's products and those that one sent, newest first. */
export const listProductRequests = query({
  name: "productRequests.list",
  summary: "Product requests, received and sent",
  input: listProductRequestsInput,
  output: productRequestListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [after] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const received = eq(productRequests.ownerProfileId, actor.profileId);
    const sent = eq(productRequests.requesterProfileId, actor.profileId);
    const wanted =
      input.type === "received" ? received : input.type === "sent" ? sent : requestVisibleTo(actor);
    const [rows, [row]] = await Promise.all([
      db
        .select()
        .from(productRequests)
        .where(and(wanted, after ? lt(productRequests.id, after) : undefined))
        .orderBy(desc(productRequests.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db
        .select({
          received: sql<number>`count(*) filter (where ${received})::int`,
          sent: sql<number>`count(*) filter (where ${sent})::int`,
          waiting: sql<number>`count(*) filter (where ${received} and ${productRequests.state} = 'asked')::int`,
        })
        .from(productRequests)
        .where(requestVisibleTo(actor)),
    ]);
    const counts = row ?? { received: 0, sent: 0, waiting: 0 };
    const total = input.type ? counts[input.type] : counts.received + counts.sent;
    const { rows: shown, pagination } = toPage(rows, input, total, ({ id }) => [id]);
    return { productRequests: await readRequestViews(db, actor, shown), counts, pagination };
  },
});

/** Answers why a product cannot be asked for now, before anything is written for it; null where it can. */
export const checkProductRequest = query({
  name: "productRequests.check",
  summary: "Why a product cannot be requested now; null where it can",
  input: checkProductRequestInput,
  output: z.object({ problem: requestProblem.nullable() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => readWantedProduct(db, actor, input.assetId),
  run: async ({ db, actor, subject }) => {
    try {
      requireMayRequest(actor, subject);
      if (await findOpenRequest(db, actor, subject.asset.id))
        throw await openRequest(db, actor, subject.asset.id);
      return { problem: null };
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      const [sentence] = Object.values(refusal.fields ?? {}).flat();
      return { problem: { code: refusal.code, message: sentence ?? refusal.message } };
    }
  },
});

export const getProductRequest = query({
  name: "productRequests.get",
  summary: "A product request, for its two sides",
  input: productRequestIdInput,
  output: z.object({ productRequest: productRequestView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select()
      .from(productRequests)
      .where(and(requestVisibleTo(actor), eq(productRequests.id, input.id)));
    return row ? ((await readRequestViews(db, actor, [row]))[0] ?? null) : null;
  },
  run: ({ subject }) => ({ productRequest: subject }),
});
