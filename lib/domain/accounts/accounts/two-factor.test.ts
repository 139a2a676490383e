import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { codeMessages } from "@/lib/core/two-factor";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { totpStep } from "@/lib/platform/auth/second-factor";
import { actorOf, anonymous, makeAccount, PASSWORD, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { beginTwoFactor, codeOf, setUpTwoFactor } from "@/tests/factories/two-factor";
import { testDatabase } from "@/tests/setup/database";
import { login, loginBrowser, loginSecondStep } from "./commands/sign-in";
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes, startTwoFactor } from "./commands/two-factor";
import { me, readSecurity } from "./queries";

const database = testDatabase();
const sql = () => database.sql();
const confirm = { password: PASSWORD };
const signIn = ({ email }: TestAccount, totp?: string) =>
  execute(anonymous(), login, { email, password: PASSWORD, totp });
const mailsOf = async (userId: string) => {
  const rows = await sql()`select payload ->> 'kind' as kind from graphile_worker._private_jobs
    where payload ->> 'userId' = ${userId} and payload ->> 'kind' is not null order by id`;
  return rows.map(({ kind }) => kind);
};
/** Returns the session's actor at a time when its owner's last confirmation is more than ten minutes old. */
async function later({ actor }: TestAccount) {
  await sql()`update sessions set confirmed_at = app_now() - interval '11 minutes' where id = ${actor.sessionId}`;
  const loaded = await loadActor(actor.sessionId, null);
  if (loaded?.kind !== "user") throw new Error("The session ended.");
  return loaded;
}

describe("a code", () => {
  // The secret and the codes are those of RFC 6238, appendix B, for SHA-1; a code is the last six digits.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1234567890, "005924"],
    [2000000000, "279037"],
  ])("of second %i is the standard's, and works a step before and after", (seconds, code) => {
    const step = Math.floor(seconds / 30);
    for (const away of [-30, 0, 30]) expect(totpStep(secret, code, seconds + away)).toBe(step);
    for (const away of [-60, 60]) expect(totpStep(secret, code, seconds + away)).toBeNull();
  });
});

describe("setting two-factor up", () => {
  it("asks for a code from then on, stores no secret in the clear, and tells the owner", async () => {
    const account = await makeAccount();
    expect(await outcomeOf(signIn(account))).toBe("ok");
    const { secret, recoveryCodes } = await setUpTwoFactor(account);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

    const refusal = await refusalOf(signIn(account));
    expect([refusal.status, refusal.message, refusal.details]).toEqual([
      ...[401, codeMessages.required, { factor: "totp" }],
    ]);
    expect(await outcomeOf(signIn(account, await codeOf(secret, 1)))).toBe("ok");

    const [user] = await sql()`select * from users where id = ${account.userId}`;
    const codes = await sql()`select * from recovery_codes where user_id = ${account.userId}`;
    const stored = JSON.stringify([user, codes]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.slice(5));
    expect(await mailsOf(account.userId)).toEqual(["two_factor_on"]);
  });

  it("needs the password to begin and a code to end, and changes nothing in between", async () => {
    const account = await makeAccount();
    const wrong = await refusalOf(execute(account.actor, startTwoFactor, { password: "Wrong-horse-42" }));
    expect(wrong.fields).toEqual({ password: ["This is not your password"] });
    expect(await outcomeOf(execute(account.actor, enableTwoFactor, { totp: "123456" }))).toBe("conflict");
    const good = await beginTwoFactor(account);
    const bad = good === "000000" ? "111111" : "000000";
    expect((await refusalOf(execute(account.actor, enableTwoFactor, { totp: bad }))).fields).toEqual({
      totp: [codeMessages.wrong],
    });
    expect(await outcomeOf(signIn(account))).toBe("ok");
    expect(
      await tally(Array.from({ length: 3 }, () => execute(account.actor, enableTwoFactor, { totp: good }))),
    ).toEqual({ ok: 1, conflict: 2 });
    expect(await outcomeOf(execute(account.actor, startTwoFactor, confirm))).toBe("conflict");
  });

  it("shows the begun key for ten minutes after the password was given", async () => {
    const account = await makeAccount();
    const { secret } = await execute(account.actor, startTwoFactor, confirm);
    const { security } = await execute(account.actor, readSecurity, {});
    expect(security.twoFactor.setup?.secret).toBe(secret);
    expect(security.twoFactor.setup?.address).toContain("otpauth://totp/");
    const after = await execute(await later(account), readSecurity, {});
    expect(after.security.twoFactor.setup).toBeNull();
  });
});

describe("a code is used once", () => {
  it("by one of 20 sign-ins at once, and an earlier one not after it", async () => {
    const account = await makeAccount();
    const { secret } = await setUpTwoFactor(account);
    const code = await codeOf(secret, 1);
    const spent = Array.from({ length: 20 }, () => signIn(account, code));
    const outcomes = await tally(spent);
    expect(outcomes.ok).toBe(1);
    expect(await outcomeOf(signIn(account, await codeOf(secret)))).not.toBe("ok");
  });

  it("and so is a recovery code, by one of 20 at once; the owner is told", async () => {
    const account = await makeAccount();
    const { recoveryCodes } = await setUpTwoFactor(account);
    const typed = `${recoveryCodes[0]?.toLowerCase().replaceAll("-", " ")} `;
    const outcomes = await tally(Array.from({ length: 20 }, () => signIn(account, typed)));
    expect(outcomes.ok).toBe(1);
    const [left] = await sql()`select count(*)::int as n from recovery_codes
      where user_id = ${account.userId} and used_at is null`;
    expect(left?.n).toBe(9);
    expect(await mailsOf(account.userId)).toEqual(["two_factor_on", "recovery_code_used"]);
  });

  it("counts wrong ones against the account", async () => {
    const account = await makeAccount();
    await setUpTwoFactor(account);
    const outcomes = [];
    for (let n = 0; n < 6; n++) outcomes.push(await outcomeOf(signIn(account, "AAAA-AAAA-AAAA")));
    expect(outcomes).toEqual([...Array(5).fill("unauthenticated"), "rate_limited"]);
  });
});

