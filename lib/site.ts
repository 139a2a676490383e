import "server-only";
import * as billing from "@/lib/platform/billing/billing";
import { isBuild, settings } from "@/lib/platform/settings/settings";

/** Public pages read these when they are rendered for their cache entry, never at build: one build runs anywhere. */
export const siteOrigin = (): string | null => (isBuild() ? null : settings().APP_URL);

/** People write to this address; null while the app is built. */
export const supportEmail = (): string | null => (isBuild() ? null : settings().SUPPORT_EMAIL);

/** While the beta lasts everybody has premium in effect. The app is built as in the beta. */
export const isBeta = (): boolean => isBuild() || settings().BETA;

/** Plans are sold outside the beta, where settings name the payment provider; never while the app is built. */
export const sellsPlans = (): boolean => !isBuild() && billing.sellsPlans();

/** Requests in 15 minutes of an address without an account, and of a user; null while the app is built. */
export const requestLimits = (): { anonymous: number; user: number } | null =>
  isBuild() ? null : { anonymous: settings().RATE_LIMIT_ANONYMOUS, user: settings().RATE_LIMIT_USER };

/** The product's own pages elsewhere, for the footer; none unless SOCIAL_LINKS names them. */
export const socialLinks = (): { name: string; url: string }[] =>
  isBuild() ? [] : settings().SOCIAL_LINKS.filter(({ url }) => /^https?:\/\//i.test(url));

/** In testing mode pages carry its shortcut and banner; never while the app is built. */
export const isTestingMode = (): boolean => !isBuild() && settings().TESTING_MODE;

/** In testing mode no sending waits for a confirmed address. */
export type TestingTerms = {
  /** The path of the page with this site's mails; null where they leave by a mail server. */
  mailbox: string | null;
};

/** Null where testing mode is off. */
export function testingTerms(): TestingTerms | null {
  const { TESTING_MODE, DEPLOYMENT, SMTP_URL } = settings();
  if (!TESTING_MODE) return null;
  return { mailbox: DEPLOYMENT === "demo" && !SMTP_URL ? "/dev/mailbox" : null };
}
