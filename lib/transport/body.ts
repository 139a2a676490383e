import { AppError } from "@/lib/core/errors";
import { UploadFolder } from "@/lib/platform/uploads/upload-folder";
import { discardBody } from "@/lib/utils/discard-body";
import { MAX_FORM_FIELDS, readMultipart, tooManyFields } from "./multipart";

export const MAX_JSON_BYTES = 1024 * 1024;
/** These bounds hold for a JSON body as a whole, far above what any operation takes; each field has narrower ones. */
export const jsonBounds = { depth: 20, entries: 1000, values: 20_000 } as const;

/** Reads a body of at most `maxBytes` into memory, and refuses a larger one without holding it. */
export async function readBounded(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const declared = Number(request.headers.get("content-length") ?? 0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    if (declared > maxBytes || size > maxBytes) {
      await discardBody(reader);
      throw new AppError("too_large");
    }
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    chunks.push(value);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** Reads a JSON object; an empty body is an empty object, and what is not JSON is 415 or 400. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBounded(request, MAX_JSON_BYTES);
  if (bytes.byteLength === 0) return {};
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new AppError("unsupported_media_type");
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("invalid_input", "The body is not valid JSON.", {
      fields: { body: ["is not valid JSON"] },
    });
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new AppError("invalid_input", "The body must be a JSON object.", {
      fields: { body: ["must be an object"] },
    });
  }
  const problem = shapeProblem(parsed);
  if (problem) throw new AppError("invalid_input", `The body ${problem}.`, { fields: { body: [problem] } });
  return parsed as Record<string, unknown>;
}

/**
 * Returns which bound a JSON value exceeds, or null. It walks without recursion, so that deep nesting cannot exhaust
 * the stack, and stops at the first problem.
 */
function shapeProblem(root: object): string | null {
  const pending: { value: object; depth: number }[] = [{ value: root, depth: 1 }];
  let seen = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const entries: unknown[] = Object.values(next.value);
    seen += entries.length;
    if (next.depth > jsonBounds.depth) return `nests deeper than ${jsonBounds.depth} levels`;
    if (entries.length > jsonBounds.entries) return `has a list of more than ${jsonBounds.entries} entries`;
    if (seen > jsonBounds.values) return `holds more than ${jsonBounds.values} values`;
    for (const value of entries) {
      if (typeof value === "object" && value !== null) pending.push({ value, depth: next.depth + 1 });
    }
  }
  return null;
}

const TEXTS_ALONE = { maxBytes: MAX_JSON_BYTES, files: {} };

/** Reads a form as Pusher's client or a mail program's one-click posts it, or JSON. */
export async function readFormOrJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(request, TEXTS_ALONE, new UploadFolder());
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return readJson(request);
  const bytes = await readBounded(request, MAX_JSON_BYTES);
  const fields = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  if (fields.length > MAX_FORM_FIELDS) throw tooManyFields();
  return Object.fromEntries(fields);
}
