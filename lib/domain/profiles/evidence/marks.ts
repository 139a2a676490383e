import { eq, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { users } from "@/db/schema/accounts";
import { evidence, profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { type Bearer, holdsFor } from "./binding";
import {
  type BrandEvidence,
  computePressePass,
  emailDomain,
  isBrandVerified,
  ownedDomain,
  type PressEvidence,
  type PressePassParts,
  pressePassParts,
  type TierResult,
} from "./rubric";
import { AUTOMATIC } from "./rules";

export type ReviewRow = Pick<
  typeof evidence.$inferSelect,
  "id" | "kind" | "outlet" | "url" | "occurredAt" | "boundTo" | "reviewedBy"
>;

/** Evidence is about a profile with its account's address. */
export type Account = Bearer & {
  kind: UserType;
  emailVerified: boolean;
  website: string | null;
};

/** A profile's evidence earns the verified mark and, for press, the tier with its reasons. */
export type Marks = {
  verified: boolean;
  pressePass: TierResult | null;
  parts: PressePassParts | null;
  /** Ids of the evidence that holds for the profile as it is. */
  holding: ReadonlySet<string>;
};

/** A proof in DNS or a meta tag is about one site: after a change of the website it proves nothing. */
const provesOtherSite = (row: ReviewRow, website: string | null): boolean =>
  row.kind === "dns_or_meta" &&
  row.url !== null &&
  website !== null &&
  ownedDomain(row.url) !== ownedDomain(website);

/**
 * Returns the evidence that is about the profile as it is today: its name, its address and its website. What a check
 * accepted because of an address or an author page at the same outlet holds as long as one of the two does.
 */
export function holdingRows<Row extends ReviewRow>(account: Account, recorded: readonly Row[]): Row[] {
  const rows = recorded.filter((row) => !provesOtherSite(row, account.website) && holdsFor(row, account));
  const proven = new Set(
    rows.flatMap(({ kind, url }) => (kind === "author_page" && url ? ownedDomain(url) : [])),
  );
  proven.add(account.emailVerified ? emailDomain(account.email) : null);
  proven.delete(null);
  return rows.filter(
    ({ kind, url, reviewedBy }) =>
      kind !== "byline" || reviewedBy !== AUTOMATIC || (url !== null && proven.has(ownedDomain(url))),
  );
}

/**
 * Computes the marks that a profile has earned, as a pure function. A reviewer accepts an outlet by recording something
 * found there, so the addresses of the rows name the accepted outlets. Press and paid media are verified by a confirmed
 * e-mail and a passed review, brands and sources by their site's domain (`isBrandVerified`).
 */
export function computeMarks(account: Account, recorded: readonly ReviewRow[], now: Date): Marks {
  const { kind, email, emailVerified, website } = account;
  const rows = holdingRows(account, recorded);
  const holding = new Set(rows.map(({ id }) => id));
  if (isNewsroomType(kind)) {
    const dnsProof = rows.some((row) => row.kind === "dns_or_meta");
    const facts: BrandEvidence = { website, email, emailVerified, dnsProof, metaProof: false };
    return { verified: isBrandVerified(facts), pressePass: null, parts: null, holding };
  }
  const verified = emailVerified && rows.length > 0;
  if (kind === "paid_media") return { verified, pressePass: null, parts: null, holding };
  const addresses = rows.flatMap((row) => row.url ?? []);
  const facts: PressEvidence = {
    email,
    emailVerified,
    outletDomains: addresses,
    authorPages: rows.flatMap(({ kind, url }) =>
      kind === "author_page" && url ? { url, linksBack: true } : [],
    ),
    bylines: rows.flatMap(({ kind, url, outlet, occurredAt }) =>
      kind === "byline" && url && occurredAt ? { url, outlet: outlet ?? "", publishedAt: occurredAt } : [],
    ),
  };
  return { verified, holding, pressePass: computePressePass(facts, now), parts: pressePassParts(facts, now) };
}

/** Reads a profile's marks today, by the database's clock; null when there is no such profile. */
export async function readMarks(db: Db, profileId: string): Promise<Marks | null> {
  const [row] = await db
    .select({
      kind: profiles.kind,
      name: profiles.name,
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
  const { kind, name, website, email, verifiedAt } = row;
  const account = { kind, name, website, email: email ?? "", emailVerified: verifiedAt !== null };
  return computeMarks(account, rows, new Date(row.now));
}
