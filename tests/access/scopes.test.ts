import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { scopeOf, tokenScopes } from "@/lib/core/token-scopes";
import { createToken } from "@/lib/domain/accounts/tokens/commands/tokens";
import { loadTokenActor } from "@/lib/platform/auth/load-actor";
import { readOperations } from "../architecture/surfaces";
import { PASSWORD } from "../factories/accounts";
import { outcomeOf } from "../factories/outcome";
import { testDatabase } from "../setup/database";
import { matrix } from "./matrix";
import { makeWorld, type World } from "./world";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const operations = await readOperations();
const rows = Object.entries(matrix).map(([name, { input, expected }]) => {
  const operation = operations.get(name) as Operation;
  const { access } = operation.spec;
  const kind = typeof access === "object" ? ("public" in access ? "public" : "signedIn") : access;
  return { name, input, expected, operation, kind, scope: scopeOf(operation) };
});
let world: World;
let secret: string;
let restore: () => Promise<void>;

/** The sender's token with these scopes, loaded as a request would load it. */
async function tokenWith(scopes: readonly string[]): Promise<UserActor> {
  await database.sql()`update api_tokens set scopes = ${scopes as string[]} where name = 'every scope'`;
  const actor = await loadTokenActor(secret, "127.0.0.1");
  if (actor?.kind !== "user") throw new Error("This token opens nothing.");
  return actor;
}

beforeAll(async () => {
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
  const token = { name: "every scope", scopes: [...tokenScopes], password: PASSWORD };
  ({ secret } = await execute(world.sender.actor, createToken, token));
  restore = await database.takeSnapshot();
});

const ask = async (actor: UserActor, { operation, input }: (typeof rows)[number]) => {
  const outcome = await outcomeOf(execute(actor, operation, input(world, "sender")));
  // These refusals leave nothing.
  const isRefused = outcome === "forbidden" || outcome === "not_found";
  if (operation.kind === "command" && !isRefused) await restore();
  return outcome;
};

describe("an API token", () => {
  it.each(rows.filter(({ kind, scope }) => kind === "signedIn" && scope))(
    "may call $name with $scope, and not with every other scope",
    async (row) => {
      const { scope, operation, input, expected } = row;
      const others = tokenScopes.filter((name) => name !== scope);
      await expect(execute(await tokenWith(others), operation, input(world, "sender"))).rejects.toMatchObject(
        {
          ...{ code: "forbidden", message: `This token does not hold the scope ${scope}.` },
        },
      );
      expect(await ask(await tokenWith([scope ?? ""]), row)).toBe(expected.sender);
    },
  );

  it.each(rows.filter(({ kind, scope }) => kind === "signedIn" && !scope))(
    "may not call $name, whatever it holds",
    async (row) => expect(await ask(await tokenWith(tokenScopes), row)).toBe("forbidden"),
  );

  it.each(rows.filter(({ kind }) => kind === "staff" || kind === "jobs"))(
    "may not call $name, which is for staff or jobs",
    async (row) => {
      const refused = row.kind === "staff" ? "not_found" : "forbidden";
      expect(await ask(await tokenWith(tokenScopes), row)).toBe(refused);
    },
  );

  it.each(rows.filter(({ kind }) => kind === "public"))(
    "gives nobody more of $name than a stranger has",
    async ({ operation, input, expected }) => {
      const actor = await tokenWith(tokenScopes);
      expect(await outcomeOf(execute(actor, operation, input(world, "anonymous")))).toBe(expected.anonymous);
      if (operation.kind === "command") await restore();
    },
  );

  it("has the scopes that docs/api.md lists", () => {
    const listed = readFileSync("docs/api.md", "utf8").match(/`\w+:(read|write)`/g) ?? [];
    expect(listed.map((scope) => scope.slice(1, -1))).toEqual(tokenScopes);
  });

  it("has no scope that holds nothing", () => {
    const held = new Set(rows.filter(({ kind }) => kind === "signedIn").map(({ scope }) => scope));
    expect(tokenScopes.filter((scope) => !held.has(scope))).toEqual([]);
  });

  it("has no scope for tokens, the account, its sessions, members, invitations or the plan", () => {
    const nouns = ["tokens", "companyTokens", "accounts", "members", "invitations", "plans", "personalData"];
    const closed = rows.filter(({ name }) => nouns.includes(name.split(".", 1)[0] ?? ""));
    expect(closed.length).toBeGreaterThan(50);
    expect(closed.filter(({ scope }) => scope !== null)).toEqual([]);
  });
});
