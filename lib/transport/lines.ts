import { type AppError, toAppError } from "@/lib/core/errors";
import type { Report } from "@/lib/core/operation";

const LINES = "application/x-ndjson";

export const wantsLines = (request: Request) => request.headers.get("accept")?.includes(LINES) ?? false;

/**
 * An answer as lines of JSON: `{"part": ...}` for each part as it comes, and the envelope as the last line. What ends
 * before its first part answers as it would without lines, in its status too; what fails after it says so in the
 * envelope.
 */
export async function inLines(
  answer: (report: Report) => Promise<Response>,
  fail: (error: AppError) => Response,
): Promise<Response> {
  const encoder = new TextEncoder();
  const lines = new TransformStream<string, Uint8Array>({
    transform: (line, controller) => controller.enqueue(encoder.encode(`${line}\n`)),
  });
  const writer = lines.writable.getWriter();
  // The reader may be gone; what answers hears of it by the request's own signal.
  const write = (line: string) => void writer.write(line).catch(() => {});
  let begin = (_: "begun") => {};
  const begun = new Promise<"begun">((resolve) => {
    begin = resolve;
  });
  const ended = answer((part) => {
    write(JSON.stringify({ part }));
    begin("begun");
  });
  const first = await Promise.race([begun, ended]);
  if (first !== "begun") return first;
  void ended
    .catch((thrown) => fail(toAppError(thrown)))
    .then(async (response) => {
      write(await response.text());
      await writer.close();
    })
    .catch(() => {});
  return new Response(lines.readable, {
    headers: {
      "content-type": LINES,
      "cache-control": "no-store",
      // A proxy that gathers answers would show nothing until the end.
      "x-accel-buffering": "no",
    },
  });
}
