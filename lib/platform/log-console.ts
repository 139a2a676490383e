import { log } from "./log";

const levels = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;

/**
 * What the framework and packages print goes into the log from now on, as lines of their own kind: with the request's
 * id, and of what was printed only sentences and errors. Objects are left out, which may hold what people typed.
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
