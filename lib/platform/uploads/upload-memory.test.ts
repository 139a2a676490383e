import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterEach, expect, it } from "vitest";
import { forkCompiled } from "@/tests/setup/compiled-process";
import { settings } from "../settings/settings";

const MIB = 1024 * 1024;
/** This is far less than the upload's size, and more than a process needs to pass chunks on. */
const ROOM = 80 * MIB;
const HEAP_MB = 64;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

async function startReceiver(maxBytes: number): Promise<number> {
  child = await forkCompiled("receiving-process", [String(maxBytes)], [`--max-old-space-size=${HEAP_MB}`]);
  const [port] = await once(child, "message");
  return port;
}

function* formOf(bytes: number) {
  yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n');
  const piece = Buffer.alloc(MIB, Math.floor(bytes / MIB));
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece.subarray(0, bytes - sent);
  yield Buffer.from("\r\n--x--\r\n");
}

async function send(port: number, bytes: number): Promise<number> {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const sent = request({ port, host: "127.0.0.1", method: "POST", headers });
  const [[answer]] = await Promise.all([
    once(sent, "response"),
    pipeline(Readable.from(formOf(bytes)), sent),
  ]);
  return Number(await text(answer));
}

const mostMemory = async (port: number) => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());

it("a file of 200 MB is stored by a process that never has room for it", async () => {
  const port = await startReceiver(200 * MIB);
  expect(await send(port, MIB)).toBe(MIB);
  const before = await mostMemory(port);
  expect(await send(port, 200 * MIB)).toBe(200 * MIB);
  expect((await mostMemory(port)) - before).toBeLessThan(ROOM);
  const folder = path.join(settings().DATA_DIR, "files/received");
  const sizes = (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size);
  expect(await Promise.all(sizes)).toContain(200 * MIB);
});

it("so are ten of 25 MB that come at once", async () => {
  const port = await startReceiver(25 * MIB);
  expect(await send(port, MIB)).toBe(MIB);
  const before = await mostMemory(port);
  const sizes = Array.from({ length: 10 }, (_, n) => 25 * MIB - n);
  expect(await Promise.all(sizes.map((size) => send(port, size)))).toEqual(sizes);
  expect((await mostMemory(port)) - before).toBeLessThan(ROOM);
  expect(await readdir(path.join(settings().DATA_DIR, "uploads"))).toEqual([]);
});
