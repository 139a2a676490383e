import { type ChildProcess, fork } from "node:child_process";
import type { Drawer } from "../platform/images/demo-drawer";

/** The largest picture takes a few minutes; on a busy machine, what is left of the processor decides. */
const DEADLINE_MS = 60 * 60_000;

/**
 * Draws the demo's pictures in a process of its own beside the worker, one at a time: at low priority, and outside the
 * worker's bound of memory. `stop` ends it; what it was drawing then answers null.
 */
export function createDrawingProcess({ script }: { script: string }): { draw: Drawer; stop(): void } {
  let child: ChildProcess | undefined;
  let stopping = false;
  return {
    draw: (name, width) => {
      if (stopping) return Promise.resolve(null);
      const started = fork(script, [name, String(width)], {
        execArgv: ["--max-old-space-size=128"],
        serialization: "advanced",
        timeout: DEADLINE_MS,
      });
      child = started;
      return new Promise((resolve, reject) => {
        started.once("message", (jpeg: Uint8Array) => resolve(Buffer.from(jpeg)));
        started.once("error", reject);
        started.once("exit", (code, signal) =>
          stopping ? resolve(null) : reject(new Error(`Drawing ${name} ended with ${signal ?? code}`)),
        );
      });
    },
    stop: () => {
      stopping = true;
      child?.kill("SIGTERM");
    },
  };
}
