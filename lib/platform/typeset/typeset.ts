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

/**
 * Sets a document as a tagged PDF with Typst. `template` is a path in lib/domain, `inputs` its `sys.inputs`, `files` are
 * pictures by the path under which it names them. Reads nothing from the network. It keeps the thread for about 0.1 s, so only the worker calls it.
 * @throws Error with Typst's own message where the template cannot be set.
 */
export function typeset(
  template: string,
  { inputs, files = {}, at }: { inputs: Record<string, string>; files?: Record<string, Buffer>; at: Date },
): { pdf: Buffer; pages: number } {
  const { compiler } = load();
  for (const [name, content] of Object.entries(files))
    compiler.mapShadow(path.join(WORKSPACE, name), content);
  try {
    const made = compiler.compile({ mainFilePath: path.join(WORKSPACE, template), inputs });
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
