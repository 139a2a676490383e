/**
 * A process of its own over a test's database: saves drafts of one title under one key, so many at once, and says what
 * each answered; or is gone, like a crashed one, right after the first was committed and before it is answered.
 */
import { execute } from "@/lib/core/execute";
import { createDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { closeDatabase } from "@/lib/platform/database";
import { actorOf } from "@/tests/factories/accounts";

const [accessToken = "", idempotencyKey = "", title = "", times, end] = process.argv.slice(2);
const actor = await actorOf(accessToken);
const saves = Array.from({ length: Number(times) }, async () => {
  const { draft } = await execute(actor, createDraft, { title }, { idempotencyKey });
  if (end === "crash") process.kill(process.pid, "SIGKILL");
  return draft.id;
});
process.send?.(await Promise.all(saves));
await closeDatabase();
process.disconnect();
