import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/core/errors";
import type { Report } from "@/lib/core/operation";
import { answerInJsonLines } from "@/lib/transport/json-lines";
import { postForLines } from "./lines";

const refuse = (error: AppError) =>
  Response.json(
    { success: false, error: { code: error.code, message: error.message } },
    { status: error.status },
  );
const whole = () => Response.json({ success: true, data: { suggestions: [] } });

/** Asks a server that answers by `answer`, and returns the parts that came before the end, and the end. */
async function askOne(answer: (report: Report) => Promise<Response>) {
  const fetchOne = vi.fn(async (_address: string, _init: RequestInit) => answerInJsonLines(answer, refuse));
  vi.stubGlobal("fetch", fetchOne);
  const parts: unknown[] = [];
  const result = await postForLines("/pitches/ai-assist", { body: {} }, (part) => parts.push(part));
  expect(fetchOne.mock.calls[0]?.[1].headers).toMatchObject({ accept: "application/x-ndjson" });
  return { parts, result };
}
afterEach(() => vi.unstubAllGlobals());

it("gives each part before the whole answer", async () => {
  const parts = [{ text: "one\ntwo" }, "東京 — ü", null];
  const found = await askOne(async (report) => {
    for (const part of parts) report(part);
    return whole();
  });
  expect(found).toEqual({ parts, result: { ok: true, data: { suggestions: [] } } });
});

it("answers as always where there are no parts", async () => {
  expect(await askOne(async () => whole())).toMatchObject({ parts: [], result: { ok: true } });
  const refused = await askOne(async () => refuse(new AppError("forbidden")));
  expect(refused).toMatchObject({ parts: [], result: { ok: false, code: "forbidden" } });
});

it("says in the end what failed after the first part", async () => {
  const { parts, result } = await askOne(async (report) => {
    report(1);
    throw new AppError("unavailable");
  });
  expect(parts).toEqual([1]);
  expect(result).toMatchObject({ ok: false, code: "unavailable" });
});

it("is unreachable where the connection breaks between the parts", async () => {
  vi.stubGlobal("fetch", async () => {
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"part":1}\n{"par'));
      },
      pull: (controller) => controller.error(new Error("gone")),
    });
    return new Response(lines, { headers: { "content-type": "application/x-ndjson" } });
  });
  const result = await postForLines("/pitches/ai-assist", { body: {} }, () => {});
  expect(result).toMatchObject({ ok: false, code: "unreachable" });
});
