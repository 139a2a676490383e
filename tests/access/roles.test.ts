import { beforeAll, describe, expect, it } from "vitest";
import { memberRoles } from "@/db/enums";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { deleteMember } from "@/lib/domain/profiles/companies/commands/members";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { readOperations } from "../architecture/surfaces";
import { actorOf, makeMember } from "../factories/accounts";
import { outcomeOf } from "../factories/outcome";
import { testDatabase } from "../setup/database";
import { matrix, type Outcome } from "./matrix";
import { expectedOf, type MemberCaller, memberCallers, namedOperations } from "./roles";
import { makeWorld, type World } from "./world";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const operations = await readOperations();
const actors = {} as Record<MemberCaller, UserActor>;
let world: World;
let restore: () => Promise<void>;

beforeAll(async () => {
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
  for (const role of memberRoles) actors[role] = (await makeMember(world.sender, role)).actor;
  const member = await makeMember(world.sender, "manager");
  await execute(world.sender.actor, deleteMember, { id: member.userId });
  actors.removed = await actorOf(member.accessToken);
  // The newsroom is named in vain.
  expect(await loadActor(actors.removed.sessionId, null, world.sender.profileId)).toBeNull();
  restore = await database.takeSnapshot();
});

describe("every operation, asked by members of a company with what their Admin would send", () => {
  it("is one of those that the table of roles names", () => {
    expect(namedOperations.filter((name) => !operations.has(name))).toEqual([]);
  });

  it.each(Object.entries(matrix))("%s", async (name, { input }) => {
    const operation = operations.get(name) as Operation;
    const found: Partial<Record<MemberCaller, Outcome>> = {};
    for (const caller of memberCallers) {
      const outcome = await outcomeOf(execute(actors[caller], operation, input(world, "sender")));
      found[caller] = outcome;
      // Each finds the world as it was; these refusals leave nothing.
      const isRefused = outcome === "forbidden" || outcome === "not_found";
      if (operation.kind === "command" && !isRefused) await restore();
    }
    expect(found).toEqual(
      Object.fromEntries(memberCallers.map((caller) => [caller, expectedOf(name, caller)])),
    );
  });
});

describe("every query, asked by an Admin and an Editor whom the company's plan no longer holds", () => {
  const queries = Object.entries(matrix).filter(([name]) => operations.get(name)?.kind === "query");
  const since = new Date("2026-11-01T00:00:00Z");

  it.each(queries)("%s answers as before", async (name, { input }) => {
    const operation = operations.get(name) as Operation;
    for (const caller of ["admin", "editor"] as const) {
      const over = { ...actors[caller], readOnlySince: since };
      const outcome = await outcomeOf(execute(over, operation, input(world, "sender")));
      // What it shows is chosen from to be taken over.
      expect(outcome).toBe(name === "imports.preview" ? "forbidden" : expectedOf(name, caller));
    }
  });
});
