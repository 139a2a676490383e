import type { SiteProofWay } from "@/db/enums";
import { readTagsAt } from "@/lib/platform/safe-fetch/read-tags";
import { readTxtRecords } from "@/lib/platform/safe-fetch/txt-records";
import { ownedDomain } from "./rubric";
import { dnsRecordOf, SITE_PROOF_NAME } from "./rules";

/** Returns scheme and host of a website that can be proven; null for one without a domain that somebody owns. */
export function originOf(website: string | null): string | null {
  if (!website || !URL.canParse(website) || ownedDomain(website) === null) return null;
  return new URL(website).origin;
}

/**
 * Looks for a profile's token: in a TXT record of the site's host or domain, then in a meta tag of its first page. A
 * page that redirects to another domain proves nothing for this one. Null where neither carries it or answers.
 */
export async function findSiteProof({
  origin,
  token,
}: {
  origin: string;
  token: string;
}): Promise<SiteProofWay | null> {
  const { hostname } = new URL(origin);
  const domain = ownedDomain(hostname);
  if (domain === null) return null;
  for (const name of new Set([hostname, domain])) {
    const records = await readTxtRecords(name);
    if (records.some((record) => record.trim() === dnsRecordOf(token))) return "dns";
  }
  const page = await readTagsAt(`${origin}/`);
  if (!page || ownedDomain(page.url) !== domain) return null;
  return page.all(SITE_PROOF_NAME).some((text) => text.trim() === token) ? "meta" : null;
}
