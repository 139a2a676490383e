import { describe, expect, it } from "vitest";
import { line, text } from "./fields";

describe("line", () => {
  it("makes one line of what was typed", () => {
    expect(line("Name", 40).parse("  Bea\r\n\tLund ")).toBe("Bea Lund");
  });

  it("keeps letters of every direction as they were typed", () => {
    for (const name of ["نور الدين", "\u202eBea Lund"]) expect(line("Name", 40).parse(name)).toBe(name);
  });

  it("refuses controls and halves of letters", () => {
    for (const bad of ["a\u0000b", "a\u0085b", "a\ud800"]) {
      expect(line("Name", 40).safeParse(bad).success).toBe(false);
      expect(text("About", 40).safeParse(bad).success).toBe(false);
    }
  });
});
