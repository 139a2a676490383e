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

describe("a CSV file", () => {
  it("is read back as it was, but for the apostrophe before what begins as a formula", () => {
    const cell = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom('"', "a,b", "a\r\nb", "=1+1", "-x"));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const safe = rows.map((row) => row.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
        expect(read(writeCsv(rows))).toEqual(safe);
      }),
    );
  });

  it("leaves numbers numbers, and defuses what a spreadsheet would compute", () => {
    expect(
      writeCsv([
        ["Figure", -5, 0, null],
        ["=cmd|' /C calc'!A0", 2, 0.5, "-5"],
      ]),
    ).toBe("\uFEFFFigure,-5,0,\r\n'=cmd|' /C calc'!A0,2,0.5,'-5\r\n");
  });
});
