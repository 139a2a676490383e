import { log } from "./log";

const levels = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;

/**
 * Redirects what the framework and packages print into the log, as lines of their own kind with the request's id.
 * Only sentences and errors are taken: objects may hold what people typed.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...printed: unknown[]) => {
      const err = printed.find((part) => part instanceof Error);
      const text = printed.filter((part) => typeof part === "string" || typeof part === "number").join(" ");
      log[level](err === undefined ? {} : { err }, text.trim() || "printed");
    };
  }
}
