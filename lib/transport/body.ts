import { AppError } from "@/lib/core/errors";
import { tooLargeAt } from "@/lib/utils/file-limits";

export const MAX_JSON_BYTES = 1024 * 1024;
/** Bounds of a JSON body as a whole, far above what any operation takes; each field has narrower ones of its own. */
export const jsonBounds = { depth: 20, entries: 1000, values: 20_000 } as const;
/** Of a form: fields and files together. */
const MAX_FORM_FIELDS = 200;

/** Reads a body of at most `maxBytes`, refusing the rest without buffering it. */
export async function readBounded(
  request: Request,
  maxBytes: number,
  tooLarge?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maxBytes) throw new AppError("too_large", tooLarge);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError("too_large", tooLarge);
    }
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

/** A JSON object from a bounded body. No body is an empty object; anything that is not JSON is 415 or 400. */
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

/** What is too much about a JSON value, or null. Walks without recursion, and stops at the first bound. */
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

export type UploadedFile = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };

/** A multipart form from a bounded body: texts as they are, files as bytes. */
export async function readMultipart(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("unsupported_media_type", "Please send a multipart form.");
  }
  const bytes = await readBounded(request, maxBytes, tooLargeAt(new URL(request.url).pathname));
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new AppError("invalid_input", "The form could not be read.", {
      fields: { body: ["is not a form"] },
    });
  }
  const fields: [string, unknown][] = [];
  for (const [name, value] of form) {
    if (fields.length === MAX_FORM_FIELDS) throw tooManyFields();
    fields.push([name, typeof value === "string" ? value : await fileOf(value)]);
  }
  // A field called "__proto__" is a field like any other here.
  return Object.fromEntries(fields);
}

const fileOf = async (file: File): Promise<UploadedFile> => ({
  bytes: new Uint8Array(await file.arrayBuffer()),
  name: file.name,
  type: file.type,
});

const tooManyFields = () =>
  new AppError("invalid_input", `The form has more than ${MAX_FORM_FIELDS} fields.`, {
    fields: { body: [`has more than ${MAX_FORM_FIELDS} fields`] },
  });

/** A form as Pusher's client or a mail program's one-click posts it, or JSON. */
export async function readFormOrJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(request, MAX_JSON_BYTES);
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return readJson(request);
  const bytes = await readBounded(request, MAX_JSON_BYTES);
  const fields = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  if (fields.length > MAX_FORM_FIELDS) throw tooManyFields();
  return Object.fromEntries(fields);
}
