import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { settings } from "@/lib/platform/settings/settings";
import { withUploadFolder } from "@/lib/platform/uploads/upload-folder";
import { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { refusalOf } from "@/tests/factories/outcome";
import { MAX_FORM_FIELDS, type MultipartOptions, readMultipart } from "./multipart";

const KIB = 1024;
const limit = { bytes: 64 * KIB, sentence: "Please choose a file of at most 64 KB" };
const bounds: MultipartOptions = { maxBytes: 512 * KIB, files: { file: limit, poster: limit } };
const root = () => path.join(settings().DATA_DIR, "uploads");
const filesLeft = () => readdir(root(), { recursive: true }).catch(() => []);

const inPieces = (bytes: Uint8Array, size: number) => {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
};
const requestOf = (
  body: BodyInit | null,
  type = "multipart/form-data; boundary=x",
  headers: Record<string, string> = {},
) =>
  new Request("http://localhost/api/v1/assets", {
    method: "POST",
    headers: { "content-type": type, ...headers },
    body,
    duplex: "half",
  } as RequestInit);

/** Reads a request and identifies files by their content; no file stays on the disk afterwards. */
async function read(request: Request, options = bounds): Promise<[string, unknown][]> {
  const fields = await withUploadFolder(async (folder) => {
    const form = await readMultipart(request, options, folder);
    const entries = Object.entries(form).map(async ([name, value]): Promise<[string, unknown]> => {
      if (!(value instanceof UploadedFile)) return [name, value];
      const content = await readFile(value.path);
      expect(value.size).toBe(content.length);
      return [name, { called: value.name, content: content.toString("latin1") }];
    });
    return Promise.all(entries);
  });
  expect(await filesLeft()).toEqual([]);
  return fields;
}
/** Returns a refusal's status and message; no file stays on the disk, and the body cannot be read again. */
async function refusal(request: Request, options = bounds) {
  const { status, message } = await refusalOf(read(request, options));
  expect(await filesLeft()).toEqual([]);
  return [status, message];
}
const part = (head: string, content = "") => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const textPart = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const filePart = (name: string, content: string, called = "a.jpg") =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${called}"`, content);
const END = "--x--\r\n";
const UNREADABLE = [400, "The form could not be read."];

it("reads whatever a browser's form says, in pieces of any size", async () => {
  const name = fc.oneof(fc.constantFrom("file", "poster", "title", "__proto__", 'a"b', "Grüße", "x\ny"));
  const content = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("--x", "\r\n", "\r\n--", ""),
  );
  const entry = fc.record({
    name,
    content,
    called: fc.option(fc.constantFrom("a.jpg", 'Übersicht "1".pdf', "C:\\x\\y.png", "../z")),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 8 }),
      fc.integer({ min: 1, max: 400 }),
      async (entries, size) => {
        const form = new FormData();
        const expected: [string, unknown][] = [];
        for (const { name, content, called } of entries) {
          const bytes = Buffer.from(content);
          if (called === null) form.append(name, content);
          else form.append(name, new File([bytes], called));
        }
        const isFile = ({ called }: { called: string | null }) => called !== null;
        const isRefused = entries
          .filter(isFile)
          .some(
            ({ name }) =>
              !["file", "poster"].includes(name) || entries.filter((one) => one.name === name).length > 1,
          );
        const sent = new Response(form);
        const type = sent.headers.get("content-type") ?? "";
        const body = new Uint8Array(await sent.arrayBuffer());
        // The platform's own parser says what is right.
        for (const [name, value] of await new Response(body, {
          headers: { "content-type": type },
        }).formData()) {
          if (typeof value === "string") expected.push([name, value]);
          else
            expected.push([
              name,
              { called: value.name, content: Buffer.from(await value.arrayBuffer()).toString("latin1") },
            ]);
        }
        if (isRefused) {
          const [status] = await refusal(requestOf(inPieces(body, size), type));
          expect(status).toBe(400);
          return;
        }
        const made = await read(requestOf(inPieces(body, size), type));
        expect(made).toEqual(Object.entries(Object.fromEntries(expected)));
      },
    ),
    { numRuns: 150 },
  );
});

