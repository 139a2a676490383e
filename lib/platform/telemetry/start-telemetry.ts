import { type Settings, settings } from "../settings/settings";
import { installTelemetry } from "./telemetry";

const isWanted = (now: Settings) =>
  Boolean(now.OTEL_EXPORTER_OTLP_ENDPOINT || now.OTEL_TRACES_EXPORTER || now.OTEL_METRICS_EXPORTER) &&
  !now.OTEL_SDK_DISABLED;

/**
 * Starts OpenTelemetry where the settings ask for it, before the process's first statement; without them none of it is
 * loaded. Both processes may run on one machine: the worker's metrics are on the port after the app's.
 */
export async function startTelemetry(part: "app" | "worker"): Promise<void> {
  const now = settings();
  if (!isWanted(now)) return;
  const { createTelemetry } = await import("./open-telemetry");
  installTelemetry(createTelemetry(part, now));
}

export async function stopTelemetry(): Promise<void> {
  await installTelemetry(undefined)
    ?.stop()
    .catch(() => {});
}
