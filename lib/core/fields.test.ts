import { describe, expect, it } from "vitest";
import { line, text } from "./fields";

describe("line", () => {
  it("makes one line of what was typed", () => {
    expect(line("Name", 40).parse("  Bea\r\n\tLund ")).toBe("Bea Lund");
  });

  it("leaves right-to-left letters and takes out what would turn the words beside a name", () => {
    expect(line("Name", 40).parse("\u202eBea\u2067 Lund")).toBe("Bea Lund");
    expect(line("Name", 40).parse("نور الدين")).toBe("نور الدين");
    expect(line("Name", 40, 1).safeParse("\u202e\u2066").success).toBe(false);
  });

  it("refuses controls and halves of letters", () => {
    for (const bad of ["a\u0000b", "a\u0085b", "a\ud800"]) {
      expect(line("Name", 40).safeParse(bad).success).toBe(false);
      expect(text("About", 40).safeParse(bad).success).toBe(false);
    }
  });
});
