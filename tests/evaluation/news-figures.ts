import { readFileSync, writeFileSync } from "node:fs";
import { type Counts, evaluateNewsworthiness, precisionOf, readLabelled, recallOf } from "./newsworthiness";

/** Counts of each set by language, and for "all". */
export type NewsFigures = Record<(typeof sets)[number], Record<string, Counts>>;

export const sets = ["heldBack", "later", "tuning"] as const;

export const titles = { heldBack: "Held back", later: "Written afterwards", tuning: "Tuning" };

const FIGURES = new URL("./news-figures.json", import.meta.url);
const DOCUMENT = new URL("../../docs/newsworthiness.md", import.meta.url);
const BLOCK = /(?<=<!-- figures: npm run evaluate -- --write -->\n)[\s\S]*(?=<!-- end of figures -->)/;

/**
 * The published figures; `before` are those of the model of form that this one replaced, which were counted
 * once.
 */
export const readFigures = (): { before: NewsFigures; now: NewsFigures } =>
  JSON.parse(readFileSync(FIGURES, "utf8"));

const files = { heldBack: "held-back", later: "later", tuning: "tuning" } as const;

export const readSet = (set: (typeof sets)[number]) => readLabelled(files[set]);

export const measureNews = async (): Promise<NewsFigures> => ({
  heldBack: await evaluateNewsworthiness(readSet("heldBack")),
  later: await evaluateNewsworthiness(readSet("later")),
  tuning: await evaluateNewsworthiness(readSet("tuning")),
});

const two = (share: number) => share.toFixed(2);
/** The cells of precision and recall. A model that verified nothing has no precision. */
export const figuresOf = (counts: Counts | undefined) =>
  counts
    ? `${counts.verified > 0 ? two(precisionOf(counts)) : "none"} | ${two(recallOf(counts))}`
    : "none | none";

const languages = new Intl.DisplayNames(["en"], { type: "language" });

/**
 * A table of the set's languages and of all together: the number of pitches, and the cells that `cellsOf`
 * returns.
 */
export function drawTable(
  now: Record<string, Counts>,
  columns: readonly string[],
  cellsOf: (key: string) => string,
): string {
  const order = [...Object.keys(now).filter((key) => key !== "all"), "all"];
  const rows = order.map((key) => {
    const name = key === "all" ? "**together**" : languages.of(key);
    return `| ${name} | ${now[key]?.pitches ?? 0} | ${cellsOf(key)} |`;
  });
  const heads = ["language", "pitches", ...columns];
  return [`| ${heads.join(" | ")} |`, `|${"---|".repeat(heads.length)}`, ...rows].join("\n");
}

const columns = ["precision before", "recall before", "precision", "recall"];

const table = (before: Record<string, Counts>, now: Record<string, Counts>) =>
  drawTable(now, columns, (key) => `${figuresOf(before[key])} | ${figuresOf(now[key])}`);

function toMarkdown({ before, now }: { before: NewsFigures; now: NewsFigures }): string {
  return sets.flatMap((set) => [`### ${titles[set]}`, "", table(before[set], now[set]), ""]).join("\n");
}

/** Returns the figures as a document's block; `write` publishes them. */
export async function reportNewsworthiness(write: boolean): Promise<string> {
  const figures = { before: readFigures().before, now: await measureNews() };
  const block = toMarkdown(figures);
  if (write) {
    writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
    writeFileSync(DOCUMENT, readFileSync(DOCUMENT, "utf8").replace(BLOCK, block));
  }
  return `Newsworthiness\n\n${block}`;
}

/** The block that the document holds, and the one that the published figures make. */
export const readBlock = () => ({
  written: BLOCK.exec(readFileSync(DOCUMENT, "utf8"))?.[0],
  made: toMarkdown(readFigures()),
});
