import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { pushSubscriptions } from "@/db/schema/push";
import { query } from "@/lib/core/operation";
import { pushSubject } from "@/lib/platform/push/push-subject";
import { deviceOf } from "./policy";
import { MAX_DEVICES, pushTexts } from "./rules";
import { pushView } from "./schema";
import { readPushKeys } from "./store";
import { toDeviceView } from "./views";

export const readPush = query({
  name: "push.read",
  summary: "Whether pushes can be sent, and the devices of the account that take them",
  input: z.object({}),
  output: pushView,
  access: "signedIn",
  run: async ({ db, actor }) => {
    const rows = await db
      .select()
      .from(pushSubscriptions)
      .where(deviceOf(actor))
      .orderBy(desc(pushSubscriptions.id))
      .limit(MAX_DEVICES);
    const subject = pushSubject();
    const keys = subject ? await readPushKeys(db) : null;
    const { now } = only(await db.execute<{ now: string }>(sql`select app_now()::text as now`));
    return {
      publicKey: keys?.publicKey ?? null,
      offReason: keys ? null : subject ? pushTexts.starting : pushTexts.off,
      devices: rows.map((row) => toDeviceView(row, keys?.publicKey ?? null, new Date(now))),
    };
  },
});
