import pino from "pino";

/**
 * The process's structured log: JSON lines on standard output. Secrets never go in: pass ids, not bodies.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["password", "token", "*.password", "*.token", "authorization", "cookie"],
});