it("takes two files at once, and fields before, between and after them", async () => {
  const body =
    textPart("kind", "video") +
    filePart("poster", "P".repeat(60 * KIB)) +
    textPart("title", "A") +
    filePart("file", "F".repeat(60 * KIB), "b.mp4") +
    textPart("tags", "b, c");
  expect(await read(requestOf(body + END))).toEqual([
    ["kind", "video"],
    ["poster", { called: "a.jpg", content: "P".repeat(60 * KIB) }],
    ["title", "A"],
    ["file", { called: "b.mp4", content: "F".repeat(60 * KIB) }],
    ["tags", "b, c"],
  ]);
});

it("takes a part without a file's name as a text, and an empty choice as an empty file", async () => {
  const body =
    part('Content-Disposition: form-data; name="file"\r\nContent-Type: image/png', "PNG") +
    filePart("poster", "", "");
  expect(await read(requestOf(body + END))).toEqual([
    ["file", "PNG"],
    ["poster", { called: "", content: "" }],
  ]);
});

it.each(["files", "file_00", "FILE", "toString", "__proto__", "", 'a"b'])(
  "refuses a file in the field %j, which takes none, and names it",
  async (name) => {
    const form = new FormData();
    form.append("file", new File(["F"], "a.jpg"));
    form.append(name, new File(["F".repeat(50 * KIB)], "b.jpg"));
    const sent = new Response(form);
    const request = requestOf(await sent.arrayBuffer(), sent.headers.get("content-type") ?? "");
    const error = await refusalOf(read(request));
    const sentence = `The field “${name}” takes no file.`;
    expect([error.status, error.message]).toEqual([400, sentence]);
    expect(Object.entries(error.fields ?? {})).toEqual([[name, [sentence]]]);
    expect(await filesLeft()).toEqual([]);
  },
);

it("refuses a file where no field takes one, and cuts a long name in the sentence", async () => {
  const others = { maxBytes: bounds.maxBytes, files: {} };
  const [status, message] = await refusal(requestOf(filePart("n".repeat(5000), "F") + END), others);
  expect(status).toBe(400);
  expect(String(message).length).toBeLessThan(150);
});

it("refuses a second entry of a field with a file, so that neither is passed over", async () => {
  const [file, other] = [filePart("file", "F"), filePart("file", "G", "b.jpg")];
  for (const body of [file + other, file + textPart("file", "A"), textPart("file", "A") + file])
    expect(await refusal(requestOf(body + END))).toEqual([
      400,
      "The field “file” came more than once, and takes one file.",
    ]);
  expect(await read(requestOf(textPart("tags", "a") + textPart("tags", "b") + END))).toEqual([["tags", "b"]]);
});

it("refuses a file at the byte that is too many, in its field's own sentence", async () => {
  const fits = filePart("file", "F".repeat(limit.bytes));
  expect(await read(requestOf(fits + END))).toHaveLength(1);
  const error = await refusalOf(read(requestOf(filePart("file", "F".repeat(limit.bytes + 1)) + END)));
  expect([error.status, error.message, error.fields]).toEqual([
    413,
    limit.sentence,
    { file: [limit.sentence] },
  ]);
});

it("refuses a body without end at its bound, and so one that says it is larger", async () => {
  const piece = Buffer.alloc(16 * KIB, "F");
  const endless = (first: string) => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(pulled++ === 0 ? Buffer.from(first) : piece);
      },
    });
    return body;
  };
  const files = { file: { bytes: 1024 * KIB, sentence: "never said" } };
  const tooLarge = [413, "Please choose a file of at most 25 MB"];
  const first = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  expect(await refusal(requestOf(endless(first)), { maxBytes: 512 * KIB, files })).toEqual(tooLarge);
  // The file exceeds its own limit long before the body exceeds its.
  expect(await refusal(requestOf(endless(first)))).toEqual([413, limit.sentence]);
  // This body ends its limit before any part begins.
  expect(await refusal(requestOf(endless("preamble")))).toEqual(tooLarge);
  const declared = { "content-length": String(513 * KIB) };
  expect(await refusal(requestOf(textPart("title", "A") + END, undefined, declared))).toEqual(tooLarge);
});

