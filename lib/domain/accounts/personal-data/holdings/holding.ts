import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { retention } from "../retention";

/** The person whose data is asked for: their account, its confirmed address, and the profiles that it acts for. */
export type Owner = { userId: string; email: string | null; profileIds: string[] };

type Names<T extends PgTable> = (keyof T["_"]["columns"] & string)[];

type Copy<T extends PgTable> = {
  /** The name of the file in the copy, without its extension; it is unique. */
  file: string;
  /** A sentence for the copy's readme. */
  about: string;
  of: (owner: Owner) => SQL;
  gives: Names<T>;
  /**
   * Rows are read in this order, which is unique within the owner's rows. It is the primary key unless an index serves
   * another order.
   */
  order?: Names<T>;
  /** The number of rows read at once, where they are large. */
  pageSize?: number;
};

type Holding<T extends PgTable> = {
  table: T;
  /** The reason why rows are stored, which also says for how long. */
  purpose: keyof typeof retention;
  copies: Copy<T>[];
  /** Hashes and keys are in no copy. */
  secret?: Names<T>;
  /** Columns that are computed from others, or are of use to the server alone, are in no copy. */
  technical?: Names<T>;
  /** These columns of an erased account's rows stay for the other party; nothing in them names anybody. */
  remains?: Names<T>;
};

/** A holding for code that does not depend on its table's type. */
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
