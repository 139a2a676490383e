import type { z } from "zod";
import type { JobActor } from "./actor";
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
