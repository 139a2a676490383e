import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { requests } from "@/db/schema/profiles";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { isRequestOpen } from "./policy";
import type { RequestView } from "./schema";

/** The database's clock decides whether a request is open. */
export const requestColumns = {
  ...getTableColumns(requests),
  isOpen: isRequestOpen as SQL<boolean>,
};
export type RequestRow = typeof requests.$inferSelect & { isOpen: boolean };

export const requestCounts = {
  open: sql<number>`(count(*) filter (where ${isRequestOpen}))::int`,
  closed: sql<number>`(count(*) filter (where not ${isRequestOpen}))::int`,
};

export const toRequestView = ({ isOpen, ...row }: RequestRow): RequestView => ({
  id: row.id,
  title: row.title,
  description: row.description,
  status: isOpen ? "OPEN" : "CLOSED",
  deadline: toIsoOrNull(row.deadline),
  closedAt: isOpen ? null : toIsoOrNull(row.closedAt ?? row.deadline),
  createdAt: toIso(row.createdAt),
});
