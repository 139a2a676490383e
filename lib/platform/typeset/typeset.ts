import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { readCoverage } from "../images/font-coverage";

/** The typefaces in the order in which a sign looks for one, each package with its weights. */
const FONTS = {
  newsreader: ["400Regular", "400Regular_Italic", "500Medium", "600SemiBold"],
  inter: ["400Regular", "600SemiBold"],
  "noto-naskh-arabic": ["400Regular", "600SemiBold"],
  "noto-sans-hebrew": ["400Regular", "600SemiBold"],
  "noto-sans-jp": ["400Regular", "600SemiBold"],
  "noto-sans-thai": ["400Regular", "600SemiBold"],
  "noto-sans-devanagari": ["400Regular", "600SemiBold"],
  "noto-emoji": ["400Regular"],
} as const;
const WORKSPACE = path.join(process.cwd(), "lib/domain");

type Press = { compiler: NodeCompiler; covered: ReadonlySet<number> };
let press: Press | undefined;

/** Loads the compiler and its typefaces once for the process; they need about 20 MB. */
function load(): Press {
  if (press) return press;
  const blobs = Object.entries(FONTS).flatMap(([name, weights]) =>
    weights.map((weight) => {
      const folder = path.join(process.cwd(), "node_modules/@expo-google-fonts", name, weight);
      const file = readdirSync(folder).find((entry) => entry.endsWith(".ttf"));
      if (!file) throw new Error(`No typeface in ${folder}.`);
      return readFileSync(path.join(folder, file));
    }),
  );
  const covered = new Set(blobs.flatMap((font) => [...readCoverage(font)]));
  press = {
    covered,
    compiler: NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: blobs }] }),
  };
  return press;
}

/** Spaces, controls, joiners and the signs that choose a variant need no shape of their own. */
const SHAPELESS = /\s|\p{C}|\p{Variation_Selector}/u;

/** Says whether the typefaces have every sign of a text. */
export function canTypeset(text: string): boolean {
  const { covered } = load();
  return [...text].every((sign) => SHAPELESS.test(sign) || covered.has(sign.codePointAt(0) ?? 0));
}

type Document = {
  /** The template's path in lib/domain. */
  template: string;
  /** The template's `sys.inputs.data`, as JSON. */
  data: string;
  /** Pictures by the path under which the data name them. */
  files?: Record<string, Buffer>;
  /** The time of creation that the PDF states. */
  at: Date;
};

/**
 * Sets a document as a tagged PDF with Typst: what would need a little of a second page is set smaller, on one. Null
 * where a typeface lacks a sign of it. Reads nothing from the network. It holds the thread for up to 0.4 s, so it is a
 * task of the picture process (lib/platform/images/picture-tasks.ts).
 * @throws Error with Typst's own message where the template cannot be set.
 */
export function typeset(document: Document): Buffer | null {
  if (!canTypeset(document.data)) return null;
  const full = compile(document, "no");
  if (full.pages !== 2) return full.pdf;
  const compact = compile(document, "yes");
  return compact.pages === 1 ? compact.pdf : full.pdf;
}

function compile({ template, data, files = {}, at }: Document, compact: "yes" | "no") {
  const { compiler } = load();
  for (const [name, content] of Object.entries(files))
    compiler.mapShadow(path.join(WORKSPACE, name), content);
  try {
    const made = compiler.compile({
      mainFilePath: path.join(WORKSPACE, template),
      inputs: { data, compact },
    });
    if (!made.result) {
      const problems = made.takeError();
      throw new Error(`Typst: ${JSON.stringify(problems && compiler.fetchDiagnostics(problems))}`);
    }
    const pdf = compiler.pdf(made.result, { creationTimestamp: Math.floor(at.getTime() / 1000) });
    return { pdf, pages: made.result.numOfPages };
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(path.join(WORKSPACE, name));
    compiler.evictCache(0);
  }
}
