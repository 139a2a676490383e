import { type Settings, settings } from "../../lib/platform/settings/settings";
import { installTelemetry } from "../../lib/platform/telemetry/telemetry";
import type { Env } from "./child";

type Part = "app" | "worker";

const isWanted = (now: Settings) =>
  Boolean(now.OTEL_EXPORTER_OTLP_ENDPOINT || now.OTEL_TRACES_EXPORTER || now.OTEL_METRICS_EXPORTER) &&
  !now.OTEL_SDK_DISABLED;

/**
 * Fills in what the SDK reads: left to itself it would look for a collector on this machine that nobody named, and
 * listen on every address. Both processes may run on one machine: the worker's metrics are on the port after the app's.
 */
export function telemetryEnvironment(part: Part, now: Settings, given: Env): Env {
  const byEndpoint = now.OTEL_EXPORTER_OTLP_ENDPOINT ? "otlp" : "none";
  return {
    OTEL_SERVICE_NAME: now.OTEL_SERVICE_NAME ?? `fivewire-${part}`,
    OTEL_TRACES_EXPORTER: now.OTEL_TRACES_EXPORTER ?? byEndpoint,
    OTEL_METRICS_EXPORTER: now.OTEL_METRICS_EXPORTER ?? byEndpoint,
    OTEL_LOGS_EXPORTER: given.OTEL_LOGS_EXPORTER || "none",
    OTEL_NODE_RESOURCE_DETECTORS: given.OTEL_NODE_RESOURCE_DETECTORS || "env,host",
    OTEL_EXPORTER_PROMETHEUS_HOST: now.OTEL_EXPORTER_PROMETHEUS_HOST,
    OTEL_EXPORTER_PROMETHEUS_PORT: String(now.OTEL_EXPORTER_PROMETHEUS_PORT + (part === "worker" ? 1 : 0)),
  };
}

/** Starts OpenTelemetry where the settings ask for it, before a process's first statement; else nothing is loaded. */
export async function startTelemetry(part: Part): Promise<void> {
  const now = settings();
  if (!isWanted(now)) return;
  Object.assign(process.env, telemetryEnvironment(part, now, process.env));
  const { createTelemetry } = await import("../../lib/platform/telemetry/open-telemetry");
  installTelemetry(createTelemetry());
}

/** Sends what is not sent yet. A collector that is away holds up nobody's end. */
export async function stopTelemetry(): Promise<void> {
  await installTelemetry(undefined)
    ?.stop()
    .catch(() => {});
}
