import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError, refuseAfterCommit } from "@/lib/core/errors";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { execute } from "./execute";
import { command } from "./operation";

const database = testDatabase();

const id = "01890000-0000-7000-8000-000000000001";
const entries = (operation: string) => database.sql()`
  select user_id, profile_id, job, operation, subject_kind, subject_id from audit_entries
  where operation = ${operation} order by created_at`;

const act = command({
  name: "test.act",
  summary: "",
  input: z.object({ how: z.enum(["well", "refused", "refusedAfter", "outOfSchema"]) }),
  output: z.object({ id: z.uuid() }),
  access: { public: "A test of what is noted." },
  audit: { kind: "pitch", id: ({ output }) => output.id },
  run: ({ input: { how } }) => {
    if (how === "refused") throw new AppError("conflict");
    if (how === "refusedAfter") return refuseAfterCommit(new AppError("conflict"));
    return { id: how === "outOfSchema" ? "nonsense" : id };
  },
});

describe("a command's audit entry", () => {
  it("says who did what to what, acting as which profile", async () => {
    const { actor, userId, profileId } = await makeAccount();
    await execute(actor, act, { how: "well" });
    await execute(anonymous(), act, { how: "well" });
    const about = { operation: "test.act", subject_kind: "pitch", subject_id: id, job: null };
    expect(await entries("test.act")).toEqual([
      { ...about, user_id: userId, profile_id: profileId },
      { ...about, user_id: null, profile_id: null },
    ]);
  });

  it("is not there for what was refused, failed, or rolled back", async () => {
    const { actor } = await makeAccount();
    const before = await entries("test.act");
    expect(await outcomeOf(execute(actor, act, { how: "refused" }))).toBe("conflict");
    expect(await outcomeOf(execute(actor, act, { how: "refusedAfter" }))).toBe("conflict");
    expect((await refusalOf(execute(actor, act, { how: "outOfSchema" }))).code).toBe("internal");
    expect(await entries("test.act")).toEqual(before);
  });

  it("is not written where the command says why not", async () => {
    const glance = command({
      name: "test.glance",
      summary: "",
      input: z.object({}),
      output: z.object({}),
      access: "signedIn",
      audit: { skip: "A test." },
      run: () => ({}),
    });
    const { actor } = await makeAccount();
    await execute(actor, glance, {});
    expect(await entries("test.glance")).toEqual([]);
  });

  it("is one for a call and its repeats under one Idempotency-Key", async () => {
    const once = command({
      name: "test.once",
      summary: "",
      input: z.object({}),
      output: z.object({}),
      access: "signedIn",
      audit: { kind: "profile", id: ({ actor }) => actor.profileId },
      run: () => ({}),
    });
    const { actor } = await makeAccount();
    for (let n = 0; n < 2; n++) await execute(actor, once, {}, { idempotencyKey: "a-1" });
    expect(await entries("test.once")).toHaveLength(1);
  });
});
