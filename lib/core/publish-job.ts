import { z } from "zod";
import { PUBLISH_JOB, publishEvents } from "./commit";
import type { LiveEvent } from "./effects";
import { job } from "./jobs";
import { liveEventNames } from "./live-events";

/** The payload is only checked for its shape: each event was checked when it was emitted. */
const liveEvent = z.object({
  channel: z.string(),
  name: z.enum(liveEventNames),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  excludeSocketId: z.string().optional(),
}) as unknown as z.ZodType<LiveEvent>;

/**
 * Sends the live events whose process could not, because it or the realtime server was away. A second delivery does
 * no harm: clients drop duplicates and fetch what an event names.
 */
export const publishJob = job({
  name: PUBLISH_JOB,
  maxAttempts: 8,
  payload: z.object({ events: z.array(liveEvent) }),
  run: ({ payload }) => publishEvents(payload.events),
});
