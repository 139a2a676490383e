import { notFound } from "@/lib/core/errors";
import { settings } from "@/lib/platform/settings/settings";

/** Without the setting nothing of testing mode is there, for anybody. */
export function requireTestingMode(): void {
  if (!settings().TESTING_MODE) throw notFound();
}
