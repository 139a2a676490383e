import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { checkEmail } from "./email-guard";
import { userView } from "./schema";
import { readUserView } from "./views";

/** Who is calling. */
export const me = query({
  name: "accounts.me",
  summary: "The signed-in account",
  input: z.object({}),
  output: z.object({ user: userView }),
  access: "signedIn",
  run: async ({ db, actor }) => {
    const user = await readUserView(db, actor.userId);
    if (!user) throw new AppError("unauthenticated");
    return { user };
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
