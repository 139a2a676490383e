import { and, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { userTypes } from "@/db/enums";
import { users } from "@/db/schema/accounts";
import { anyCaseEnum } from "@/lib/core/fields";
import { command, query } from "@/lib/core/operation";
import { DEMO_ACCOUNTS } from "@/lib/domain/accounts/accounts/demo-accounts";
import { requireTestingMode } from "@/lib/platform/settings/testing-mode";
import { openBrowserSession } from "../sessions";

const testerView = z.object({ userType: z.enum(userTypes), name: z.string() });

/** Answers the demo accounts that one may switch between, and which of them this browser is signed in as. */
export const readTestingMode = query({
  name: "accounts.readTestingMode",
  summary: "The demo accounts of testing mode, and whom one is signed in as",
  input: z.object({}),
  output: z.object({ accounts: z.array(testerView), current: testerView.nullable() }),
  access: { public: "Testing mode begins signed out; it shows nothing but the demo's published accounts." },
  run: async ({ db, actor }) => {
    requireTestingMode();
    const seeded = await db
      .select({ id: users.id, name: users.name, userType: users.userType })
      .from(users)
      .where(and(isSeeded(), isNull(users.deletedAt)));
    const accounts = DEMO_ACCOUNTS.flatMap(({ userType }) =>
      seeded.filter((user) => user.userType === userType),
    );
    const current = actor.kind === "user" ? accounts.find(({ id }) => id === actor.userId) : undefined;
    return { accounts, current: current ?? null };
  },
});

/** Signs a browser in as the seeded demo account of a type, without its password, where testing mode is switched on. */
export const signInAsDemo = command({
  name: "accounts.signInAsDemo",
  summary: "Sign a browser in as a demo account, in testing mode only",
  input: z.object({
    userType: anyCaseEnum(userTypes, "User type"),
    userAgent: z.string().max(1000).nullable().default(null),
  }),
  output: z.object({ sessionId: z.uuid(), user: z.object({ id: z.uuid() }) }),
  access: { public: "Exists in testing mode only, and for accounts whose passwords are published." },
  rateLimit: { perAddress: 60 },
  subject: async ({ db, input }) => {
    requireTestingMode();
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isSeeded(), eq(users.userType, input.userType), isNull(users.deletedAt)));
    return user ?? null;
  },
  audit: { kind: "account", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject }) => ({
    sessionId: await openBrowserSession(db, actor, subject.id, input.userAgent),
    user: subject,
  }),
});

const isSeeded = () =>
  inArray(
    users.email,
    DEMO_ACCOUNTS.map(({ email }) => email),
  );
