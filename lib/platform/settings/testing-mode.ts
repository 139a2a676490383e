import { notFound } from "@/lib/core/errors";
import { settings } from "./settings";

/** Without the setting nothing of testing mode is there, for anybody. */
export function requireTestingMode(): void {
  if (!settings().TESTING_MODE) throw notFound();
}