describe("a browser's second step", () => {
  const first = ({ email }: TestAccount) => execute(anonymous(), loginBrowser, { email, password: PASSWORD });

  it("takes the code alone, for five minutes after the password", async () => {
    const account = await makeAccount();
    const { secret } = await setUpTwoFactor(account);
    const secondStep = (await refusalOf(first(account))).details?.secondStep ?? "";
    const wrong = await refusalOf(
      execute(anonymous(), loginSecondStep, { secondStep, totp: "AAAA-AAAA-AAAA" }),
    );
    expect([wrong.code, wrong.details?.secondStep]).toEqual(["unauthenticated", secondStep]);
    const { sessionId } = await execute(anonymous(), loginSecondStep, {
      ...{ secondStep, totp: await codeOf(secret, 1) },
    });
    expect((await loadActor(sessionId, null))?.kind).toBe("user");
  });

  it("opens nothing when forged, too old, of another account, or after the password changed", async () => {
    const account = await makeAccount();
    const other = await makeAccount();
    const { recoveryCodes } = await setUpTwoFactor(account);
    const secondStep = (await refusalOf(first(account))).details?.secondStep ?? "";
    const totp = recoveryCodes[0];
    const [userId = "", until = "", signature = ""] = secondStep.split(".");
    const forged = [
      `${other.userId}.${until}.${signature}`,
      `${userId}.${Number(until) + 600}.${signature}`,
      `${userId}.${until}.`,
    ];
    for (const value of forged) {
      expect(await outcomeOf(execute(anonymous(), loginSecondStep, { secondStep: value, totp }))).toBe(
        "unauthenticated",
      );
    }
    await sql()`update users set password_hash = password_hash || 'x' where id = ${account.userId}`;
    expect(await outcomeOf(execute(anonymous(), loginSecondStep, { secondStep, totp }))).toBe(
      "unauthenticated",
    );
    const [left] = await sql()`select count(*)::int as n from recovery_codes
      where user_id = ${account.userId} and used_at is null`;
    expect(left?.n).toBe(10);
  });
});

describe("turning it off, and new recovery codes", () => {
  it("ask for the password, and for a code ten minutes after the last", async () => {
    const account = await makeAccount();
    const { secret } = await setUpTwoFactor(account);
    const actor = await later(account);
    expect((await execute(actor, readSecurity, {})).security.codeDue).toBe(true);
    const refusal = await refusalOf(execute(actor, disableTwoFactor, confirm));
    expect([refusal.status, refusal.fields]).toEqual([400, { totp: [codeMessages.required] }]);
    await execute(actor, disableTwoFactor, { ...confirm, totp: await codeOf(secret, 1) });
    expect(await outcomeOf(signIn(account))).toBe("ok");
    const rows = await sql()`select 1 from recovery_codes where user_id = ${account.userId}`;
    expect(rows).toHaveLength(0);
    expect(await mailsOf(account.userId)).toEqual(["two_factor_on", "two_factor_off"]);
    expect(await outcomeOf(execute(account.actor, disableTwoFactor, confirm))).toBe("conflict");
  });

  it("ends the earlier codes", async () => {
    const account = await makeAccount();
    const { recoveryCodes: old } = await setUpTwoFactor(account);
    const { recoveryCodes: fresh } = await execute(account.actor, renewRecoveryCodes, confirm);
    expect(await outcomeOf(signIn(account, old[0]))).toBe("unauthenticated");
    expect(await outcomeOf(signIn(account, fresh[0]))).toBe("ok");
  });
});

describe("a company that asks for two-factor sign-in", () => {
  it("lets a member set it up and do nothing else until then", async () => {
    const account = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    await sql()`update companies set requires_two_factor = true where id = ${account.actor.companyId}`;
    const actor = await actorOf(account.accessToken);
    const { matchingCounts } = await import("@/lib/domain/matching/matches/queries/counts");
    const refusal = await refusalOf(execute(actor, matchingCounts, {}));
    expect([refusal.code, refusal.details]).toEqual(["forbidden", { url: "/settings/two-factor" }]);
    expect((await execute(actor, me, {})).user.id).toBe(account.userId);
    expect((await execute(actor, readSecurity, {})).security.twoFactor.required).toBe(true);

    await setUpTwoFactor({ actor });
    const now = await actorOf(account.accessToken);
    expect(await outcomeOf(execute(now, matchingCounts, {}))).toBe("ok");
    const off = await refusalOf(execute(now, disableTwoFactor, confirm));
    expect([off.code, off.message]).toEqual(["conflict", "Your company asks for two-factor sign-in."]);
  });
});

it("opens with the recovery codes when the secret can no longer be read", async () => {
  const account = await makeAccount();
  const { secret, recoveryCodes } = await setUpTwoFactor(account);
  await sql()`update users set totp_secret = 'sealed-with-another-secret' where id = ${account.userId}`;
  expect(await outcomeOf(signIn(account, await codeOf(secret, 1)))).toBe("unauthenticated");
  expect(await outcomeOf(signIn(account, recoveryCodes[0]))).toBe("ok");
});
