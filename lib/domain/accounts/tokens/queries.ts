import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { apiTokens } from "@/db/schema/accounts";
import { isoDate, toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { memberMay, requireActFor } from "@/lib/domain/profiles/companies/policy";
import { tokensOutput } from "./schema";
import { ownedBy, readTokens } from "./store";

export const listTokens = query({
  name: "tokens.list",
  summary: "The own API tokens, the newest first",
  input: z.object({}),
  output: tokensOutput,
  access: "signedIn",
  // Whoever leaves a company reads which tokens end, and may leave without two-factor sign-in.
  beforeTwoFactor: true,
  run: async ({ db, actor }) => ({ tokens: await readTokens(db, ownedBy({ userId: actor.userId })) }),
});

export const listCompanyTokens = query({
  name: "companyTokens.list",
  summary: "The company's API tokens, the newest first",
  input: z.object({}),
  output: tokensOutput,
  access: "signedIn",
  subject: ({ actor }) => (actor.companyId ? { companyId: actor.companyId } : null),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "manageTokens"),
  run: async ({ db, subject }) => ({ tokens: await readTokens(db, ownedBy(subject)) }),
});

/** Reads what the mail says and who gets it; null where the token was revoked meanwhile. */
export const readTokenExpiry = query({
  name: "tokens.readExpiry",
  summary: "A token that expires soon, for its mail",
  input: z.object({ id: z.uuid() }),
  output: z
    .object({
      name: z.string(),
      company: z.string().nullable(),
      expiresAt: isoDate(),
      receivers: z.array(z.object({ userId: z.uuid(), email: z.string() })),
    })
    .nullable(),
  access: "jobs",
  run: async ({ db, input: { id } }) => {
    const [token] = await db
      .select({ name: apiTokens.name, expiresAt: apiTokens.expiresAt })
      .from(apiTokens)
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)));
    if (!token) return null;
    const receivers = await db.execute<{ userId: string; email: string; company: string | null }>(sql`
      select u.id as "userId", u.email::text as email, c.name as company
      from api_tokens t left join companies c on c.id = t.company_id
      left join memberships m on m.company_id = t.company_id and ${memberMay(sql`m`, "manageTokens")}
      join users u on u.id = coalesce(t.user_id, m.user_id) and u.deleted_at is null
      where t.id = ${id} order by u.id`);
    return {
      name: token.name,
      company: receivers[0]?.company ?? null,
      expiresAt: toIso(token.expiresAt),
      receivers: receivers.map(({ userId, email }) => ({ userId, email })),
    };
  },
});
