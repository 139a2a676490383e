import { execute } from "@/lib/core/execute";
import { subscribe } from "@/lib/domain/profiles/push/commands/devices";
import { makeKeys } from "@/lib/domain/profiles/push/commands/make-keys";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import type { TestAccount } from "./accounts";
import { makeBrowser } from "./push-browser";

export const makeInstallationKeys = () => execute(makeJobActor("push.makeKeys"), makeKeys, {});

/** Switches pushes on for a browser whose push service has this address. */
export async function subscribeTo(account: TestAccount, endpoint: string, browser = makeBrowser()) {
  const { device } = await execute(account.actor, subscribe, { endpoint, keys: browser.keys });
  return { ...browser, device };
}
