import postgres from "postgres";
import { canonicalEmail } from "../../lib/utils/canonical-email";

/** These tables name people by their address. */
const NAMED = ["users", "email_tokens", "invitations", "subscribers", "stopped_addresses"] as const;

/**
 * Writes stored addresses whose host is in punycode in Unicode, as they are looked up, and returns the ids of the
 * accounts that stay, because another account has that address: their owners are to be asked which one they use.
 */
export async function writeCanonicalAddresses(sql: postgres.Sql): Promise<string[]> {
  const doubled: string[] = [];
  for (const table of NAMED) {
    const rows = await sql<{ id: string; email: string }[]>`
      select id, email::text from ${sql(table)} where email::text like '%xn--%'`;
    for (const { id, email } of rows) {
      const canonical = canonicalEmail(email);
      if (canonical === email) continue;
      try {
        await sql`update ${sql(table)} set email = ${canonical} where id = ${id}`;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "23505")) throw error;
        // Of two subscriptions, or two refusals, of one address the one that is written right stays.
        if (table === "users") doubled.push(id);
        else await sql`delete from ${sql(table)} where id = ${id}`;
      }
    }
  }
  return doubled;
}

/** Does so at a start, and says which accounts are left. */
export async function canonicaliseAddresses(url: string, say: (line: string) => void): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 60, onnotice: () => {} });
  try {
    const doubled = await writeCanonicalAddresses(sql);
    if (doubled.length > 0)
      say(
        `These accounts have another account's address in punycode, and cannot sign in until one is deleted or has another: ${doubled.join(", ")}`,
      );
  } finally {
    await sql.end({ timeout: 5 });
  }
}
