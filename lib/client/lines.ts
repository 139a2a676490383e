import { type Call, send } from "./api";
import type { CallAt, PathOf, ResponseAt } from "./api-types";

/** The longest answer that comes in lines may take this long. */
const TIMEOUT_MS = 75_000;
const LINES = "application/x-ndjson";

/** Posts to an address that answers in lines: `found` gets each part as it comes, the result is the whole. */
export const postForLines = <P extends PathOf<"POST">>(
  path: P,
  call: CallAt<"POST", P>,
  found: (part: unknown) => void,
) =>
  send("POST", path, call as Call, {
    headers: { accept: LINES },
    timeoutMs: TIMEOUT_MS,
    read: (response) =>
      response.headers.get("content-type")?.includes(LINES) ? readLines(response, found) : response.json(),
  }) as Promise<ResponseAt<"POST", P>>;

/** The last line is the envelope; each line before it is a part. */
async function readLines(response: Response, found: (part: unknown) => void): Promise<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let last: unknown;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const lines = (rest + next.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      last = JSON.parse(line);
      if (typeof last === "object" && last !== null && "part" in last) found(last.part);
    }
  }
  return last;
}
