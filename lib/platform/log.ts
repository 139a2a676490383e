import pino from "pino";
import { describeError, redact } from "./redaction";
import { requestContext } from "./request-context";

/** Whose line it is, put into each by itself. */
function account() {
  const context = requestContext();
  if (!context) return {};
  const { requestId, job } = context;
  return job === undefined ? { requestId } : { requestId, job };
}

/** How the process's log is made; a test gives it another destination. */
export const logOptions = {
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: account,
  redact: ["password", "token", "*.password", "*.token", "authorization", "cookie", "email", "name"],
  serializers: { err: (error: unknown) => describeError(error) },
  // The net under all of it: the line as it would be written.
  hooks: { streamWrite: redact },
} satisfies pino.LoggerOptions;

/**
 * The process's structured log: JSON lines on standard output, each with the id of the request that it is about.
 * Secrets and what says who somebody is never go in: pass ids, not bodies.
 */
export const log = pino(logOptions);
