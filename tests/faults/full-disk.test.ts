import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeDatabase } from "@/lib/platform/database";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { call } from "./support/client";
import { type FaultStack, type Process, startFaultStack } from "./support/stack";

let stack: FaultStack;
let brand: TestAccount;
let store: Server;
let app: Process | undefined;
let isFull = true;
const objects = new Set<string>();

beforeAll(async () => {
  stack = await startFaultStack();
  brand = await makeAccount({ userType: "brand", company: "Northwind" });
  await closeDatabase();
  // This store answers every PUT as stores of S3's protocol do when they are full.
  store = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://store");
    request.resume().on("end", () => {
      if (request.method === "PUT" && isFull)
        return response.writeHead(507).end("<Error><Code>XMinioStorageFull</Code></Error>");
      if (request.method === "PUT") objects.add(pathname);
      if (request.method === "DELETE") objects.delete(pathname);
      response.writeHead(request.method === "DELETE" ? 204 : 200, { etag: '"e"' }).end();
    });
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await stack?.stop();
  store?.closeAllConnections();
  store?.close();
});

/** Uploads a photo of noise, which no encoder makes small. */
async function upload() {
  const raw = { width: 1200, height: 1200, channels: 3 } as const;
  const noise = Buffer.alloc(raw.width * raw.height * raw.channels);
  for (let n = 0, x = 1; n < noise.length; n++) {
    x = (x * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise[n] = x >> 16;
  }
  const bytes = await sharp(noise, { raw }).jpeg({ quality: 95 }).toBuffer();
  expect(bytes.length).toBeGreaterThan(1024 * 1024);
  const form = new FormData();
  form.append("kind", "photo");
  form.append("title", "A photo");
  form.append("file", new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" }));
  return call(stack.url, "POST", "/assets", { token: brand.accessToken, body: form });
}

const rows = async () => {
  const [row] = await stack.sql`select count(*)::int as n from assets where profile_id = ${brand.profileId}`;
  return row?.n;
};
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe("no room for a file", () => {
  it("in the store: 507, no row, no object; with room again the same upload is there", async () => {
    const { port } = store.address() as AddressInfo;
    app = await stack.startApp({
      S3_BUCKET: "files",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: "local",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    });
    const refused = await upload();
    expect([refused?.status, refused?.json.error?.code]).toEqual([507, "storage_full"]);
    expect([await rows(), objects.size]).toEqual([0, 0]);
    isFull = false;
    expect((await upload())?.status).toBe(201);
    expect([await rows(), objects.size]).toEqual([1, 1]);
    await app.terminate();
    await stack.sql`delete from assets`;
  });

  const folder = path.join(process.env.DATA_DIR ?? "", "small");
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]).status === 0;
  afterAll(() => void (mounted && spawnSync("umount", [folder])));

  it.runIf(mounted)("on the disk: 507, no row, no file nor a part of one", async () => {
    app = await stack.startApp({ DATA_DIR: folder });
    expect((await upload())?.status).toBe(507);
    expect(await rows()).toBe(0);
    expect(filesIn(folder).map(({ name }) => name)).toEqual([]);
  });
});
