import { z } from "zod";
import { loanKinds, productRequestStates } from "@/db/enums";
import { anyCaseEnum, endMoment, isoDate, rowId, text, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { productActs } from "./rules";

/** Characters of the text that comes with a request or its answer. */
export const requestLimits = { message: 1000, note: 1000 } as const;

export const createProductRequestInput = z.object({
  assetId: rowId(),
  message: text("Message", requestLimits.message).default(""),
});

export const checkProductRequestInput = z.object({ assetId: rowId() });
/** The refusal that the request itself would get. */
export const requestProblem = z.object({ code: z.string(), message: z.string() });

export const productRequestIdInput = z.object({ id: rowId() });

const answers = ["granted", "declined"] as const;

export const respondToRequestInput = z
  .object({
    id: rowId(),
    response: anyCaseEnum(answers, "response"),
    /** A product is lent or given; LOAN where nothing is said. */
    loan: anyCaseEnum(loanKinds, "loan").default("loan"),
    dueAt: endMoment("dueAt must be a date such as 2026-12-31").nullish(),
    note: text("Note", requestLimits.note).default(""),
  })
  .refine(({ response, loan, dueAt }) => response === "declined" || loan === "gift" || dueAt, {
    path: ["dueAt"],
    message: "A loan needs the day it is due back",
  });

const sides = ["received", "sent"] as const;

export const listProductRequestsInput = z.object({
  ...pageInput(),
  /** The requests to the own newsroom, or those that one sent; both where nothing is said. */
  type: anyCaseEnum(sides, "type").optional(),
});

export const productRequestView = z.object({
  id: z.uuid(),
  status: upperEnum(productRequestStates),
  /** Null once the product was deleted; its title stays. */
  assetId: z.uuid().nullable(),
  productTitle: z.string(),
  /** A small picture of the product. */
  imageUrl: z.string().nullable(),
  /** The caller is the owner who was asked, or the requester. */
  side: z.enum(["owner", "requester"]),
  owner: partyView,
  requester: partyView,
  message: z.string(),
  loan: upperEnum(loanKinds).nullable(),
  note: z.string(),
  dueAt: isoDate().nullable(),
  answeredAt: isoDate().nullable(),
  sentAt: isoDate().nullable(),
  endedAt: isoDate().nullable(),
  createdAt: isoDate(),
  /** The acts that the caller may do with it now. */
  acts: z.array(z.enum(productActs)),
});
export type ProductRequestView = z.infer<typeof productRequestView>;

export const productRequestListView = z.object({
  productRequests: z.array(productRequestView),
  counts: z.object({ received: z.number().int(), sent: z.number().int(), waiting: z.number().int() }),
  pagination: paginationSchema,
});
export type ProductRequestListView = z.infer<typeof productRequestListView>;
