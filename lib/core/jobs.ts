import type { z } from "zod";
import type { Transaction } from "@/db/types";
import type { Effects } from "./effects";

export type JobContext<P> = {
  payload: P;
  /** A transaction of the job's own; its effects commit with it. */
  transact: <T>(work: (db: Transaction, effects: Effects) => Promise<T>) => Promise<T>;
};

/** Work done at least once, after the commit that asked for it: write it so that twice does no harm. */
export type Job<P = unknown> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly queue?: string;
  readonly maxAttempts?: number;
  /** A crontab line (UTC) for jobs that nobody asks for. */
  readonly cron?: string;
  readonly run: (context: JobContext<P>) => Promise<void>;
};

export function job<P>(definition: Job<P>): Job<P> {
  return Object.freeze(definition);
}
