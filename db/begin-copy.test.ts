import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { afterAll, expect, inject, it } from "vitest";
import { beginCopy } from "./begin-copy";

const sql = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

const copy = (...rows: string[]) =>
  sql.begin(async (tx) => {
    await tx`create temporary table numbers (n int) on commit drop`;
    await pipeline(Readable.from(rows), await beginCopy(tx`copy numbers from stdin`));
    return tx`select n from numbers order by n`;
  });

it("copies rows", async () => {
  expect(await copy("2\n", "1\n")).toEqual([{ n: 1 }, { n: 2 }]);
});

it("fails with the server's words where the server refuses a row, however late it says so", async () => {
  await expect(copy("1\n", "one\n")).rejects.toThrow('invalid input syntax for type integer: "one"');
  expect(await copy("1\n")).toEqual([{ n: 1 }]);
});
