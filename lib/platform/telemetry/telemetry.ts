type SpanKind = "request" | "operation" | "statement" | "job";
type Attributes = Record<string, string | number>;

export type SpanStart = {
  kind: SpanKind;
  /** The name is one of few and never contains an id or what people typed, because durations are grouped by it. */
  name: string;
  attributes?: Attributes;
  /** The span in another process that caused this one, as `traceparent` writes it. */
  parent?: string | undefined;
};

export type Span = {
  /** Runs work as part of this span: spans that begin in it are its children. */
  run: <T>(work: () => T) => T;
  /** Ends the span. `outcome` is "ok" or the code of what went wrong. */
  end: (outcome: string, attributes?: Attributes) => void;
};

export type Telemetry = {
  begin: (start: SpanStart) => Span;
  /** The current span, as `traceparent` writes it. */
  current: () => string | undefined;
  stop: () => Promise<void>;
};

const holder = globalThis as typeof globalThis & { fivewireTelemetry?: Telemetry };

/** The process's telemetry; undefined where no setting asks for it. */
export const telemetry = (): Telemetry | undefined => holder.fivewireTelemetry;

/** Runs work in a span, and records how long it took and how it ended. Without telemetry it only runs the work. */
export async function measured<T>(
  start: SpanStart,
  work: () => Promise<T>,
  outcomeOf: (error: unknown) => string,
): Promise<T> {
  const span = telemetry()?.begin(start);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end("ok");
    return result;
  } catch (error) {
    span.end(outcomeOf(error));
    throw error;
  }
}

/** Installs telemetry, or removes it, and returns what was installed before. */
export function installTelemetry(next: Telemetry | undefined): Telemetry | undefined {
  const before = holder.fivewireTelemetry;
  holder.fivewireTelemetry = next;
  return before;
}
