import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";

export const listStopsInput = z.object(pageInput());
export const stopIdInput = z.object({ id: rowId() });

export const stopView = z.object({
  id: z.uuid(),
  email: z.string(),
  /** What the mail server answered. */
  answer: z.string(),
  since: isoDate(),
  /** The account with this address, where there is one. */
  userId: z.uuid().nullable(),
});
export type StopView = z.infer<typeof stopView>;
export const stopListView = z.object({ addresses: z.array(stopView), pagination: paginationSchema });
