import { AppError, type ErrorCode } from "@/lib/core/errors";

/**
 * The result of a call: "ok", or the code with which it was refused. Any other error than an `AppError` is
 * thrown.
 */
export async function outcomeOf(work: Promise<unknown>): Promise<"ok" | ErrorCode> {
  try {
    await work;
    return "ok";
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === "internal") throw error.cause;
      return error.code;
    }
    throw error;
  }
}

/** Counts the outcomes of a race: `{ ok: 1, conflict: 19 }`. */
export async function tally(works: Promise<unknown>[]): Promise<Record<string, number>> {
  const outcomes = await Promise.all(works.map(outcomeOf));
  return outcomes.reduce<Record<string, number>>((counts, outcome) => {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    return counts;
  }, {});
}

/** Returns the refusal itself, for tests of its fields. */
export async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => new Error("It was not refused."),
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw error;
}
