import { z } from "zod";
import type { Transaction } from "@/db/types";
import type { JobActor } from "./actor";
import type { Effects } from "./effects";
import { execute } from "./execute";
import type { Operation } from "./operation";

export type JobContext<P> = {
  payload: P;
  /** As whom its operations run: the one way to the database that a job has. */
  actor: JobActor;
};

/** Work done at least once, after the commit that asked for it: write it so that twice does no harm. */
export type Job<P = unknown> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly queue?: string;
  readonly maxAttempts?: number;
  /** A crontab line (UTC) for jobs that no command asks for. */
  readonly cron?: string;
  /** What it carries out, where that is all it does: another way to call an operation. */
  readonly operation?: Operation;
  readonly run: (context: JobContext<P>) => Promise<void>;
};

export function job<P>(definition: Job<P>): Job<P> {
  return Object.freeze(definition);
}

type Binding = Pick<Job, "queue" | "maxAttempts" | "cron">;

/** A job that carries out one operation, under its name and with its input. */
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

/** One run adds at most this many jobs; the next one takes the rest. */
const BATCH = 1000;

type Sweep<Row> = {
  name: string;
  summary: string;
  /** At most `limit` rows, the longest due first. */
  find: (db: Transaction, limit: number) => PromiseLike<Row[]>;
  add: (effects: Effects, row: Row) => void;
};

/** What `command` takes for a scheduled job that looks for rows that are due and adds a job for each. */
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
