import { expect, it, vi } from "vitest";
import { prepareOnce } from "./prepare-once";
import type { Db } from "./types";

it("builds a statement once per handle, and one of its own for each transaction", () => {
  const [pool, transaction] = [{}, {}] as [Db, Db];
  const build = vi.fn((db: Db) => ({ db }));
  const statement = prepareOnce(build);
  expect(statement(pool)).toBe(statement(pool));
  expect(build).toHaveBeenCalledTimes(1);
  expect(statement(transaction).db).toBe(transaction);
  expect(statement(pool).db).toBe(pool);
  expect(build).toHaveBeenCalledTimes(2);
});
