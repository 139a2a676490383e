import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { anyCaseEnum, endMoment, isoDate, rowId, singleLine, text, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";

/** Characters per field. The form's counters and the server read the same numbers. */
export const requestLimits = { title: bounds.title, description: 2000 } as const;

export const requestStatuses = ["open", "closed"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

const details = {
  description: text("Description", requestLimits.description).optional(),
  /** Null means no deadline. */
  deadline: endMoment("Deadline must be a date such as 2026-12-31").nullish(),
};

export const createRequestInput = z.object({
  title: singleLine("Title", requestLimits.title, 1),
  ...details,
});

/** Absent fields stay as they are; `status` closes a request or opens it again. */
export const updateRequestInput = z.object({
  id: rowId(),
  title: singleLine("Title", requestLimits.title, 1).optional(),
  ...details,
  status: anyCaseEnum(requestStatuses, "status").optional(),
});

export const requestIdInput = z.object({ id: rowId() });

export const listRequestsInput = z.object({
  ...pageInput(),
  /** The status; without one both are listed. */
  status: anyCaseEnum(requestStatuses, "status").optional(),
});

export const requestView = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: upperEnum(requestStatuses),
  deadline: isoDate().nullable(),
  /** The moment when its owner or its deadline closed it; null while it is open. */
  closedAt: isoDate().nullable(),
  createdAt: isoDate(),
});
export type RequestView = z.infer<typeof requestView>;

export const requestOutput = z.object({ request: requestView });

export const requestListView = z.object({
  requests: z.array(requestView),
  counts: z.object({ open: z.number().int(), closed: z.number().int() }),
  pagination: paginationSchema,
});
export type RequestListView = z.infer<typeof requestListView>;
