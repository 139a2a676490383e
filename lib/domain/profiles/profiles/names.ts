import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { invalidField } from "@/lib/core/errors";
import { lookAlikeKey, looksLike } from "@/lib/utils/look-alike";

/** "Verified" as the product's languages write it, in whole words. */
const VERIFIED_FORMS = `vérifiée?s? verifiziert(e[mnrs]?)? verificad[oa]s? verificat[oaie] geverifieerde? verifierade? verifierat
zweryfikowan[aey] doğrulanmış верифицирован[аоы]? проверено подтвержд[её]н[аоы]? ověřen[aoý]`;
/** In scripts without spaces between words, and the marks that stand for it. */
const MARKS = /[✓✔✅☑🗸🗹]|认证|認證|認証済|已验证|已驗證|인증됨|موثّق|حساب موثق/u;

const plain = (text: string) => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
const CLAIMS = new RegExp(`(?<!\\p{L})(${plain(VERIFIED_FORMS).split(/\s+/).join("|")})(?!\\p{L})`, "u");
/** In English in any word but "unverified", and in letters of any script that look so. */
const LOOKS_CLAIMED = new RegExp(`(?<!un)${lookAlikeKey("verified")}`, "u");

/** Whether a name or title claims the mark that only a review gives (docs/product.md#evidence). */
export const claimsVerified = (text: string): boolean =>
  MARKS.test(text) || CLAIMS.test(plain(text)) || LOOKS_CLAIMED.test(lookAlikeKey(text));

/** A field of a name or title that may not claim to be verified. On the server only: it carries Unicode's table of look-alikes. */
export const unclaimed = <T extends z.ZodType<string | undefined>>(field: T, label: string) =>
  field.refine(
    (value) => value === undefined || !claimsVerified(value),
    `${label} can't say that it is verified: that mark is given after a review`,
  );

/** Whether a headline opens with the mark, as a verified page's preview does: "VERIFIED | Cabins". In a sentence the term is news. */
function opensWithMark(headline: string): boolean {
  const { word = "", end = "" } =
    /^(?<word>[^\s|:•·/—–-]*)(?<end>\s*[|:•·/—–-]?)/u.exec(headline.trim())?.groups ?? {};
  const isSetApart = end.trim() !== "" || word === word.toUpperCase();
  return MARKS.test(headline) || (isSetApart && claimsVerified(word));
}

/** A headline that may not pass for a verified page's. On the server only, as `unclaimed`. */
export const unmarked = <T extends z.ZodType<string | undefined>>(field: T, label: string) =>
  field.refine(
    (value) => value === undefined || !opensWithMark(value),
    `${label} can't open with the mark that is given after a review`,
  );

/**
 * Refuses a name that can be mistaken for a verified profile's because it is spelled with other signs. The same name is
 * taken, for people share names: the mark tells them apart. Throws 400 on `field`.
 */
export async function refuseLookAlike(
  tx: Transaction,
  { name, field, profileId, companyId }: Named,
): Promise<void> {
  const similar = await tx
    .select({ name: profiles.name })
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
  if (similar.some((verified) => looksLike(name, verified.name))) throw invalidField(field, LOOKS_LIKE);
}

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
