import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resetSettings } from "../settings/settings";
import { type FileStorage, storage } from "./storage";

const before = { ...process.env };
const objects = new Map<string, { body: Buffer; type: string }>();
let server: Server;
let files: FileStorage;
let full = false;

/** The four calls of S3's protocol that the port makes, path style, answered from memory. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://s3").pathname;
    const object = objects.get(path);
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/")) {
      response.writeHead(403).end();
    } else if (request.method === "PUT" && full) {
      request.resume();
      response.writeHead(507).end("<Error><Code>XMinioStorageFull</Code></Error>");
    } else if (request.method === "PUT") {
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

it("reports when the store is full", async () => {
  full = true;
  await expect(files.put("a.txt", Buffer.from("x"), { contentType: "text/plain" })).rejects.toMatchObject({
    name: "StorageFullError",
  });
  full = false;
});
