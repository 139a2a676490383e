import { readFileSync, writeFileSync } from "node:fs";
import { evaluateTopics, type Half, halves, type TopicFigures } from "./topics";

const DOCUMENT = new URL("../../docs/matching.md", import.meta.url);
const FIGURES = new URL("./topics.json", import.meta.url);
const BEGIN = "<!-- figures: npm run evaluate -- --write -->";
const END = "<!-- end of figures -->";

/** The figures of the same sets under the score that read no meanings, taken once at commit b2474ef. */
const BEFORE: Record<Half, TopicFigures> = {
  tuning: { pairs: 80, pairsRight: 50, fitting: 39, inBestTen: 24, inBestFitting: 16 },
  "held back": { pairs: 80, pairsRight: 46, fitting: 37, inBestTen: 34, inBestFitting: 18 },
};

const shareOf = (part: number, whole: number) =>
  `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

function rowOf(half: Half, score: string, figures: TopicFigures): string {
  const { pairs, pairsRight, fitting, inBestTen, inBestFitting } = figures;
  const cells = [shareOf(pairsRight, pairs), shareOf(inBestTen, fitting), shareOf(inBestFitting, fitting)];
  return `| ${[half, score, ...cells].join(" | ")} |`;
}

export function drawTopicFigures(figures: Record<Half, TopicFigures>): string {
  return [
    "| half | score | pairs right | of those that fit, among the best ten | precision at the number that fit |",
    "|---|---|---|---|---|",
    ...halves.flatMap((half) => [rowOf(half, "before", BEFORE[half]), rowOf(half, "now", figures[half])]),
  ].join("\n");
}

/** The committed figures: what the test compares a new evaluation with. */
export const readTopicFigures = (): Record<Half, TopicFigures> => JSON.parse(readFileSync(FIGURES, "utf8"));

/** The figures' table as it stands in docs/matching.md. */
export function readTopicTable(): string {
  const text = readFileSync(DOCUMENT, "utf8");
  return text.slice(text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)).trim();
}

/**
 * Evaluates the topics and returns their table; `write` puts it in docs/matching.md and saves the figures.
 */
export async function reportTopics(write: boolean): Promise<string> {
  const figures = await evaluateTopics();
  const table = drawTopicFigures(figures);
  if (write) {
    writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
    const text = readFileSync(DOCUMENT, "utf8");
    const [start, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
    writeFileSync(DOCUMENT, `${text.slice(0, start)}\n${table}\n${text.slice(end)}`);
  }
  return table;
}
