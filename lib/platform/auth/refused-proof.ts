import { database } from "@/lib/platform/database";
import { canonicalEmail } from "@/lib/utils/canonical-email";
import { uuidv7 } from "@/lib/utils/uuid";

/** These audit entries are written by no operation, since a refused one writes nothing. */
export const refusedProofs = {
  signIn: "accounts.signInRefused",
  confirmation: "accounts.confirmRefused",
  code: "accounts.codeRefused",
} as const;

/**
 * Records that somebody failed to prove that an account is theirs, on a connection of its own. The account is named
 * by address or id; an attempt without an account is recorded too, so that both take the same work.
 */
export async function noteRefusedProof(
  proof: keyof typeof refusedProofs,
  whose: { email: string } | { userId: string },
): Promise<void> {
  const { sql } = database();
  const found =
    "email" in whose
      ? sql`select id from users where email = ${canonicalEmail(whose.email)} and deleted_at is null`
      : sql`select id from users where id = ${whose.userId}`;
  await sql`insert into audit_entries (id, operation, subject_kind, subject_id)
    values (${uuidv7()}, ${refusedProofs[proof]}, 'account', (${found}))`;
}
