import type { z } from "zod";
import type { LiveEventData, LiveEventName } from "./live-events";

/** A command's effects: its transaction writes jobs and stale tags; live events go out after the commit. */
export type LiveEvent = {
  [Name in LiveEventName]: {
    channel: string;
    name: Name;
    data: LiveEventData[Name];
    excludeSocketId?: string;
  };
}[LiveEventName];

export type JobRequest = {
  name: string;
  payload: unknown;
  /** Jobs of one queue run one after the other; jobs without a queue run side by side. */
  queue?: string;
  runAt?: Date;
  maxAttempts?: number;
  /** A new job replaces a waiting one that has the same key. */
  key?: string;
};

type JobDefinition<P> = { name: string; payload: z.ZodType<P>; queue?: string; maxAttempts?: number };

export class Effects {
  readonly jobs: JobRequest[] = [];
  readonly events: LiveEvent[] = [];
  readonly staleTags = new Set<string>();

  /** Asks for a job, which is done at least once after the commit. */
  job<P>(definition: JobDefinition<P>, payload: NoInfer<P>, options: { runAt?: Date; key?: string } = {}) {
    const { name, queue, maxAttempts } = definition;
    this.jobs.push({ name, queue, maxAttempts, payload, ...options });
  }

  emit(event: LiveEvent) {
    this.events.push(event);
  }

  invalidate(...tags: string[]) {
    for (const tag of tags) this.staleTags.add(tag);
  }
}
