import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resetSettings } from "../settings/settings";
import { describeFile } from "../uploads/uploaded-file";
import { type FileStorage, storage } from "./storage";

const before = { ...process.env };
const objects = new Map<string, { body: Buffer; type: string }>();
let server: Server;
let files: FileStorage;
let full = false;
/** The headers of the last PUT. */
let sent: IncomingHttpHeaders = {};
/** The statuses with which the next PUTs fail. */
const faults: number[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "fivewire-s3-"));

/** A server in memory that answers the four calls of S3's protocol that the storage makes, in path style. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://s3").pathname;
    const object = objects.get(path);
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/")) {
      response.writeHead(403).end();
    } else if (request.method === "PUT" && full) {
      request.resume();
      response.writeHead(507).end("<Error><Code>XMinioStorageFull</Code></Error>");
    } else if (request.method === "PUT" && faults.length > 0) {
      await buffer(request);
      response.writeHead(faults.shift() ?? 500).end("<Error><Code>SlowDown</Code></Error>");
    } else if (request.method === "PUT") {
      sent = request.headers;
      objects.set(path, { body: await buffer(request), type: request.headers["content-type"] ?? "" });
      response.writeHead(200).end();
    } else if (request.method === "DELETE") {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (!object) {
      response
        .writeHead(404)
        .end(request.method === "GET" ? "<Error><Code>NoSuchKey</Code></Error>" : undefined);
    } else {
      const headers = { "content-type": object.type, "content-length": object.body.length, etag: '"e"' };
      response.writeHead(200, { ...headers, "last-modified": new Date(0).toUTCString() });
      response.end(request.method === "GET" ? object.body : undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  Object.assign(process.env, {
    AUTH_SECRET: "a secret for tests that is long enough to pass",
    S3_BUCKET: "press-kit",
    S3_REGION: "eu-west-1",
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  resetSettings();
  files = await storage();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  server.closeAllConnections();
  server.close();
  process.env = before;
  resetSettings();
});

it("stores, finds, reads and deletes files in a bucket, with their types", async () => {
  const key = "avatars/0199/512.webp";
  expect(await files.get(key)).toBeNull();
  expect(await files.exists(key)).toBe(false);
  await files.put(key, Buffer.from("picture"), { contentType: "image/webp" });
  expect([...objects.keys()]).toEqual([`/press-kit/${key}`]);
  expect(await files.exists(key)).toBe(true);
  const file = await files.get(key);
  expect(file).toMatchObject({ contentType: "image/webp", size: 7 });
  expect(file && (await buffer(file.stream)).toString()).toBe("picture");
  await files.delete(key);
  expect(await files.get(key)).toBeNull();
});

/** The content is larger than one read of a stream. */
const content = Buffer.alloc(300 * 1024 + 7, "press kit ");
async function fileOnDisk() {
  const file = path.join(folder, "kit.pdf");
  writeFileSync(file, content);
  return describeFile(file);
}

it("sends a file of this machine as it is read, with its length and digest signed", async () => {
  await files.put("assets/1/kit.pdf", await fileOnDisk(), { contentType: "application/pdf" });
  expect(objects.get("/press-kit/assets/1/kit.pdf")).toEqual({ body: content, type: "application/pdf" });
  expect(sent).toMatchObject({
    "content-length": String(content.length),
    "x-amz-checksum-sha256": createHash("sha256").update(content).digest("base64"),
    // The signed checksum header above covers the body, so that the file is read only once.
    "x-amz-content-sha256": "UNSIGNED-PAYLOAD",
  });
  expect(sent.authorization).toMatch(/SignedHeaders=[^,]*x-amz-checksum-sha256/);
  // Only some stores understand chunks with trailers.
  expect([sent["transfer-encoding"], sent["content-encoding"], sent["x-amz-trailer"]]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("sends it again from its beginning where the store could not take it just now, and not for ever", async () => {
  const file = await fileOnDisk();
  faults.push(503, 500);
  await files.put("assets/2/kit.pdf", file, { contentType: "application/pdf" });
  expect(objects.get("/press-kit/assets/2/kit.pdf")?.body.equals(content)).toBe(true);
  faults.push(500, 500, 500, 500);
  await expect(files.put("assets/3/kit.pdf", file, { contentType: "application/pdf" })).rejects.toThrow();
  expect(faults.splice(0)).toEqual([500]);
  faults.push(403);
  await expect(files.put("assets/3/kit.pdf", file, { contentType: "application/pdf" })).rejects.toThrow();
  expect(faults).toEqual([]);
  expect(objects.has("/press-kit/assets/3/kit.pdf")).toBe(false);
});

it("reports when the store is full", async () => {
  full = true;
  for (const body of [Buffer.from("x"), await fileOnDisk()])
    await expect(files.put("a.txt", body, { contentType: "text/plain" })).rejects.toMatchObject({
      name: "StorageFullError",
    });
  full = false;
});
