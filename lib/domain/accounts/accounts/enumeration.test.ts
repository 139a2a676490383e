import { beforeEach, describe, expect, it, vi } from "vitest";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { anonymous, makeAccount, uniqueEmail } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { statementsOf } from "@/tests/factories/statements";
import { testDatabase } from "@/tests/setup/database";
import { forgotPassword } from "./commands/email";
import { login, loginBrowser } from "./commands/sign-in";
import { resetMail } from "./events";

/** Every password hash that is made or checked, by its kind and cost. */
const hashing = vi.hoisted(() => [] as string[]);
vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  return {
    ...argon2,
    hash: (...[password, cost]: Parameters<typeof argon2.hash>) => {
      hashing.push(`hash ${JSON.stringify(cost)}`);
      return argon2.hash(password, cost);
    },
    verify: (...[stored, password]: Parameters<typeof argon2.verify>) => {
      hashing.push(`verify ${String(stored).split("$").slice(0, 4).join("$")}`);
      return argon2.verify(stored, password);
    },
  };
});

const database = testDatabase();
beforeEach(() => {
  hashing.length = 0;
});

const guess = (email: string) => ({ email, password: "Wrong-horse-42" });
const queued = async () => {
  const [row] = await database.sql()`select count(*)::int as n from graphile_worker._private_jobs`;
  return row?.n as number;
};

describe("who has an account cannot be found out", () => {
  it.each([
    ["login", login as Operation],
    ["loginBrowser", loginBrowser as Operation],
  ])("by the answer or the work of %s, the very first call of a process included", async (_, operation) => {
    const refused = async (email: string) => {
      hashing.length = 0;
      let refusal: object = {};
      const statements = await statementsOf(async () => {
        const { code, message, fields } = await refusalOf(execute(anonymous(), operation, guess(email)));
        refusal = { code, message, fields };
      });
      return { refusal, statements, hashing: [...hashing] };
    };
    const unknown = await refused(uniqueEmail());
    const known = await makeAccount();
    const deleted = await makeAccount();
    await database.sql()`update users set deleted_at = app_now() where id = ${deleted.userId}`;
    expect(unknown.hashing).toEqual(["verify $argon2id$v=19$m=47104,t=2,p=1"]);
    expect(unknown.statements).toHaveLength(4);
    expect(await refused(known.email)).toEqual(unknown);
    expect(await refused(deleted.email)).toEqual(unknown);
  });

  it("by the answer or the work of a forgotten password: a job is queued either way", async () => {
    const asked = async (email: string) => {
      const before = await queued();
      let answer: unknown;
      const statements = await statementsOf(async () => {
        answer = await execute(anonymous(), forgotPassword, { email });
      });
      return { answer, statements, jobs: (await queued()) - before };
    };
    const { email } = await makeAccount();
    const unknown = await asked(uniqueEmail());
    expect(unknown.jobs).toBe(1);
    expect(await asked(email)).toEqual(unknown);
  });

  it("by a mail: the job for an unknown address sends none", async () => {
    const before = (await listOutbox({ limit: 500 })).length;
    await performJob(resetMail, { userId: null, requestId: crypto.randomUUID() });
    expect((await listOutbox({ limit: 500 })).length).toBe(before);
    const { userId } = await makeAccount();
    await performJob(resetMail, { userId, requestId: crypto.randomUUID() });
    expect((await listOutbox({ limit: 500 })).length).toBe(before + 1);
  });

  it("by being refused for too many attempts", async () => {
    const { email } = await makeAccount();
    for (const address of [email, uniqueEmail()]) {
      const outcomes = [];
      for (let n = 0; n < 6; n++) outcomes.push(await outcomeOf(execute(anonymous(), login, guess(address))));
      expect(outcomes).toEqual([...Array(5).fill("unauthenticated"), "rate_limited"]);
    }
  });
});
