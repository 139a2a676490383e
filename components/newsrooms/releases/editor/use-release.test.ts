import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { type ReleaseForm, toForm } from "./release-form";
import { openRelease, removeRelease } from "./use-release";

const [OLD, NEW] = ["01890000-0000-7000-8000-000000000001", "01890000-0000-7000-8000-000000000002"];
const writer = { userId: "maya", profileId: "pine" };
const viewOf = (form: Partial<ReleaseView>) =>
  ({ ...toForm(null, "UTC"), publishAt: null, embargoUntil: null, ...form }) as ReleaseView;
const draft = viewOf({ id: OLD, version: 3, title: "Night trains", body: "<p>They run</p>", state: "DRAFT" });

type Sent = { id: string | null; version: number } & Partial<ReleaseForm> & Record<string, unknown>;
type Answer = { status?: number; error?: { code: string; message: string }; data?: object };

/** Opens the editor on `row`. A save gets the next of `answers`, a read gets `row`. */
function openWith(row: ReleaseView, ...answers: Answer[]) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (_path: string, { method, body }: { method: string; body: string }) => {
    if (method === "GET") return Response.json({ success: true, data: { release: row } });
    sent.push(JSON.parse(body ?? "{}"));
    const { status = 200, error, data } = answers.shift() ?? { data: { saved: { id: OLD, version: 99 } } };
    return Response.json({ success: !error, error, data }, { status });
  });
  return { document: openRelease(draft, { ...writer, zone: "Europe/Oslo" }), sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a release that is written", () => {
  it("goes on as a new draft with all its texts where it was deleted elsewhere", async () => {
    const { document, sent } = openWith(
      draft,
      { status: 404, error: { code: "not_found", message: "Not found" } },
      { data: { saved: { id: NEW, version: 1 } } },
    );
    document.change({ subtitle: "From December" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent[1]).toEqual({
      ...{ id: null, version: 0, ...writer },
      ...{ title: "Night trains", subtitle: "From December", body: "<p>They run</p>" },
    });
    expect(document.getState()).toMatchObject({ status: "saved", stored: { id: NEW } });
  });

  it("is saved after all where deleting it failed", async () => {
    const failure = { status: 503, error: { code: "unavailable", message: "Not now" } };
    const { document, sent } = openWith(draft, failure, { data: { saved: { id: OLD, version: 4 } } });
    document.change({ subtitle: "From December" });
    expect(await removeRelease(document)).toBe("Not now");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent[1]).toMatchObject({ id: OLD, subtitle: "From December" });
    expect(document.getState().status).toBe("saved");
  });

  it("sends no time under the time zone of somebody who set another time meanwhile", async () => {
    const publishAt = "2026-12-24T14:00:00.000Z";
    const theirs = viewOf({ ...draft, version: 4, publishAt, timeZone: "America/New_York" });
    const { document, sent } = openWith(theirs, {
      ...{ status: 409, error: { code: "conflict", message: "Moved on" } },
    });
    document.change({ held: true, embargoLocal: "2026-12-24T10:00", timeZone: "Europe/Berlin" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBe(1);
    expect(document.getState().values).toMatchObject({ timeZone: "Europe/Berlin", publishLocal: "" });
    document.choose("held", "mine");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent[1]).toMatchObject({
      ...{ version: 4, publishAt: null, embargoUntil: "2026-12-24T09:00:00.000Z", timeZone: "Europe/Berlin" },
    });
  });
});
