import { type AppError, toAppError } from "@/lib/core/errors";
import type { Report } from "@/lib/core/operation";

const LINES = "application/x-ndjson";

export const wantsJsonLines = (request: Request) => request.headers.get("accept")?.includes(LINES) ?? false;

/**
 * Answers in lines of JSON: `{"part": ...}` for each part as it comes, and the envelope as the last line. An answer
 * that ends before its first part is the same as without lines, its status included; one that fails later says so in
 * the envelope.
 */
export async function answerInJsonLines(
  answer: (report: Report) => Promise<Response>,
  fail: (error: AppError) => Response,
): Promise<Response> {
  const encoder = new TextEncoder();
  const lines = new TransformStream<string, Uint8Array>({
    transform: (line, controller) => controller.enqueue(encoder.encode(`${line}\n`)),
  });
  const writer = lines.writable.getWriter();
  // The reader may have left. The operation learns of that by the request's own signal, so a failed write is ignored.
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
      // A proxy that buffers answers would show nothing until the end.
      "x-accel-buffering": "no",
    },
  });
}
