import { eq } from "drizzle-orm";
import { z } from "zod";
import { stoppedAddresses } from "@/db/schema/platform";
import { command } from "@/lib/core/operation";
import { stopIdInput } from "./schema";

/** Lets mail go to an address again. The next one shows whether its server takes it. */
export const liftStop = command({
  name: "stoppedAddresses.lift",
  summary: "Let mail go to a stopped address again",
  input: stopIdInput,
  output: z.object({}),
  access: "staff",
  message: "Lifted. The next mail is tried.",
  subject: async ({ db, input }) =>
    (await db.select().from(stoppedAddresses).where(eq(stoppedAddresses.id, input.id)).for("update"))[0] ??
    null,
  audit: { kind: "stopped_address", id: ({ subject }) => subject.id },
  run: async ({ db, subject }) => {
    await db.delete(stoppedAddresses).where(eq(stoppedAddresses.id, subject.id));
    return {};
  },
});
