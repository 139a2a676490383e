import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { conflict } from "@/lib/core/errors";
import { lockMembership, promoteWithoutAdmin } from "@/lib/domain/profiles/companies/store";
import { uuidv7 } from "@/lib/utils/uuid";
import { revokeEmailTokens } from "./email-tokens";
import { reviewedMail, terminateSockets } from "./events";
import type { AccountReview } from "./mails/account-reviewed";
import { refreshPages } from "./refresh-pages";
import { CLOSED_DAYS } from "./rules";
import { revokeSessions } from "./sessions";

const mailOwner = (effects: Effects, userId: string, kind: AccountReview) =>
  effects.job(reviewedMail, { userId, requestId: uuidv7(), kind });

/** From now on the account can send nothing. @throws AppError `conflict` where it is on hold or gone already. */
export async function holdAccount(tx: Transaction, effects: Effects, userId: string, reason: string) {
  const [row] = await tx
    .update(users)
    .set({ heldAt: sql`app_now()`, reviewReason: reason })
    .where(and(eq(users.id, userId), isNull(users.heldAt), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (!row) throw conflict("This account is on hold already, or deleted.");
  mailOwner(effects, userId, "held");
}

/** The account may send again. @throws AppError `conflict` where it is not on hold. */
export async function liftHold(tx: Transaction, effects: Effects, userId: string, reason: string) {
  const [row] = await tx
    .update(users)
    .set({ heldAt: null, reviewReason: reason })
    .where(and(eq(users.id, userId), isNotNull(users.heldAt), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (!row) throw conflict("This account is not on hold.");
  mailOwner(effects, userId, "lifted");
}

/**
 * Closes an account as its owner's deletion does: signed out everywhere and hidden from everybody at once. A company
 * whose last Admin it was has another from now on. Staff can restore it for 30 days; its owner cannot. @throws AppError `conflict` where it is closed already.
 */
export async function closeAccount(tx: Transaction, effects: Effects, userId: string, reason: string) {
  const [row] = await tx
    .update(users)
    .set({ closedAt: sql`app_now()`, deletedAt: sql`app_now()`, reviewReason: reason })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id });
  if (!row) throw conflict("This account is closed already.");
  await signOutEverywhere(tx, effects, userId);
  await revokeEmailTokens(tx, userId);
  const company = await lockMembership(tx, userId);
  if (company) await promoteWithoutAdmin(tx, effects, company.companyId);
  await refreshPages(tx, effects, userId);
  mailOwner(effects, userId, "closed");
}

/** Brings a closed account back with all that was its. @throws AppError `conflict` once its 30 days are over. */
export async function reopenAccount(tx: Transaction, effects: Effects, userId: string, reason: string) {
  const [row] = await tx
    .update(users)
    .set({ closedAt: null, deletedAt: null, reviewReason: reason })
    .where(and(eq(users.id, userId), sql`${users.closedAt} > app_now() - ${`${CLOSED_DAYS} days`}::interval`))
    .returning({ id: users.id });
  if (!row) throw conflict("This account is not closed, or its 30 days are over.");
  await refreshPages(tx, effects, userId);
  mailOwner(effects, userId, "reopened");
}

/**
 * Staff answer an appeal: their decision about the account is taken back, or stands. Returns what the account is then.
 * @throws AppError `conflict` where it stands and there is none any more.
 */
export async function settleAppeal(
  tx: Transaction,
  effects: Effects,
  { userId, stands, statement }: { userId: string; stands: boolean; statement: string },
): Promise<"held" | "closed" | null> {
  const [user] = await tx
    .select({ heldAt: users.heldAt, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!stands) {
    if (user?.closedAt) await reopenAccount(tx, effects, userId, statement);
    if (user?.heldAt) await liftHold(tx, effects, userId, statement);
    return null;
  }
  if (!user?.closedAt && !user?.heldAt) throw conflict("The account is on hold no more.");
  await tx.update(users).set({ reviewReason: statement }).where(eq(users.id, userId));
  mailOwner(effects, userId, "upheld");
  return user.closedAt ? "closed" : "held";
}

/** Ends all sessions of an account, and its open sockets with them. */
export async function signOutEverywhere(tx: Transaction, effects: Effects, userId: string) {
  await revokeSessions(tx, userId);
  effects.job(terminateSockets, { userId });
}
