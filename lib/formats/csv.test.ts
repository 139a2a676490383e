import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeCsv } from "./csv";

/** Reads a table back, as RFC 4180 says. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted] = ["", false];
  for (let index = 1; index < csv.length; index++) {
    const sign = csv[index] ?? "";
    if (quoted && sign === '"' && csv[index + 1] === '"') {
      cell += '"';
      index++;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "," || (sign === "\r" && csv[index + 1] === "\n"))) {
      rows.at(-1)?.push(cell);
      cell = "";
      if (sign === "\r") {
        rows.push([]);
        index++;
      }
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

const cell = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom('"', ",", ";", "\t", "\r", "\n", "=", "-", " ", "\uff1d", "a"), { maxLength: 6 })
    .map((signs) => signs.join("")),
);
const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });

describe("a CSV file", () => {
  it("is read back as it was, but for the apostrophe before what begins as a formula", () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const plain = (table: string[][]) => table.map((row) => row.map((text) => text.replaceAll("'", "")));
        expect(plain(read(writeCsv(rows)))).toEqual(plain(rows));
      }),
    );
  });

  it.each([",", ";", "\t"])("holds no formula for a program that splits at %j", (separator) => {
    fc.assert(
      fc.property(tables, (rows) => {
        const cells = writeCsv(rows)
          .slice(1)
          .split(/\r\n|\r|\n/)
          .flatMap((line) => line.split(separator));
        // Within quotes a comma parts nothing, and the quote that stays at a cell's beginning makes it text.
        if (separator !== ",")
          for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
        for (const cell of read(writeCsv(rows)).flat())
          expect(cell).not.toMatch(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
      }),
    );
  });

  it.each([
    ["a;=1+1", `"a;'=1+1"`],
    ["a\t=1+1", `"a\t'=1+1"`],
    ["a\n@sum", `"a\n'@sum"`],
    [" =1+1", "' =1+1"],
    ["\uff1d1+1", "'\uff1d1+1"],
    ["Oslo; Bergen", `"Oslo; Bergen"`],
    ["Oslo, -5 degrees", `"Oslo, -5 degrees"`],
    ["a-b=c", "a-b=c"],
  ])("writes %j as %s", (text, cell) => expect(writeCsv([[text]])).toBe(`\uFEFF${cell}\r\n`));

  it("leaves numbers numbers, and defuses what a spreadsheet would compute", () => {
    expect(
      writeCsv([
        ["Figure", -5, 0, null],
        ["=cmd|' /C calc'!A0", 2, 0.5, "-5"],
      ]),
    ).toBe("\uFEFFFigure,-5,0,\r\n'=cmd|' /C calc'!A0,2,0.5,'-5\r\n");
  });
});
