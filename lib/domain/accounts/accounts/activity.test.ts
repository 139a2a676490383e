import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { refusedProofs } from "@/lib/platform/auth/refused-proof";
import { readOperations } from "@/tests/architecture/surfaces";
import { actorOf, anonymous, makeAccount, PASSWORD } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { activityTexts, unlistedActs } from "./activity";
import { changePassword } from "./commands/password";
import { login } from "./commands/sign-in";
import { listActivity } from "./queries";

const { sql } = testDatabase();
const kindsOf = async (actor: Awaited<ReturnType<typeof actorOf>>) =>
  (await execute(actor, listActivity, {})).events.map(({ kind }) => kind);

describe("recent security activity", () => {
  it("lists or leaves out, with a reason, every command about accounts and sessions", async () => {
    const audited = [...(await readOperations())].filter(([, { kind, spec }]) => {
      const about = spec.audit && "kind" in spec.audit ? spec.audit.kind : null;
      return kind === "command" && ["account", "session", "token"].includes(about ?? "");
    });
    const named = [...Object.keys(activityTexts), ...Object.keys(unlistedActs)];
    const noOperation = Object.values(refusedProofs) as string[];
    expect(named.filter((name) => !noOperation.includes(name)).toSorted()).toEqual(
      audited.map(([name]) => name).toSorted(),
    );
  });

  it("shows sign-ins, refused ones, and what was changed, the latest first", async () => {
    const { email, accessToken } = await makeAccount();
    const actor = await actorOf(accessToken);
    await execute(anonymous(), login, { email: email.toUpperCase(), password: PASSWORD });
    expect(await outcomeOf(execute(anonymous(), login, { email, password: "Wrong-horse-1" }))).toBe(
      "unauthenticated",
    );
    const change = { newPassword: "Another-horse-43" };
    await outcomeOf(execute(actor, changePassword, { ...change, currentPassword: "Wrong-horse-2" }));
    await execute(actor, changePassword, { ...change, currentPassword: PASSWORD });
    expect(await kindsOf(actor)).toEqual([
      "accounts.changePassword",
      "accounts.confirmRefused",
      "accounts.signInRefused",
      "accounts.login",
      "accounts.register",
    ]);
  });

  it("shows nothing of another account's", async () => {
    const { email } = await makeAccount();
    const other = await makeAccount();
    await outcomeOf(execute(anonymous(), login, { email, password: "Wrong-horse-1" }));
    expect(await kindsOf(other.actor)).toEqual(["accounts.register"]);
  });

  it("notes a refused sign-in of an address without an account under nobody's id, and never the address", async () => {
    const email = "nobody.at.all@northwind-post.com";
    const refused = () => sql()`select * from audit_entries where operation = ${refusedProofs.signIn}
      and subject_id is null`;
    const before = (await refused()).length;
    await outcomeOf(execute(anonymous(), login, { email, password: "Wrong-horse-1" }));
    const entries = await refused();
    expect(entries).toHaveLength(before + 1);
    expect(JSON.stringify(entries)).not.toContain("nobody.at.all");
  });
});
