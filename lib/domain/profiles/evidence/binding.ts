import type { EvidenceKind } from "@/db/enums";
import { foldText } from "@/lib/utils/fold-text";
import { emailDomain, ownedDomain } from "./rubric";

/** Evidence is bound to these facts of a profile and its account. */
export type Bearer = { name: string; email: string };
type Bound = { kind: EvidenceKind; boundTo: string | null };

const isNamed = (kind: EvidenceKind) => kind === "author_page" || kind === "byline";

/**
 * Returns what evidence of a kind is accepted for: a page that names its author for that name, an address for its
 * domain. Null for a website, whose address says which it is.
 */
export function boundTo(kind: EvidenceKind, { name, email }: Bearer): string | null {
  if (kind === "outlet_email") return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return isNamed(kind) ? name : null;
}

/** A name is compared with one on a page without case, accents and punctuation. */
export const plainName = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Evidence does not follow its profile to another name, or to another domain's address. */
export function holdsFor({ kind, boundTo }: Bound, { name, email }: Bearer): boolean {
  if (kind === "outlet_email") {
    const domain = emailDomain(email);
    return domain !== null && boundTo !== null && domain === ownedDomain(boundTo);
  }
  return !isNamed(kind) || (boundTo !== null && plainName(boundTo) === plainName(name));
}
