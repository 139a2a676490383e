import "server-only";
import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { InputOf, Operation, OutputOf } from "@/lib/core/operation";
import { publicActor } from "@/lib/platform/auth/current-actor";
import { GONE, isStale, MAX_ENTRY_SECONDS, readAtTag } from "@/lib/platform/cache/tags";

/** `output` is null where nothing was found, or where it is gone. */
type Read = { output: unknown; gone: boolean; readAt: number };

const MAX_READS = 3;
/** A missing row may be created in ways that its tags do not cover, so a 404 expires soon. */
const NOT_FOUND_SECONDS = 300;

/** Each operation and input is read once per rendering, for the page and its metadata alike. */
const reads = cache(() => new Map<string, Promise<Read>>());

/**
 * Reads for a public page, anonymously, and marks the page's cache entry with tags. The page is rendered again on the
 * first request after one of its tags went stale, or after `changesAt`, the next moment (ISO 8601) at which it
 * changes by itself; null where it never does. `tags` is called with null for what was not found, which becomes a 404
 * page under these tags, or a 410 page where the operation says that it is gone. It never reads cookies or headers.
 */
export async function publicPage<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  options: {
    tags: (output: OutputOf<Op> | null) => string[];
    changesAt?: (output: OutputOf<Op>) => string | null;
  },
): Promise<OutputOf<Op>> {
  const key = `${operation.spec.name} ${JSON.stringify(input)}`;
  const tagsOf = (output: unknown) => options.tags(output as OutputOf<Op> | null);
  const readings = reads();
  const reading = readings.get(key) ?? readFresh(operation as Operation, input, tagsOf);
  readings.set(key, reading);
  const { output, gone, readAt } = await reading;
  const life =
    output === null ? NOT_FOUND_SECONDS : secondsUntil(options.changesAt?.(output as OutputOf<Op>) ?? null);
  await tagEntry([...tagsOf(output), ...(gone ? [GONE] : []), readAtTag(readAt)], life);
  if (output === null) notFound();
  return output as OutputOf<Op>;
}

const secondsUntil = (moment: string | null) =>
  moment === null ? MAX_ENTRY_SECONDS : (Date.parse(moment) - Date.now()) / 1000;

/** Reads once more when the tags of what was read went stale during the reading. */
async function readFresh(
  operation: Operation,
  input: unknown,
  tagsOf: (output: unknown) => string[],
): Promise<Read> {
  for (let attempt = 1; ; attempt++) {
    const readAt = Date.now();
    const found = await readOrNull(operation, input);
    if (attempt === MAX_READS || !isStale(tagsOf(found.output), readAt)) return { ...found, readAt };
  }
}

async function readOrNull(operation: Operation, input: unknown): Promise<Omit<Read, "readAt">> {
  try {
    return { output: await execute(publicActor(), operation, input), gone: false };
  } catch (error) {
    if (error instanceof AppError && ["not_found", "invalid_input", "gone"].includes(error.code))
      return { output: null, gone: error.code === "gone" };
    throw error;
  }
}

/** Next collects a page's tags and shortest lifetime from what it caches, so this caches nothing but these two. */
async function tagEntry(tags: string[], seconds: number): Promise<void> {
  const revalidate = Math.max(1, Math.min(Math.floor(seconds), MAX_ENTRY_SECONDS));
  await unstable_cache(async () => null, ["tags"], { tags, revalidate })();
}
