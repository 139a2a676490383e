import "server-only";
import { isBuild, settings } from "@/lib/platform/settings/settings";

/**
 * What public pages show of the settings. Read when a page is rendered for its cache entry, never at build: one build
 * runs anywhere.
 */
export const siteOrigin = (): string | null => (isBuild() ? null : settings().APP_URL);

/** Where people write to; null while the app is built. */
export const supportEmail = (): string | null => (isBuild() ? null : settings().SUPPORT_EMAIL);

/** The product's own pages elsewhere, for the footer; none unless SOCIAL_LINKS names them. */
export const socialLinks = (): { name: string; url: string }[] =>
  isBuild() ? [] : settings().SOCIAL_LINKS.filter(({ url }) => /^https?:\/\//i.test(url));
