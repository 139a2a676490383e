import { z } from "zod";
import { mailStates } from "@/db/enums";
import { anyCaseEnum, isoDate, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";

/** A page begins after the moment and id that its cursor names. */
export const deliveryCursor = [z.iso.datetime(), z.uuid()] as const;
export const listDeliveriesInput = z.object({
  ...pageInput(),
  state: anyCaseEnum(mailStates, "state").optional(),
});

export const deliveryView = z.object({
  id: z.uuid(),
  to: z.string(),
  /** What the mail is, as "pitch-received". */
  mail: z.string(),
  state: upperEnum(mailStates),
  /** What the mail server or provider answered; null where it took the mail. */
  answer: z.string().nullable(),
  /** When it was tried last. */
  at: isoDate(),
  /** The account with this address, where there is one. */
  userId: z.uuid().nullable(),
});
export type DeliveryView = z.infer<typeof deliveryView>;

const count = z.number().int();
export const deliveryListView = z.object({
  deliveries: z.array(deliveryView),
  /** The mails of the last 7 days by what became of them. */
  counts: z.object(
    Object.fromEntries(mailStates.map((state) => [state, count])) as Record<
      (typeof mailStates)[number],
      typeof count
    >,
  ),
  pagination: paginationSchema,
});
