import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commentsIn } from "./comments";
import { listFiles } from "./surfaces";

/** The repository stands alone: what it cites is in it. `docs/product.md` holds the product's rules. */
const cited = [
  ...["app", "components", "lib", "db", "scripts", "tests"].flatMap((folder) =>
    listFiles(folder, /\.(ts|tsx|mjs|cjs|css|md|sql)$/),
  ),
  ...listFiles("docs", /\.md$/),
  ...["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "next.config.ts", "middleware.ts"],
].filter((file) => file !== "tests/architecture/references.test.ts");

/** A heading as its fragment: "Who meets whom" is `who-meets-whom`. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

const fragmentsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => fragmentOf(heading));

/** `docs/decisions/004` stands for the record of that number. */
const isThere = (path: string) => {
  if (existsSync(path)) return true;
  const [, number] = /^docs\/decisions\/(\d{3})$/.exec(path) ?? [];
  return number !== undefined && readdirSync("docs/decisions").some((name) => name.startsWith(`${number}-`));
};

/** The ends of all paths of code, so that a comment may cite `rules.ts`, `assets/rules.ts` or the whole path. */
const ends = new Set(
  [
    ...["app", "components", "lib", "db", "scripts", "tests", "api-client"].flatMap((folder) =>
      listFiles(folder, /\.(ts|tsx|mjs|cjs|css|py)$/),
    ),
    ...readdirSync("."),
  ].flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(at).join("/"))),
);

const CODE =
  /(?<![\w/.@:*-])(?:[\w@-]+\/|\([a-z]+\)\/|\[[\w.]+\]\/)*\w[\w.-]*\.(?:tsx?|mjs|cjs|css|py)(?![\w/-])/g;
const FOLDER = /(?<![\w/.@:-])(?:app|components|lib|db|scripts|tests|api-client)\/[\w@/-]*\w(?![\w.*/[({-])/g;

/** Code that a source's comments cite and that is not in the repository. */
const findStrayPaths = (source: string) =>
  commentsIn(source).flatMap((comment) => [
    ...[...comment.matchAll(CODE)].map(([file]) => file).filter((file) => !ends.has(file)),
    ...[...comment.matchAll(FOLDER)].map(([folder]) => folder).filter((folder) => !existsSync(folder)),
  ]);

const DOCS = /(?<![\w/.@-])docs\/([\w-]+\/)*[\w-]+(\.(md|json|png))?(#[a-z0-9-]+)?(?![\w/-])/g;
const MARKDOWN = /(?<![\w/.-])[A-Z][A-Z-]+\.md\b/g;
const OUTSIDE = /\b[Ss]pec ?\d|\bspec\/|\b[Tt]he spec(ification)?\b|\b[Ii]ssues? #?\d/g;

/** What a text cites that is not in the repository. */
function findStrays(text: string): string[] {
  const paths = [...text.matchAll(DOCS), ...text.matchAll(MARKDOWN)].map(([path]) => path);
  const missing = paths.filter((path) => {
    const [file = "", fragment] = path.split("#");
    return !isThere(file) || (fragment !== undefined && !fragmentsOf(file).includes(fragment));
  });
  return [...missing, ...[...text.matchAll(OUTSIDE)].map(([found]) => found)];
}

describe("the repository cites nothing that is not in it", () => {
  it("in code, tests and documents", () => {
    expect(cited.length).toBeGreaterThan(1000);
    const strays = cited.flatMap((file) =>
      findStrays(readFileSync(file, "utf8")).map((stray) => `${file}: ${stray}`),
    );
    expect(strays).toEqual([]);
  });

  it("in the comments of code, which may name files and folders", () => {
    const strays = cited
      .filter((file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file))
      .flatMap((file) => findStrayPaths(readFileSync(file, "utf8")).map((stray) => `${file}: ${stray}`));
    expect(strays).toEqual([]);
  });

  it.each([
    "/** The rules of `lib/domain/saves.test.ts`. */",
    "// The same as in gone-for-good.ts.",
    "// See domain/core/execute.ts.",
    "// It is drawn by lib/pictures and nobody else.",
  ])("sees the path in %s", (source) => expect(findStrayPaths(source)).toHaveLength(1));

  it.each([
    "// See lib/core/execute.ts, core/execute.ts, execute.ts and `lib/core`.",
    "// The files are *.test.ts (app/(app)/assets/page.tsx is none), or lib/domain/<area>.",
    'const path = "lib/pictures/gone.ts"; // This is a name in code.',
  ])("sees none in %s", (source) => expect(findStrayPaths(source)).toEqual([]));

  it.each([
    "(spec 1, section 9)",
    "see spec/2-pages.txt",
    "(DESIGN.md, Settings)",
    "in the words of the specification",
    "issue 10 asks for it",
    "docs/product.md#no-such-section",
    "docs/no-such-file.md",
    "docs/decisions/999",
  ])("sees %s", (line) => {
    expect(findStrays(line)).toHaveLength(1);
  });

  it("knows its own documents and sections", () => {
    expect(findStrays("docs/product.md#who-meets-whom, docs/decisions/001, README.md, docs/api.md.")).toEqual(
      [],
    );
  });
});
