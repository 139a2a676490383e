import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { readFollowed } from "@/lib/domain/follows/store";
import { readSaved } from "@/lib/domain/saved/store";
import { isUuid } from "@/lib/utils/uuid";
import { checkEmail } from "./email-guard";
import { userView } from "./schema";
import { readUserView } from "./views";

const MAX_PROFILES = 100;

/** Ids with commas between; malformed ones match no row. */
const profileIds = z
  .string({ error: "profiles must be ids with commas between" })
  .max(4000, `profiles: at most ${MAX_PROFILES}`)
  .transform((value) => value.split(",").filter(isUuid).slice(0, MAX_PROFILES));

/**
 * Who is calling, and which of the profiles on a page they follow or saved: all that a page that is the same for
 * everybody needs to know about its viewer, in one call.
 */
export const me = query({
  name: "accounts.me",
  summary: "The signed-in account, and which of some profiles it follows or saved",
  input: z.object({ profiles: profileIds.optional() }),
  output: z.object({
    user: userView,
    following: z.array(z.uuid()).optional(),
    saved: z.array(z.uuid()).optional(),
  }),
  access: "signedIn",
  run: async ({ db, actor, input: { profiles } }) => {
    const [user, following, saved] = await Promise.all([
      readUserView(db, actor.userId),
      profiles && readFollowed(db, actor.profileId, profiles),
      profiles && readSaved(db, actor.profileId, profiles),
    ]);
    if (!user) throw new AppError("unauthenticated");
    return { user, following, saved };
  },
});

/** The live warning under the sign-up form's e-mail field. Says nothing about which addresses have accounts. */
export const checkEmailAddress = query({
  name: "accounts.checkEmail",
  summary: "Whether an address may be used to sign up",
  input: z.object({ email: z.string({ error: "email is required" }).max(320, "email is too long") }),
  output: z.object({ warning: z.string().nullable() }),
  access: { public: "The sign-up form asks before there is an account." },
  run: async ({ input }) => ({ warning: checkEmail(input.email) }),
});

/** Whom a mail about an account goes to; null for one that is gone. */
export const readMailReceiver = query({
  name: "accounts.readMailReceiver",
  summary: "Whom a mail about an account goes to",
  input: z.object({ userId: z.uuid() }),
  output: z.object({ email: z.string(), name: z.string() }).nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const [user] = await db
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(and(eq(users.id, input.userId), isNull(users.deletedAt)));
    return user ?? null;
  },
});
