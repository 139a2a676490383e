import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { openPage } from "./use-pitch-page";

const [OLD, NEW] = ["01890000-0000-7000-8000-000000000001", "01890000-0000-7000-8000-000000000002"];
const writer = { userId: "maya", profileId: "pine" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a pitch page that is written", () => {
  it("goes on as a new draft under its name where it was deleted elsewhere", async () => {
    const initial = { id: OLD, version: 3, name: "Hollow Pine", who: "Pine", status: "DRAFT" };
    const sent: object[] = [];
    vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      if (sent.length === 1)
        return Response.json({ success: false, error: { code: "not_found", message: "" } }, { status: 404 });
      return Response.json({ success: true, data: { saved: { id: NEW, version: 1, url: "/x" } } });
    });
    const page = openPage({
      ...{ kind: "brand-pitch", initial: initial as PitchPageView, name: "Pine" },
      writer: { ...writer, zone: "Europe/Oslo" },
    });
    page.change({ what: "Trees" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent[1]).toEqual({
      ...{ id: null, version: 0, ...writer, name: "Hollow Pine", who: "Pine", what: "Trees" },
    });
    expect(page.getState()).toMatchObject({ status: "saved", stored: { id: NEW } });
  });
});
