import { z } from "zod";
import type { Transaction } from "@/db/types";
import type { JobActor } from "./actor";
import type { Effects } from "./effects";
import { execute } from "./execute";
import type { Operation } from "./operation";

export type JobContext<P> = {
  payload: P;
  /** The actor under which the job executes operations, which is its only access to the database. */
  actor: JobActor;
};

/** Work that is done at least once after the commit that asked for it, so doing it twice must do no harm. */
export type Job<P = unknown> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly queue?: string;
  readonly maxAttempts?: number;
  /** A crontab line (UTC), for jobs that no command asks for. */
  readonly cron?: string;
  /** The operation that the job carries out, where it does nothing else. */
  readonly operation?: Operation;
  readonly run: (context: JobContext<P>) => Promise<void>;
};

export function job<P>(definition: Job<P>): Job<P> {
  return Object.freeze(definition);
}

type Binding = Pick<Job, "queue" | "maxAttempts" | "cron">;

/** Binds an operation to a job of the same name, whose payload is the operation's input. */
export function jobOf<In, Out>(operation: Operation<In, Out>, binding: Binding = {}): Job<In> {
  const { name, input } = operation.spec;
  return job({
    ...binding,
    name,
    payload: input as z.ZodType<In>,
    operation: operation as Operation,
    run: async ({ payload, actor }) => {
      await execute(actor, operation, payload);
    },
  });
}

/** One run adds at most this many jobs; the next run adds the rest. */
const BATCH = 1000;

type Sweep<Row> = {
  name: string;
  summary: string;
  /** Returns at most `limit` rows, the longest due first. */
  find: (db: Transaction, limit: number) => PromiseLike<Row[]>;
  add: (effects: Effects, row: Row) => void;
};

/** Declares a scheduled command that looks for due rows and adds a job for each of them. */
export const sweep = <Row>({ find, add, ...named }: Sweep<Row>) => ({
  ...named,
  input: z.object({}),
  output: z.object({}),
  access: "jobs" as const,
  audit: { skip: "Adds jobs; what they do has entries of its own." },
  run: async ({ db, effects }: { db: Transaction; effects: Effects }) => {
    for (const row of await find(db, BATCH)) add(effects, row);
    return {};
  },
});
