import pino from "pino";
import { describeError, redact } from "./redaction";
import { requestContext } from "./request-context";

/** Each line carries the request or job that it belongs to. */
function account() {
  const context = requestContext();
  if (!context) return {};
  const { requestId, job } = context;
  return job === undefined ? { requestId } : { requestId, job };
}

/** These options make the process's log; a test gives it another destination. */
export const logOptions = {
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: account,
  redact: ["password", "token", "*.password", "*.token", "authorization", "cookie", "email", "name"],
  serializers: { err: (error: unknown) => describeError(error) },
  // As a last safeguard the finished line is redacted.
  hooks: { streamWrite: redact },
} satisfies pino.LoggerOptions;

/**
 * The process's structured log: JSON lines on standard output, each with the id of its request. Secrets and personal
 * data never go in: pass ids and not bodies.
 */
export const log = pino(logOptions);
