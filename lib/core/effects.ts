import type { z } from "zod";
import type { EventKind } from "@/db/enums";
import type { AuditDetail } from "@/db/schema/platform";
import type { AuditKind } from "./audit-detail";
import type { LiveEventData, LiveEventName } from "./live-events";

/** A command's effects: its transaction writes jobs, counted events and stale tags; live events go out after the commit. */
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
  /** With a key: the new job runs when the waiting one would have. */
  keepsTime?: boolean;
};

type JobDefinition<P> = { name: string; payload: z.ZodType<P>; queue?: string; maxAttempts?: number };

/** What is counted: `by` acted, for the profile itself and for the one that it acted towards. */
export type Counted = { kind: EventKind; by: string | null; to?: string | null; subjectId?: string };

/** An act that a command's own act brings about: it stands in the log as a line of its own. */
export type CausedAct = { operation: string; kind: AuditKind; id: string; detail?: AuditDetail };

export class Effects {
  readonly jobs: JobRequest[] = [];
  readonly events: LiveEvent[] = [];
  readonly counted: Counted[] = [];
  readonly acts: CausedAct[] = [];
  readonly staleTags = new Set<string>();

  /** Asks for a job, which is done at least once after the commit. */
  job<P>(
    definition: JobDefinition<P>,
    payload: NoInfer<P>,
    options: { runAt?: Date; key?: string; keepsTime?: boolean } = {},
  ) {
    const { name, queue, maxAttempts } = definition;
    this.jobs.push({ name, queue, maxAttempts, payload, ...options });
  }

  emit(event: LiveEvent) {
    this.events.push(event);
  }

  /** Counts what happened as an event of both profiles, in the command's transaction. */
  count(kind: EventKind, event: Omit<Counted, "kind">) {
    this.counted.push({ kind, ...event });
  }

  /** Writes an act that this one causes into the log, as the same actor's. */
  act(caused: CausedAct) {
    this.acts.push(caused);
  }

  invalidate(...tags: string[]) {
    for (const tag of tags) this.staleTags.add(tag);
  }
}
