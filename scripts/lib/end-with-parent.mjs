// A step that knows nothing of us (`next build`) loads this file: when the launcher is gone, it and all it started end.
import { isMainThread } from "node:worker_threads";

// Its own workers inherit this file, and end when the step does.
if (isMainThread && String(process.ppid) === process.env.FIVEWIRE_STEP_OF) {
  process.on("disconnect", () => {
    try {
      process.kill(-process.pid, "SIGKILL");
    } catch {
      process.exit(1);
    }
  });
  // Listening to the channel must not keep a finished step alive.
  process.channel?.unref();
}
