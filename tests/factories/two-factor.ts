import { Secret, TOTP } from "otpauth";
import { execute } from "@/lib/core/execute";
import { enableTwoFactor, startTwoFactor } from "@/lib/domain/accounts/accounts/commands/two-factor";
import { database } from "@/lib/platform/database";
import { PASSWORD, type TestAccount } from "./accounts";

/** The code that an authenticator shows `steps` periods of 30 seconds from now, by the database's clock. */
export async function codeOf(secret: string, steps = 0): Promise<string> {
  const { sql } = database();
  const [row] = await sql<{ now: number }[]>`select extract(epoch from app_now())::float8 as now`;
  const timestamp = ((row?.now ?? 0) + 30 * steps) * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

type Owner = Pick<TestAccount, "actor">;

/** Begins the set-up and returns the code that completes it. */
export async function beginTwoFactor({ actor }: Owner): Promise<string> {
  const { secret } = await execute(actor, startTwoFactor, { password: PASSWORD });
  return codeOf(secret);
}

/** Turns two-factor sign-in on. The code of this moment is spent: `codeOf(secret, 1)` is the next that works. */
export async function setUpTwoFactor({ actor }: Owner): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await execute(actor, startTwoFactor, { password: PASSWORD });
  const { recoveryCodes } = await execute(actor, enableTwoFactor, { totp: await codeOf(secret) });
  return { secret, recoveryCodes };
}

/** Switches two-factor sign-in on or off, whatever it was, with its owner just confirmed. */
export async function switchTwoFactor(userId: string, on: boolean): Promise<void> {
  const { sql } = database();
  await sql`update users set totp_secret = null, totp_last_step = null,
    totp_enabled_at = case when ${on} then app_now() end where id = ${userId}`;
  await sql`update sessions set confirmed_at = app_now() where user_id = ${userId}`;
}
