import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { type LauncherState, saveState } from "./launcher-state";

const POLL_MS = 5000;
/** The jobs of lib/domain/assets/commands/draw-demo-pictures.ts. */
const ALL = "assets.drawDemoPictures";
const ONE = "assets.drawDemoPicture";

type Drawing = {
  url: string;
  dataDir: string;
  state: LauncherState;
  say: (line: string) => void;
  pollMs?: number;
};
type Counts = { waiting: number; failed: number };

/**
 * Asks the worker to draw the demo's pictures for print, once after the demo was written, and says when that begins or
 * goes on and when it is done. The pictures are there in their small size meanwhile; a failure here changes nothing else.
 */
export function drawDemoPictures({ url, dataDir, state, say, pollMs = POLL_MS }: Drawing): {
  stop(): Promise<void>;
} {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  const ending = new AbortController();
  const pause = () => setTimeout(pollMs, undefined, { signal: ending.signal }).catch(() => {});
  const count = async () => {
    const [row] = await sql<Counts[]>`select
        count(*) filter (where attempts < max_attempts or locked_at is not null)::int as waiting,
        count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed
      from graphile_worker.jobs where task_identifier in (${ALL}, ${ONE})`;
    return row ?? { waiting: 0, failed: 0 };
  };

  async function follow() {
    if (state.picturesToDraw) {
      await sql`select graphile_worker.add_job(${ALL}, '{}', job_key => ${ALL}, max_attempts => 3)`;
      await saveState(dataDir, { ...state, picturesToDraw: false });
    }
    let left = await count();
    if (left.waiting === 0) return;
    say("The demo's photos are being drawn for print, 4,000 pixels wide, in the background.");
    while (left.waiting > 0) {
      await pause();
      if (ending.signal.aborted) return;
      left = await count();
    }
    say(
      left.failed === 0
        ? "The demo's photos are drawn for print."
        : `The demo's photos are drawn for print but for ${left.failed}, which stay small: the log says why.`,
    );
  }

  const done = follow()
    .catch(() => {})
    .finally(() => sql.end({ timeout: 5 }));
  return {
    stop: async () => {
      ending.abort();
      await done;
    },
  };
}
