import { settings } from "@/lib/platform/settings/settings";

/** A year. Only where the app is reached by https, and never baked into a build. */
const HSTS = "max-age=31536000; includeSubDomains";

export const strictTransportSecurity = (): string | null =>
  settings().APP_URL.startsWith("https://") ? HSTS : null;
