import { and, eq, isNull, ne, or } from "drizzle-orm";
import { parse } from "tldts";
import type { z } from "zod";
import type { UserType } from "@/db/enums";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { invalidField } from "@/lib/core/errors";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { isSameName, lookAlikeKey, looksLike } from "@/lib/utils/look-alike";

/** The product's languages write "verified" like this, in whole words. */
const VERIFIED_FORMS = `vérifiée?s? verifiziert(e[mnrs]?)? verificad[oa]s? verificat[oaie] geverifieerde? verifierade? verifierat
zweryfikowan[aey] doğrulanmış верифицирован[аоы]? проверено подтвержд[её]н[аоы]? ověřen[aoý]`;
/** These scripts have no spaces between words; the marks stand for "verified". */
const MARKS = /[✓✔✅☑🗸🗹]|认证|認證|認証済|已验证|已驗證|인증됨|موثّق|حساب موثق/u;

const plain = (text: string) => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
const CLAIMS = new RegExp(`(?<!\\p{L})(${plain(VERIFIED_FORMS).split(/\s+/).join("|")})(?!\\p{L})`, "u");
/** English "verified" counts in any word but "unverified", and in letters of any script that look so. */
const LOOKS_CLAIMED = new RegExp(`(?<!un)${lookAlikeKey("verified")}`, "u");

/** A name or title may not claim the mark that only a review gives (docs/product.md#evidence). */
export const claimsVerified = (text: string): boolean =>
  MARKS.test(text) || CLAIMS.test(plain(text)) || LOOKS_CLAIMED.test(lookAlikeKey(text));

/**
 * Makes a field of a name or title that may not claim to be verified. It stays on the server, as it carries Unicode's
 * table of look-alikes.
 */
export const unclaimed = <T extends z.ZodType<string | undefined>>(field: T, label: string) =>
  field.refine(
    (value) => value === undefined || !claimsVerified(value),
    `${label} can't say that it is verified: that mark is given after a review`,
  );

/** A verified page's preview opens with the mark: "VERIFIED | Cabins". In a sentence the term is news. */
function opensWithMark(headline: string): boolean {
  const { word = "", end = "" } =
    /^(?<word>[^\s|:•·/—–-]*)(?<end>\s*[|:•·/—–-]?)/u.exec(headline.trim())?.groups ?? {};
  const isSetApart = end.trim() !== "" || word === word.toUpperCase();
  return MARKS.test(headline) || (isSetApart && claimsVerified(word));
}

/** Makes a headline that may not pass for a verified page's. It stays on the server, as `unclaimed`. */
export const unmarked = <T extends z.ZodType<string | undefined>>(field: T, label: string) =>
  field.refine(
    (value) => value === undefined || !opensWithMark(value),
    `${label} can't open with the mark that is given after a review`,
  );

/**
 * Refuses a name that can be mistaken for a verified profile's because it is spelled with other characters. The same
 * name is accepted, for people share names: the mark tells them apart. Only a brand's or source's is not that of a
 * verified company, since pitches go out to strangers under it. Throws 400 on `field`.
 */
export async function refuseLookAlike(tx: Transaction, named: Named & { kind?: UserType }): Promise<void> {
  const similar = await readVerifiedLike(tx, named);
  if (similar.some((verified) => looksLike(named.name, verified.name)))
    throw invalidField(named.field, LOOKS_LIKE);
  const isTaken = (verified: (typeof similar)[number]) =>
    verified.companyId !== null && isSameName(named.name, verified.name);
  if (isNewsroomType(named.kind) && similar.some(isTaken)) throw invalidField(named.field, SAME_NAME);
}

/**
 * Refuses a company's name that is a verified company's, spelled alike or the same, or that holds a web address: it is
 * in the subject of mails to strangers, where no mark tells companies apart. Throws 400 on `field`.
 */
export async function refuseCompanyName(tx: Transaction, named: Named): Promise<void> {
  const { name, field } = named;
  if (holdsAddress(name)) throw invalidField(field, HOLDS_ADDRESS);
  const similar = await readVerifiedLike(tx, named);
  if (similar.some((verified) => looksLike(name, verified.name))) throw invalidField(field, LOOKS_LIKE);
  const isTaken = ({ name: other, kind }: (typeof similar)[number]) =>
    isNewsroomType(kind) && isSameName(name, other);
  if (similar.some(isTaken)) throw invalidField(field, SAME_NAME);
}

/** Companies are called "Booking.com", but a sentence with an address in it is no name. */
function holdsAddress(name: string): boolean {
  if (/:\/\/|www\./i.test(name)) return true;
  const parts = name.split(/[\s,;()|]+/);
  return (
    parts.length > 1 &&
    parts.some((part) => {
      const { domain, isIcann } = parse(part);
      return domain !== null && isIcann === true;
    })
  );
}

const readVerifiedLike = (tx: Transaction, { name, profileId, companyId }: Named) =>
  tx
    .select({ name: profiles.name, kind: profiles.kind, companyId: profiles.companyId })
    .from(profiles)
    .where(
      and(
        profiles.verified,
        eq(profiles.nameKey, lookAlikeKey(name)),
        profileId ? ne(profiles.id, profileId) : undefined,
        companyId ? or(isNull(profiles.companyId), ne(profiles.companyId, companyId)) : undefined,
      ),
    )
    .limit(MAX_COMPARED);

type Named = {
  name: string;
  /** The input's field that holds the name. */
  field: "name" | "company";
  profileId?: string;
  companyId?: string | null;
};

const MAX_COMPARED = 100;
export const LOOKS_LIKE =
  "This name can be mistaken for that of a verified profile. Please write it in the letters of one language, or ask our support.";
export const SAME_NAME =
  "A verified company has this name. Please ask it for an invitation, choose another name, or ask our support.";
export const HOLDS_ADDRESS = "Company name can't contain a web address: the website has a field of its own";
