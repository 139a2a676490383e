/**
 * A process of its own over a test's database, for races that one process would not show. It says "ready" once it
 * is connected, sends one pitch to each recipient at the word "go", all at once, and says what became of each.
 */
import { execute } from "@/lib/core/execute";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { closeDatabase } from "@/lib/platform/database";
import { actorOf } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { completePitchBody } from "@/tests/factories/pitches";

const [accessToken = "", ...recipientIds] = process.argv.slice(2);
const tell = (message: unknown) => process.send?.(message);

const actor = await actorOf(accessToken);
process.once("message", async () => {
  const sends = recipientIds.map((recipientId) =>
    outcomeOf(execute(actor, createPitch, { ...completePitchBody(), recipientId })),
  );
  tell(await Promise.all(sends));
  await closeDatabase();
  process.disconnect();
});
tell("ready");
