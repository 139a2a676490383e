import type { EvidenceKind } from "@/db/enums";
import { foldText } from "@/lib/utils/fold-text";
import { emailDomain, ownedDomain } from "./rubric";

/** What of a profile and its account evidence is found for. */
export type Bearer = { name: string; email: string };
type Bound = { kind: EvidenceKind; boundTo: string | null };

const isNamed = (kind: EvidenceKind) => kind === "author_page" || kind === "byline";

/**
 * What evidence of a kind is accepted for: a page that names its author for that name, an address for its domain. Null for
 * a website's, whose address says which it is.
 */
export function boundTo(kind: EvidenceKind, { name, email }: Bearer): string | null {
  if (kind === "outlet_email") return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return isNamed(kind) ? name : null;
}

/** A name as it is compared with one on a page: without case, accents and punctuation. */
export const plainName = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether evidence is about who the profile is today: it does not follow to another name, or to another domain's address. */
export function holdsFor({ kind, boundTo }: Bound, { name, email }: Bearer): boolean {
  if (kind === "outlet_email") {
    const domain = emailDomain(email);
    return domain !== null && boundTo !== null && domain === ownedDomain(boundTo);
  }
  return !isNamed(kind) || (boundTo !== null && plainName(boundTo) === plainName(name));
}
