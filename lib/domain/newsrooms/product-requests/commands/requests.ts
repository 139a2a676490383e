import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { productRequests } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { towards } from "@/lib/core/audit-detail";
import { AppError, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireUnblocked } from "@/lib/domain/profiles/blocks/policy";
import { utcDay } from "@/lib/utils/dates";
import { quoted } from "@/lib/utils/quoted";
import { requestVisibleTo, requireActOfSide, requireMayRequest } from "../policy";
import { type ProductAct, stateAfter, statesBefore } from "../rules";
import {
  createProductRequestInput,
  productRequestIdInput,
  productRequestView,
  respondToRequestInput,
} from "../schema";
import { notifyOfRequest, openRequest, readWantedProduct } from "../store";
import { type ProductRequestRow, readRequestViews } from "../views";

const output = z.object({ productRequest: productRequestView });

/** Asks a brand for a product. It needs a match or an accepted pitch with the brand, and no other open request. */
export const createProductRequest = command({
  name: "productRequests.create",
  summary: "Ask a brand for a product",
  input: createProductRequestInput,
  output,
  access: "signedIn",
  subject: ({ db, actor, input }) => readWantedProduct(db, actor, input.assetId),
  allow: ({ actor, subject }) => requireMayRequest(actor, subject),
  audit: {
    kind: "product_request",
    id: ({ output }) => output.productRequest.id,
    detail: ({ subject }) => towards(subject.asset.profileId),
  },
  run: async ({ db, actor, input, subject: { asset }, effects }) => {
    const [row] = await db
      .insert(productRequests)
      .values({
        assetId: asset.id,
        productTitle: asset.title,
        ownerProfileId: asset.profileId,
        requesterProfileId: actor.profileId,
        requesterId: actor.userId,
        message: input.message,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw await openRequest(db, actor, asset.id);
    effects.count("product_requested", { by: actor.profileId, to: asset.profileId, subjectId: row.id });
    await notifyOfRequest(db, effects, row, { to: "owner", text: input.message });
    return { productRequest: await viewOf(db, actor, row) };
  },
});

const withOther = (actor: UserActor, request: ProductRequestRow) =>
  towards(request.ownerProfileId === actor.profileId ? request.requesterProfileId : request.ownerProfileId);

const answered = { granted: "grant", declined: "decline" } as const;

/** Grants a product, lent until a day or given, or declines. */
export const respondToProductRequest = command({
  name: "productRequests.respond",
  summary: "Grant (LOAN with a due date, or GIFT) or decline a product request",
  input: respondToRequestInput,
  output,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockRequest(db, actor, input.id),
  allow: ({ actor, input, subject }) => requireActOfSide(answered[input.response], actor, subject),
  audit: {
    kind: "product_request",
    id: ({ subject }) => subject.id,
    detail: ({ actor, input, subject }) => ({ outcome: input.response, ...withOther(actor, subject) }),
  },
  run: async ({ db, actor, input, subject, effects }) => {
    const { response, note } = input;
    const isLoan = response === "granted" && input.loan === "loan";
    const dueAt = isLoan ? (input.dueAt ?? null) : null;
    if (response === "granted") await requireUnblocked(db, actor.profileId, subject.requesterProfileId);
    if (dueAt) await requireAhead(db, dueAt);
    const loan = response === "granted" ? input.loan : null;
    const row = await move(db, subject, answered[response], {
      loan,
      dueAt,
      note,
      answeredAt: sql`app_now()`,
    });
    const product = quoted(row.productTitle);
    const given = loan === "gift" ? "it is yours to keep" : `it is lent to you until ${dayOf(dueAt)}`;
    const text = response === "granted" ? `${product}: ${given}.` : `${product}: they declined.`;
    await notifyOfRequest(db, effects, row, {
      to: "requester",
      text: [text, note].filter(Boolean).join(" "),
    });
    return { productRequest: await viewOf(db, actor, row) };
  },
});

const dayOf = (moment: Date | null) => (moment ? utcDay(moment.toISOString()) : "further notice");

type Step = {
  act: ProductAct;
  name: string;
  summary: string;
  at: "sentAt" | "endedAt";
  did: (loan: "loan" | "gift" | null) => string;
};

/** One side takes this step without a note; the other is notified. */
const step = ({ act, name, summary, at, did }: Step) =>
  command({
    name,
    summary,
    input: productRequestIdInput,
    output,
    access: "signedIn",
    subject: ({ db, actor, input }) => lockRequest(db, actor, input.id),
    allow: ({ actor, subject }) => requireActOfSide(act, actor, subject),
    audit: {
      kind: "product_request",
      id: ({ subject }) => subject.id,
      detail: ({ actor, subject }) => withOther(actor, subject),
    },
    run: async ({ db, actor, subject, effects }) => {
      // What is on its way, or lent, can be ended across a block.
      if (act === "send") await requireUnblocked(db, actor.profileId, subject.requesterProfileId);
      const row = await move(db, subject, act, { [at]: sql`app_now()` });
      const to = subject.ownerProfileId === actor.profileId ? "requester" : "owner";
      await notifyOfRequest(db, effects, row, { to, did: did(row.loan), text: row.productTitle });
      return { productRequest: await viewOf(db, actor, row) };
    },
  });

export const markProductSent = step({
  act: "send",
  name: "productRequests.markSent",
  summary: "Say that a granted product is on its way",
  at: "sentAt",
  did: () => "sent you a product",
});

export const markProductReturned = step({
  act: "return",
  name: "productRequests.markReturned",
  summary: "Say that a lent product is back",
  at: "endedAt",
  did: () => "has the lent product back",
});

export const markProductKept = step({
  act: "keep",
  name: "productRequests.markKept",
  summary: "Say that a product stays with who asked for it",
  at: "endedAt",
  did: (loan) => (loan === "gift" ? "confirmed a product as a gift" : "lets you keep the product"),
});

export const withdrawProductRequest = step({
  act: "withdraw",
  name: "productRequests.withdraw",
  summary: "Take back an own product request before the product was sent",
  at: "endedAt",
  did: () => "withdrew a product request",
});

async function lockRequest(db: Transaction, actor: UserActor, id: string): Promise<ProductRequestRow | null> {
  const [row] = await db
    .select()
    .from(productRequests)
    .where(and(requestVisibleTo(actor), eq(productRequests.id, id)))
    .for("update");
  return row ?? null;
}

type Changes = Parameters<ReturnType<Transaction["update"]>["set"]>[0];

/** Moves a request to the state after an act, if it is still in one before it; else 409. */
async function move(db: Transaction, request: ProductRequestRow, act: ProductAct, changes: Changes) {
  const state = stateAfter(act, request);
  const [row] = state
    ? await db
        .update(productRequests)
        .set({ ...changes, state })
        .where(
          and(eq(productRequests.id, request.id), inArray(productRequests.state, [...statesBefore(act)])),
        )
        .returning()
    : [];
  if (!row) throw new AppError("conflict");
  return row;
}

async function requireAhead(db: Transaction, dueAt: Date): Promise<void> {
  const [row] = await db.execute<{ ahead: boolean }>(
    sql`select ${dueAt.toISOString()}::timestamptz > app_now() as ahead`,
  );
  if (!row?.ahead) throw invalidField("dueAt", "The day it is due back must lie ahead");
}

async function viewOf(db: Transaction, actor: UserActor, row: ProductRequestRow) {
  return only(await readRequestViews(db, actor, [row]));
}
