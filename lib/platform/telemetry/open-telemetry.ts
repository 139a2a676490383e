import {
  context,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { outsideRequests, requestContext } from "../request-context";
import type { SpanStart, Telemetry } from "./telemetry";

const SCOPE = "fivewire";

const kinds = {
  request: SpanKind.SERVER,
  operation: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
};
const histograms = {
  request: "http.server.request.duration",
  operation: "fivewire.operation.duration",
  statement: "db.client.operation.duration",
  job: "fivewire.job.duration",
};

/** Puts OpenTelemetry's SDK behind our interface, set up by its own standard environment variables. */
export function createTelemetry(): Telemetry {
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  const tracer = trace.getTracer(SCOPE);
  const meter = metrics.getMeter(SCOPE);
  const durations = Object.fromEntries(
    Object.entries(histograms).map(([kind, name]) => [
      kind,
      meter.createHistogram(name, {
        unit: "s",
        description: `How long each ${kind} took`,
        advice: { explicitBucketBoundaries: BUCKETS },
      }),
    ]),
  );
  const memory = { unit: "By", description: "Resident memory of the process" };
  meter
    .createObservableGauge("process.memory.usage", memory)
    .addCallback((result) => result.observe(process.memoryUsage.rss()));

  const begin = ({ kind, name, attributes, parent }: SpanStart) => {
    const startedAt = performance.now();
    const around = parent ? propagation.extract(context.active(), parent, traceparent) : context.active();
    const requestId = requestContext()?.requestId;
    const span = tracer.startSpan(
      name,
      {
        kind: kinds[kind],
        attributes: { ...attributes, ...(requestId ? { "fivewire.request_id": requestId } : {}) },
      },
      around,
    );
    const inside = trace.setSpan(around, span);
    return {
      run: <T>(work: () => T): T => context.with(inside, work),
      end: (outcome: string, more: Record<string, string | number> = {}) => {
        span.setAttributes(more);
        if (outcome !== "ok") span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
        // Ended spans are sent together, by a timer and over sockets that later ones use too.
        outsideRequests(() => span.end());
        durations[kind]?.record((performance.now() - startedAt) / 1000, { name, outcome, ...more });
      },
    };
  };

  return {
    begin,
    current: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    stop: () => sdk.shutdown(),
  };
}

/** The histogram's bounds in seconds reach from a statement to a job that works on a video. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

const traceparent: TextMapGetter<string> = {
  get: (carrier, key) => (key === "traceparent" ? carrier : undefined),
  keys: () => ["traceparent"],
};