it("leaves nothing of a form that is cut off, wherever that is", async () => {
  const whole = Buffer.from(textPart("title", "A") + filePart("file", "F".repeat(2000)) + END);
  for (let at = 0; at < whole.length - END.length; at += 37)
    expect([at, ...(await refusal(requestOf(inPieces(whole.subarray(0, at), 500))))]).toEqual([
      at,
      ...UNREADABLE,
    ]);
});

it("leaves nothing of a form whose sender goes away", async () => {
  const half = Buffer.from(filePart("file", "F".repeat(30 * KIB)).slice(0, 20 * KIB));
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled++ === 0) controller.enqueue(half);
      else controller.error(new Error("aborted"));
    },
  });
  expect(await refusal(requestOf(body))).toEqual(UNREADABLE);
});

it.each([
  ["none", "multipart/form-data"],
  ["an empty one", "multipart/form-data; boundary="],
  ["one of spaces", 'multipart/form-data; boundary="   "'],
  ["one longer than is allowed", `multipart/form-data; boundary=${"a".repeat(71)}`],
  ["one that never comes", "multipart/form-data; boundary=y"],
])("refuses a form with %s as its boundary", async (_, type) => {
  expect(await refusal(requestOf(textPart("title", "A") + END, type))).toEqual(UNREADABLE);
});

it("takes what looks like its boundary for content", async () => {
  const content = "\r\n--\r\n--y\r\n-x\r\n--X--\r\n\r\n--";
  expect(await read(requestOf(filePart("file", content) + END))).toEqual([
    ["file", { called: "a.jpg", content }],
  ]);
});

it("takes as many parts as are allowed and not one more, whatever they are", async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => textPart(`field ${n}`, "a"));
  expect(await read(requestOf(fields(MAX_FORM_FIELDS).join("") + END))).toHaveLength(MAX_FORM_FIELDS);
  const tooMany = [400, "The form has more than 200 fields."];
  for (const count of [MAX_FORM_FIELDS + 1, 5000])
    expect(await refusal(requestOf(fields(count).join("") + END))).toEqual(tooMany);
  const withFile = fields(MAX_FORM_FIELDS).join("") + filePart("file", "F");
  expect(await refusal(requestOf(withFile + END))).toEqual(tooMany);
});

it("holds no more text than a form may have, in one field or in many", async () => {
  const roomy = { ...bounds, maxBytes: 4096 * KIB };
  const half = textPart("a", "t".repeat(512 * KIB));
  expect(await read(requestOf(half + END), roomy)).toHaveLength(1);
  const tooLarge = [413, "This is too large."];
  expect(await refusal(requestOf(textPart("a", "t".repeat(1025 * KIB)) + END), roomy)).toEqual(tooLarge);
  expect(await refusal(requestOf(half + half + half + END), roomy)).toEqual(tooLarge);
});

it("is not led on by heads without end, without sense or with too many lines", async () => {
  const lines = Array.from({ length: 5000 }, (_, n) => `X-${n}: a`).join("\r\n");
  const long = `X-Long: ${"a".repeat(200 * KIB)}`;
  const disposition = 'Content-Disposition: form-data; name="title"';
  for (const head of [
    lines,
    long,
    `${lines}\r\n${disposition}`,
    `${long}\r\n${disposition}`,
    "no head",
    ":",
    "Content-Disposition: attachment",
  ])
    expect(await read(requestOf(part(head, "A") + textPart("kind", "photo") + END))).toEqual([
      ["kind", "photo"],
    ]);
  expect(await refusal(requestOf(`--x\r\n${long}`))).toEqual(UNREADABLE);
});

it("is nothing but a multipart form", async () => {
  for (const type of ["application/json", "text/plain", "multipart/mixed; boundary=x", ""])
    expect(await refusal(requestOf(textPart("title", "A") + END, type))).toEqual([
      415,
      "Please send a multipart form.",
    ]);
});
