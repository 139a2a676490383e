import { describe, expect, it } from "vitest";
import { line, tags, text } from "./fields";

describe("line", () => {
  it("makes one line of what was typed", () => {
    expect(line("Name", 40).parse("  Bea\r\n\tLund ")).toBe("Bea Lund");
  });

  it("keeps letters of every direction as they were typed, and drops what would turn the text after them", () => {
    for (const name of ["نور الدين", "עברית\u200f 3"]) expect(line("Name", 40).parse(name)).toBe(name);
    for (const turn of "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") {
      expect(line("Name", 40).parse(`${turn}Bea Lund`)).toBe("Bea Lund");
      expect(text("About", 40).parse(`Bea ${turn}Lund`)).toBe("Bea Lund");
    }
    expect(line("Name", 40, 1).safeParse("\u202e").success).toBe(false);
    expect(tags("Tags").parse(["\u202eRail", "rail"])).toEqual(["rail"]);
  });

  it("refuses controls and halves of letters", () => {
    for (const bad of ["a\u0000b", "a\u0085b", "a\ud800"]) {
      expect(line("Name", 40).safeParse(bad).success).toBe(false);
      expect(text("About", 40).safeParse(bad).success).toBe(false);
    }
  });
});
