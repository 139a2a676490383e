import type { ProductRequestState } from "@/db/enums";

export const productActs = ["grant", "decline", "withdraw", "send", "return", "keep"] as const;
export type ProductAct = (typeof productActs)[number];
export type Side = "owner" | "requester";
type Loan = "loan" | "gift" | null;
export type RequestState = { state: ProductRequestState; loan: Loan };

type Rule = {
  by: (loan: Loan) => readonly Side[];
  from: readonly ProductRequestState[];
  to: ProductRequestState;
};

const owner = () => ["owner"] as const;
const out: readonly ProductRequestState[] = ["sent", "due"];

const rules: Record<ProductAct, Rule> = {
  grant: { by: owner, from: ["asked"], to: "granted" },
  decline: { by: owner, from: ["asked"], to: "declined" },
  withdraw: { by: () => ["requester"], from: ["asked", "granted"], to: "withdrawn" },
  send: { by: owner, from: ["granted"], to: "sent" },
  // A gift is never returned.
  return: { by: (loan) => (loan === "gift" ? [] : ["owner"]), from: out, to: "returned" },
  // The owner may leave a loan with the requester; a gift is also confirmed by the requester.
  keep: { by: (loan) => (loan === "gift" ? ["owner", "requester"] : ["owner"]), from: out, to: "kept" },
};

/** An act that this side may never do with such a request is 403, and not a conflict. */
export const isActOf = (act: ProductAct, side: Side, loan: Loan) => rules[act].by(loan).includes(side);

/** Returns the state after an act, or null where the request is not in a state for it. */
export const stateAfter = (act: ProductAct, { state }: RequestState): ProductRequestState | null =>
  rules[act].from.includes(state) ? rules[act].to : null;

export const statesBefore = (act: ProductAct) => rules[act].from;

export const actsOf = (request: RequestState, side: Side): ProductAct[] =>
  productActs.filter((act) => isActOf(act, side, request.loan) && stateAfter(act, request) !== null);

/** The alert without a match or an accepted pitch (docs/product.md#product-requests). */
export const matchFirst = (brand: string) =>
  `Please match with ${brand} first to request products. Visit the Matching Platform to connect with this brand.`;
