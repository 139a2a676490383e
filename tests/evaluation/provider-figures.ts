import { settings } from "@/lib/platform/settings/settings";
import { drawTable, figuresOf, readSet, sets, titles } from "./news-figures";
import type { LabelledPitch } from "./newsworthiness";
import { type Ending, ProviderEvaluation, type ProviderFigures, tokensAtMost } from "./provider";

const columns = [
  "built-in: precision",
  "recall",
  "provider alone: precision",
  "recall",
  "both: precision",
  "recall",
  "without judgement",
  "without proposals",
];

function drawFigures(rows: readonly LabelledPitch[], figures: ProviderFigures): string {
  const { builtIn, alone, together, unjudged, unproposed } = figures;
  return drawTable(builtIn, columns, (key) => {
    const ofKey = rows.filter(({ language }) => key === "all" || language === key);
    const missing = [unjudged, unproposed].map((without) => ofKey.filter((row) => without.has(row)).length);
    return [...[builtIn, alone, together].map((counts) => figuresOf(counts[key])), ...missing].join(" | ");
  });
}

const endings: Record<Ending, string> = {
  whole: "answered",
  "nothing held": "answered with changes of which none held",
  timeout: "out of time",
  unavailable: "refused or not reached",
  broken: "broken off",
  unusable: "not to be read",
  left: "ended by us",
  "not asked": "not asked any more",
};

function describeUse({ endings: counted, tokens, uncounted, leftOut }: ProviderEvaluation): string {
  const asked = [...counted].filter(([ending]) => ending !== "not asked");
  const requests = asked.reduce((sum, [, count]) => sum + count, 0);
  const list = [...counted].map(([ending, count]) => `${count} ${endings[ending]}`).join(", ");
  return [
    `${requests} requests: ${list}.`,
    `${tokens} tokens as the provider counted them; ${uncounted} requests have no count.`,
    `Proposed changes left out: ${leftOut.invented} state what the pitch does not, ${leftOut.unfit} do not fit its text.`,
  ].join("\n");
}

/**
 * Judges the labelled pitches with the provider that settings name, and prints its figures beside those of the built-in
 * model, set by set. They are printed alone: what is published never comes from a provider. Neither key nor address is
 * printed.
 */
export async function reportProvider(say: (text: string) => void, rowsOf = readSet): Promise<void> {
  const { AI_PROVIDER, AI_MODEL } = settings();
  const pitches = sets.flatMap(rowsOf);
  say(
    `Newsworthiness with a provider (${AI_PROVIDER}, ${AI_MODEL}): two questions about each of ${pitches.length} pitches, ` +
      `${tokensAtMost(pitches)} tokens at most.\n`,
  );
  const evaluation = new ProviderEvaluation();
  for (const set of sets) {
    const rows = rowsOf(set);
    say(`### ${titles[set]}\n\n${drawFigures(rows, await evaluation.evaluate(rows))}\n`);
  }
  say(describeUse(evaluation));
}
