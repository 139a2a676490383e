import { describe, expect, it } from "vitest";
import { httpUrl, nameLine, singleLine, tags, text, unbroken } from "./fields";

describe("line", () => {
  it("makes one line of what was typed", () => {
    expect(singleLine("Name", 40).parse("  Bea\r\n\tLund ")).toBe("Bea Lund");
  });

  it("keeps letters of every direction as they were typed, and drops what would turn the text after them", () => {
    for (const name of ["نور الدين", "עברית\u200f 3"]) expect(singleLine("Name", 40).parse(name)).toBe(name);
    for (const turn of "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") {
      expect(singleLine("Name", 40).parse(`${turn}Bea Lund`)).toBe("Bea Lund");
      expect(text("About", 40).parse(`Bea ${turn}Lund`)).toBe("Bea Lund");
    }
    expect(singleLine("Name", 40, 1).safeParse("\u202e").success).toBe(false);
    expect(tags("Tags").parse(["\u202eRail", "iPhone", "rail", "IPHONE"])).toEqual(["Rail", "iPhone"]);
  });

  it("takes the line breaks of office programs, which cannot be seen, for line breaks", () => {
    expect(text("Message", 40).parse("One\u000btwo\u000cthree")).toBe("One\ntwo\nthree");
    expect(singleLine("Title", 40).parse("One\u000btwo")).toBe("One two");
    expect(unbroken("Mail", 40).safeParse("one\u000btwo").success).toBe(false);
  });

  it("takes what shows nothing for empty (28, A4)", () => {
    for (const unseen of [
      "\u200b",
      "\u2060 \u00ad",
      "\u3164",
      "\u2800\u2800",
      "\ufeff\n\u200d",
      "\u180e",
      "\ufffc",
      "\u0301 \u05b0",
      "\u{e0020}",
    ]) {
      for (const field of [
        text("About", 40, 1),
        singleLine("Name", 40, 1),
        nameLine("Name", 40, 1),
        unbroken("Mail", 40, 1),
      ])
        expect(field.safeParse(unseen).success).toBe(false);
      expect(text("About", 40).parse(unseen)).toBe("");
      expect(tags("Tags").safeParse([unseen]).success).toBe(false);
    }
    expect(text("About", 40, 1).parse("👩\u200d👧 क\u200dष")).toBe("👩\u200d👧 क\u200dष");
  });

  it("refuses controls and halves of letters", () => {
    for (const bad of ["a\u0000b", "a\u0085b", "a\ud800"]) {
      expect(singleLine("Name", 40).safeParse(bad).success).toBe(false);
      expect(text("About", 40).safeParse(bad).success).toBe(false);
    }
  });
});

describe("nameLine", () => {
  it("writes compatible letters as the plain ones and leaves out what cannot be seen", () => {
    expect(nameLine("Name", 40).parse("Ｂｅａ\u200b 𝐋und\u00ad\u2060\ufeff")).toBe("Bea Lund");
    expect(nameLine("Name", 40).parse("Bea\u00a0\u3000Lund")).toBe("Bea Lund");
    for (const name of ["می\u200cخواهم", "श्री\u200dराम", "Jürgen O’Neil-Ñuñez", "山田太郎"]) {
      expect(nameLine("Name", 40).parse(name)).toBe(name);
    }
  });

  it("refuses what shows nothing that could be read, and bounds what it grew to", () => {
    for (const name of ["\u3164", "\u2800", "🙂", "…", "\u200b"]) {
      expect([name, nameLine("Name", 40, 1).safeParse(name).success]).toEqual([name, false]);
    }
    for (const name of [
      "job: expire",
      "Job : x",
      "token CI (Petra)",
      "ＴＯＫＥＮ: CI",
      "Deleted\u00a0user",
    ]) {
      const parsed = nameLine("Name", 40, 1).safeParse(name);
      expect([name, parsed.error?.issues[0]?.message]).toEqual([
        name,
        "Name reads like an entry of a log. Please choose another one",
      ]);
    }
    for (const name of ["Jobs & Co: a newsroom", "Token Ring", "Job Cohen"])
      expect(nameLine("Name", 40).parse(name)).toBe(name);
    expect(nameLine("Name", 17).safeParse("\ufdfa").success).toBe(false);
  });
});

describe("addresses", () => {
  it.each([
    "https://a.com\n",
    "https://a\t.com",
    "java\nscript:alert(1)",
    "https://a.com/\r\nSet-Cookie: x=1",
  ])("refuses the break in %j", (value) => {
    const [issue] = httpUrl("Website").safeParse(value).error?.issues ?? [];
    expect(issue?.message).toBe("Website must be on one line, without tabs");
  });

  it.each([
    "https:a.com",
    "https:/a.com",
    "https:\\\\a.com",
    "https://a.com\\@evil.com",
    "https://a.com/a b",
    "//a.com",
    "ftp://a.com",
    "data:text/html,x",
    "blob:https://a.com/1",
  ])("refuses %j, which readers take for different things", (value) => {
    expect(httpUrl("Website").safeParse(value).success).toBe(false);
  });

  it.each(["https://a.com", " http://a.com/x?y=1#z ", "HTTPS://Ä.com/ö", "https://[2606:4700::1]/"])(
    "takes %j",
    (value) => {
      expect(httpUrl("Website").parse(value)).toBe(value.trim());
    },
  );

  it("and what goes into a header has no break either", () => {
    expect(unbroken("Email", 40).parse(" a@b.com ")).toBe("a@b.com");
    for (const end of ["\r\n", "\n", "\u2028"]) {
      expect(unbroken("Email", 40).safeParse(`a@b.com${end}`).success).toBe(false);
    }
  });
});
