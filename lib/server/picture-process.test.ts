import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createPictureProcess, type PictureProcess } from "./picture-process";

/** A process that answers a readable file with its own id, and misbehaves as a file's text says. */
const SCRIPT = `process.on("message", ({ id, args: [file] }) => {
  const text = file.toString();
  if (text === "crash") process.kill(process.pid, "SIGKILL");
  if (text === "hang") return;
  const resident = text === "large" ? 1e12 : 1;
  const outcome = text === "bad" ? { refused: { problem: "unreadable", message: "No." } } : { value: process.pid };
  process.send({ id, outcome, resident });
});`;

let folder: string;
let script: string;
let pictures: PictureProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fivewire-pictures-"));
  script = path.join(folder, "pictures.mjs");
  await writeFile(script, SCRIPT);
});
afterEach(() => pictures?.stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (options = {}) => {
  pictures = createPictureProcess({ script, ...options });
  return (text: string) => pictures?.run("readMedia", [Buffer.from(text)]);
};

test("work is done in one other process, refusals included", async () => {
  const send = open();
  const first = await send("a picture");
  expect(first).toEqual({ value: expect.any(Number) });
  expect(first).not.toEqual({ value: process.pid });
  expect(await send("another")).toEqual(first);
  expect(await send("bad")).toEqual({ refused: { problem: "unreadable", message: "No." } });
});

test("a file that ends the process answers undefined, and the next one has a fresh process", async () => {
  const send = open();
  const first = await send("a picture");
  expect(await send("crash")).toBeUndefined();
  const second = await send("a picture");
  expect(second).toEqual({ value: expect.any(Number) });
  expect(second).not.toEqual(first);
});

test("a file that takes too long ends the process", async () => {
  const send = open({ deadlineMs: 500 });
  expect(await send("hang")).toBeUndefined();
});

test("a process above its memory limit finishes its work and is replaced", async () => {
  const send = open();
  const first = await send("large");
  expect(first).toEqual({ value: expect.any(Number) });
  expect(await send("a picture")).not.toEqual(first);
});

test("requests beyond the queue's limit answer undefined at once", async () => {
  const send = open();
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => send("a picture")));
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(40 - 32);
});
