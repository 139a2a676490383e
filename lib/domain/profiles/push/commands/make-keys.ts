import { sql } from "drizzle-orm";
import { z } from "zod";
import { pushKeys } from "@/db/schema/push";
import { jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { sealText } from "@/lib/platform/crypto/seal";
import { makePushKeys } from "@/lib/platform/push/push-keys";
import { KEY_PURPOSE, readPushKeys } from "../store";

/**
 * Makes the installation's key pair where it has none, or none that it can open: the secret that sealed it may have
 * changed. Browsers that subscribed to an older one are asked for a new tap.
 */
export const makeKeys = command({
  name: "push.makeKeys",
  summary: "Make the key pair that pushes are signed with, once",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Part of an installation's first start." },
  run: async ({ db }) => {
    if (await readPushKeys(db)) return {};
    // Of several processes that start at once one makes them, and the others find them.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('push keys'))`);
    if (await readPushKeys(db)) return {};
    const { publicKey, privateKey } = makePushKeys();
    const made = { publicKey, sealedKey: sealText(KEY_PURPOSE, publicKey, privateKey) };
    await db
      .insert(pushKeys)
      .values(made)
      .onConflictDoUpdate({ target: pushKeys.id, set: { ...made, createdAt: sql`app_now()` } });
    return {};
  },
});
export const makePushKeysJob = jobOf(makeKeys);
