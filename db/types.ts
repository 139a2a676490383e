import type { openDatabase } from "./client";

/** Everybody may import the types of the database handle; the handle itself exists only inside an operation's `run`. */
export type Database = ReturnType<typeof openDatabase>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** An operation gets a transaction in commands, the pool in queries. */
export type Db = Database | Transaction;
