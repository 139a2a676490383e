import { eq, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { users } from "@/db/schema/accounts";
import { evidence, profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { type BrandEvidence, computePressePass, isBrandVerified, type TierResult } from "./rubric";

export type ReviewRow = Pick<typeof evidence.$inferSelect, "kind" | "outlet" | "url" | "occurredAt">;

type Account = {
  kind: UserType;
  email: string;
  emailVerified: boolean;
  website: string | null;
};

/** The result of a profile's evidence: the verified mark, and for press the tier with its reasons. */
export type Marks = { verified: boolean; pressePass: TierResult | null };

/**
 * The marks a profile has earned. Pure. A reviewer accepts an outlet by recording something found there, so the
 * addresses of the rows name the accepted outlets. Press and paid media are verified by a confirmed e-mail and a
 * passed review, brands and sources by their site's domain (`isBrandVerified`).
 */
export function computeMarks(account: Account, rows: readonly ReviewRow[], now: Date): Marks {
  const { kind, email, emailVerified, website } = account;
  if (kind === "brand" || kind === "source") {
    const dnsProof = rows.some((row) => row.kind === "dns_or_meta");
    const facts: BrandEvidence = { website, email, emailVerified, dnsProof, metaProof: false };
    return { verified: isBrandVerified(facts), pressePass: null };
  }
  const verified = emailVerified && rows.length > 0;
  if (kind === "paid_media") return { verified, pressePass: null };
  const addresses = rows.flatMap((row) => row.url ?? []);
  const pressePass = computePressePass(
    {
      email,
      emailVerified,
      outletDomains: addresses,
      authorPages: rows.flatMap(({ kind, url }) =>
        kind === "author_page" && url ? { url, linksBack: true } : [],
      ),
      bylines: rows.flatMap(({ kind, url, outlet, occurredAt }) =>
        kind === "byline" && url && occurredAt ? { url, outlet: outlet ?? "", publishedAt: occurredAt } : [],
      ),
    },
    now,
  );
  return { verified, pressePass };
}

/** A profile's marks today, by the database's clock; null when there is no such profile. */
export async function readMarks(db: Db, profileId: string): Promise<Marks | null> {
  const [row] = await db
    .select({
      kind: profiles.kind,
      website: profiles.website,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
      now: sql<string>`app_now()`,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  if (!row) return null;
  const rows = await db.select().from(evidence).where(eq(evidence.profileId, profileId));
  const { kind, website, email, verifiedAt } = row;
  const account = { kind, website, email: email ?? "", emailVerified: verifiedAt !== null };
  return computeMarks(account, rows, new Date(row.now));
}
