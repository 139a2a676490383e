import { AppError, invalidField } from "@/lib/core/errors";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/platform/crypto/passwords";
import { database } from "@/lib/platform/database";
import { canonicalEmail } from "@/lib/utils/canonical-email";
import { type Attempts, countAttempt, requireAttemptsLeft, settleAttempts } from "./account-limits";
import { knownDevice } from "./known-device";
import { noteRefusedProof } from "./refused-proof";

/** An address's sign-ins are counted under this key. */
export const signInAttempts = (email: string): Attempts => ["login", canonicalEmail(email)];

/** Only who knows the password of a closed account learns that it is closed. */
const CLOSED =
  "Our staff closed this account. The mail about it says why, and has a link to answer that once.";

/**
 * Returns the id of the account with this address and password. Wrong, unknown and deleted ones answer alike after
 * the same work; one that staff closed is refused with a sentence to who knows its password. Five wrong passwords in 15 minutes lock the address's sign-in for the rest of them (429). A device
 * that is known for the address has five of its own, so the owner gets in while strangers' attempts are used up.
 */
export function checkPassword(email: string, password: string, deviceToken: string | null = null) {
  const device = knownDevice(deviceToken, email);
  const counted = signInAttempts(email);
  return tryPassword("signIn", email, password, device ? [["device", device], counted] : [counted]);
}

/** Checks a password while the first counter has attempts left. A wrong one counts in all of them. */
async function tryPassword(
  proof: "signIn" | "confirmation",
  email: string,
  password: string,
  counters: [Attempts, ...Attempts[]],
) {
  const [own] = counters;
  await requireAttemptsLeft(...own);
  const { sql } = database();
  const [user] = await sql<{ id: string; password_hash: string; is_closed: boolean }[]>`
    select id, password_hash, closed_at is not null as is_closed from users
    where email = ${canonicalEmail(email)} and (deleted_at is null or closed_at is not null)`;
  if ((await verifyPassword(user?.password_hash ?? null, password)) && user) {
    await settleAttempts(...own);
    if (user.is_closed) throw new AppError("forbidden", CLOSED);
    if (needsRehash(user.password_hash)) {
      await sql`update users set password_hash = ${await hashPassword(password)} where id = ${user.id}`;
    }
    return user.id;
  }
  await noteRefusedProof(proof, { email });
  for (const counter of counters.toReversed()) await countUnlessFull(counter, counter === own);
  throw new AppError("unauthenticated", "Invalid email or password");
}

/** Only the caller's own counter may refuse the caller. */
async function countUnlessFull(counter: Attempts, isOwn: boolean): Promise<void> {
  try {
    await countAttempt(...counter);
  } catch (error) {
    if (isOwn || !(error instanceof AppError)) throw error;
  }
}

/**
 * Asks the owner of a session for the password once more. A wrong one is a 400 at its field, since the session itself
 * is valid. Five in 15 minutes are allowed, counted apart from strangers' sign-ins and as one of them.
 */
export async function confirmPassword(userId: string, password: string, field = "password"): Promise<void> {
  const { sql } = database();
  const [user] = await sql<{ email: string }[]>`select email from users where id = ${userId}`;
  const email = user?.email ?? "";
  try {
    await tryPassword("confirmation", email, password, [["confirm", userId], signInAttempts(email)]);
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated") {
      throw invalidField(field, "This is not your password");
    }
    throw error;
  }
}
