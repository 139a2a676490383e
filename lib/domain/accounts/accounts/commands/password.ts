import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { command } from "@/lib/core/operation";
import { confirmOwner } from "@/lib/platform/auth/confirm-owner";
import { hashPassword } from "@/lib/platform/crypto/passwords";
import { uuidv7 } from "@/lib/utils/uuid";
import { revokeEmailTokens } from "../email-tokens";
import { passwordChangedMail, terminateSockets } from "../events";
import { refusePasswordOfAddress, uncommonPasswordField } from "../password-guard";
import { changePasswordInput, confirmInput } from "../schema";
import { revokeSessions } from "../sessions";

/** Sets a new password by the current one. Every other session ends with its sockets, and so do links that reset it. */
export const changePassword = command({
  name: "accounts.changePassword",
  summary: "Change the password",
  input: changePasswordInput.safeExtend({ newPassword: uncommonPasswordField }),
  output: z.object({}),
  access: "signedIn",
  secret: true,
  message: "Your password is changed. You are signed out everywhere else.",
  rateLimit: { perAddress: 30 },
  prepare: async ({ actor, input: { currentPassword, newPassword, totp } }) => {
    await confirmOwner(actor, { password: currentPassword, totp, field: "currentPassword" });
    return hashPassword(newPassword);
  },
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor: { userId, sessionId }, input, prepared: passwordHash, effects }) => {
    const [user] = await db
      .update(users)
      .set({ passwordHash, passwordChangedAt: sql`app_now()` })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    refusePasswordOfAddress(input.newPassword, user?.email ?? "", "newPassword");
    await revokeEmailTokens(db, userId, ["reset"]);
    await revokeSessions(db, userId, sessionId);
    effects.job(passwordChangedMail, { userId, requestId: uuidv7(), changedAt: new Date().toISOString() });
    effects.job(terminateSockets, { userId });
    return {};
  },
});

/** Proves once more that the caller is the owner. For ten minutes this session may do what asks for it. */
export const confirmIdentity = command({
  name: "accounts.confirm",
  summary: "Show by the password, and a code where two-factor is on, that it is you",
  input: confirmInput,
  output: z.object({}),
  access: "signedIn",
  secret: true,
  rateLimit: { perAddress: 30 },
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: () => ({}),
});
