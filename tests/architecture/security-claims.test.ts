import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("docs/security.md", "utf8");

const STATES = ["met", "met, with a deviation", "not met", "does not apply"] as const;
type State = (typeof STATES)[number];
const ROW = new RegExp(String.raw`^\| ([\d., ]+) \| ([12]) \| [^|]+ \| (${STATES.join("|")}) \| [^|]*\|$`);

/** Files that a text names in backquotes, whatever is in them; addresses of the product are no files. */
const filesIn = (of: string) =>
  [...of.matchAll(/`((?:app|components|db|docs|lib|public|scripts|tests)\/[^`\s]+)`/g)].map(
    ([, path = ""]) => path,
  );

const isThere = (path: string) =>
  existsSync(path.replace(/#.*$/, "")) || /^docs\/decisions\/\d{3}$/.test(path);

type Requirement = { number: string; level: string; state: State };

/** The requirements of a table's rows; a row may name several. */
const requirementsIn = (of: string): Requirement[] =>
  of.split("\n").flatMap((line) => {
    const [, numbers = "", level = "", state] = ROW.exec(line) ?? [];
    return state === undefined
      ? []
      : numbers.split(", ").map((number) => ({ number, level, state: state as State }));
  });

describe("docs/security.md", () => {
  it("names files that are there", () => {
    const files = filesIn(text);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
  });

  it("has each requirement of levels 1 and 2 once, in one of four states", () => {
    const rows = text.split("\n").filter((line) => /^\| \d+\.\d/.test(line));
    expect(rows.filter((row) => !ROW.test(row))).toEqual([]);
    const found = requirementsIn(text);
    expect(new Set(found.map(({ number }) => number)).size).toBe(found.length);
    // ASVS 5.0.0 has 70 requirements at level 1 and 183 at level 2.
    expect(found.filter(({ level }) => level === "1")).toHaveLength(70);
    expect(found.filter(({ level }) => level === "2")).toHaveLength(183);
  });

  it("counts them right", () => {
    const found = requirementsIn(text);
    const counted = STATES.map((state) => found.filter((row) => row.state === state).length);
    const sentence =
      /Of 253 requirements (\d+) are met, (\d+) with a deviation, (\d+) not, and (\d+) do not apply/;
    expect(sentence.exec(text)?.slice(1).map(Number)).toEqual(counted);
  });

  it("would be seen with a file that is gone, a state of its own or a wrong number", () => {
    expect(
      filesIn("in `lib/core/gone.ts`, `/login` and `AUTH_SECRET`").filter((path) => !isThere(path)),
    ).toEqual(["lib/core/gone.ts"]);
    expect(ROW.test("| 1.1.1 | 2 | Decode once | mostly met | here |")).toBe(false);
    expect(requirementsIn("| 1.2.6, 1.2.7 | 2 | LDAP | does not apply | none |")).toHaveLength(2);
  });
});
