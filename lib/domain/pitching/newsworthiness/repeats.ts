import { type PitchField, pitchFields } from "../pitches/pitch-text";

/** So many words in a row are no name or date that two fields share: one of them was copied. */
const RUN = 4;

const runsOf = (words: readonly string[]) =>
  words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" "));

/**
 * Returns each field's words without those that repeat another field: runs of four words stay in the longest field that
 * has them, and an answer that is the same as another stays in one.
 */
export function withoutRepeats(
  fields: Readonly<Record<PitchField, readonly string[]>>,
): Record<PitchField, string[]> {
  const seenRuns = new Set<string>();
  const seenAnswers = new Set<string>();
  const written = {} as Record<PitchField, string[]>;
  for (const field of [...pitchFields].sort((a, b) => fields[b].length - fields[a].length)) {
    const plain = fields[field].map((word) => word.toLowerCase());
    const runs = runsOf(plain);
    const answer = plain.join(" ");
    const isCopy = seenAnswers.has(answer);
    const repeated = new Set(
      runs.flatMap((run, at) =>
        seenRuns.has(run) ? Array.from({ length: RUN }, (_, next) => at + next) : [],
      ),
    );
    written[field] = isCopy ? [] : fields[field].filter((_, at) => !repeated.has(at));
    for (const run of runs) seenRuns.add(run);
    seenAnswers.add(answer);
  }
  return written;
}
