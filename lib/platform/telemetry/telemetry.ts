/** What there are spans and durations of. */
type SpanKind = "request" | "operation" | "statement" | "job";
type Attributes = Record<string, string | number>;

export type SpanStart = {
  kind: SpanKind;
  /** One of few, never with an id or what people typed: durations are counted by it. */
  name: string;
  attributes?: Attributes;
  /** The span in another process that caused this one, as `traceparent` writes it. */
  parent?: string | undefined;
};

export type Span = {
  /** Runs work as this span's: what begins in it is its child. */
  run: <T>(work: () => T) => T;
  /** Ends it. `outcome` is "ok" or the code of what went wrong. */
  end: (outcome: string, attributes?: Attributes) => void;
};

export type Telemetry = {
  begin: (start: SpanStart) => Span;
  /** The span that runs now, as `traceparent` writes it. */
  current: () => string | undefined;
  stop: () => Promise<void>;
};

const holder = globalThis as typeof globalThis & { fivewireTelemetry?: Telemetry };

/** The process's telemetry; undefined where no setting asks for it. */
export const telemetry = (): Telemetry | undefined => holder.fivewireTelemetry;

/** Runs work as a span, and counts how long it took and how it ended. Without telemetry it only runs. */
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

/** Puts telemetry in place, or takes it away; what was there is returned. */
export function installTelemetry(next: Telemetry | undefined): Telemetry | undefined {
  const before = holder.fivewireTelemetry;
  holder.fivewireTelemetry = next;
  return before;
}
