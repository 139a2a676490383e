import { inspect } from "node:util";

/** Most of those who ask a process to end wait ten seconds for it, and then kill it. */
const STOP_MS = 9_500;

/**
 * Runs `stop` once when this process is asked to end (SIGTERM, SIGINT, SIGHUP) or when the launcher that started it is
 * gone, and then exits. A second signal does not wait any longer, and a process that is not `patient` stops waiting by
 * itself.
 */
export function stopOnRequest(stop: () => Promise<void>, { patient = false } = {}): void {
  let stopping = false;
  const begin = async (again: boolean) => {
    if (stopping) {
      if (again) process.exit(1);
      return;
    }
    stopping = true;
    // What is cut off here is done again: jobs by another worker, requests by whoever sent them.
    if (!patient) setTimeout(() => process.exit(0), STOP_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => begin(true));
  process.on("disconnect", () => begin(false));
}

type Fault = { code?: string; message?: string; cause?: { code?: string } };

/** These are the codes of the system, of Postgres, and of an operation. */
const FULL = /^(ENOSPC|53100|storage_full)$/;
const UNREACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CONNECT_TIMEOUT|28P01|28000|3D000)$/;

/** Prints why a process cannot go on, as a sentence rather than a stack and no line of the log, and ends it. */
export function failWithSentence(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  const { code = "", message = "", cause } = (error ?? {}) as Fault;
  if (FULL.test(code) || FULL.test(cause?.code ?? ""))
    return "The disk is full: make room, then start again.";
  if (UNREACHED.test(code)) return `The database that DATABASE_URL names cannot be used: ${message}.`;
  const isExpected = error instanceof Error && !["TypeError", "ReferenceError"].includes(error.name);
  return isExpected ? message : inspect(error);
}
