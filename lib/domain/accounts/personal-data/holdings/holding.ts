import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { retention } from "../retention";

/** Whose data is asked for: the account, its confirmed address, and the profiles that it acts for. */
export type Owner = { userId: string; email: string | null; profileIds: string[] };

type Names<T extends PgTable> = (keyof T["_"]["columns"] & string)[];

type Copy<T extends PgTable> = {
  /** The file of the copy of one's data, without its extension; unique. */
  file: string;
  /** A sentence of the copy's readme. */
  about: string;
  of: (owner: Owner) => SQL;
  gives: Names<T>;
  /** Rows are read in this order; the primary key unless an index serves another one. Unique within the owner's rows. */
  order?: Names<T>;
  /** Rows read at once, where they are large. */
  pageSize?: number;
};

type Holding<T extends PgTable> = {
  table: T;
  /** Why and for how long rows stay. */
  purpose: keyof typeof retention;
  copies: Copy<T>[];
  /** Hashes and keys: in no copy. */
  secret?: Names<T>;
  /** Computed from other columns, or of use to the server alone: in no copy. */
  technical?: Names<T>;
  /** What is left of an erased account's rows, since the other party keeps it; nothing of it names anybody. */
  remains?: Names<T>;
};

/** A holding whose table's type no longer matters. */
export type AnyHolding = Omit<Holding<PgTable>, "copies"> & { copies: AnyCopy[] };
export type AnyCopy = Omit<Copy<PgTable>, "gives" | "order"> & { gives: string[]; order?: string[] };

export const holding = <T extends PgTable>(held: Holding<T>): AnyHolding => held as unknown as AnyHolding;

export const list = (ids: string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;
/** The column names one of the owner's profiles. */
export const byProfile =
  (...columns: PgColumn[]) =>
  ({ profileIds }: Owner): SQL =>
    sql`(${sql.join(
      columns.map((column) => sql`${column} = any(${list(profileIds)})`),
      sql` or `,
    )})`;
export const byUser =
  (column: PgColumn) =>
  ({ userId }: Owner): SQL =>
    sql`${column} = ${userId}`;
