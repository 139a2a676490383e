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
import { requestContext } from "../request-context";
import type { Settings } from "../settings/settings";
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

/** Fills in what the SDK would take otherwise: collectors on this machine that nobody named, and every address. */
function completeEnvironment(part: "app" | "worker", now: Settings) {
  const byEndpoint = now.OTEL_EXPORTER_OTLP_ENDPOINT ? "otlp" : "none";
  const port = now.OTEL_EXPORTER_PROMETHEUS_PORT + (part === "worker" ? 1 : 0);
  const chosen: Record<string, string> = {
    OTEL_SERVICE_NAME: now.OTEL_SERVICE_NAME ?? `fivewire-${part}`,
    OTEL_TRACES_EXPORTER: now.OTEL_TRACES_EXPORTER ?? byEndpoint,
    OTEL_METRICS_EXPORTER: now.OTEL_METRICS_EXPORTER ?? byEndpoint,
    OTEL_EXPORTER_PROMETHEUS_HOST: now.OTEL_EXPORTER_PROMETHEUS_HOST,
    OTEL_EXPORTER_PROMETHEUS_PORT: String(port),
  };
  Object.assign(process.env, chosen);
  process.env.OTEL_LOGS_EXPORTER ||= "none";
  process.env.OTEL_NODE_RESOURCE_DETECTORS ||= "env,host";
}

/** OpenTelemetry's SDK by its own standard settings, behind our port. */
export function createTelemetry(part: "app" | "worker", now: Settings): Telemetry {
  completeEnvironment(part, now);
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  const tracer = trace.getTracer(SCOPE);
  const meter = metrics.getMeter(SCOPE);
  const durations = Object.fromEntries(
    Object.entries(histograms).map(([kind, name]) => [
      kind,
      meter.createHistogram(name, { unit: "s", advice: { explicitBucketBoundaries: BUCKETS } }),
    ]),
  );
  meter
    .createObservableGauge("process.memory.usage", { unit: "By" })
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
        span.end();
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

/** Seconds: from a statement to a job that works on a video. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

const traceparent: TextMapGetter<string> = {
  get: (carrier, key) => (key === "traceparent" ? carrier : undefined),
  keys: () => ["traceparent"],
};
