import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { openPitch, withPiece } from "./pitch-document";
import { emptyPitch, type PitchValues } from "./pitch-form";

const ID = "01890000-0000-7000-8000-000000000001";
const full: PitchValues = {
  ...{ title: "Title", who: "Who", what: "What", where: "Where", when: "When", why: "Why" },
  perks: [],
};
const piece = { field: "title" as const, text: "A winter", accepted: true };
const writer = { userId: "maya", profileId: "maya-press" };

const draftOf = (values: Partial<PitchValues>, isActive = false) =>
  ({
    ...{ ...emptyPitch, ...values, id: ID, version: 1, isActive, pitchPageId: null },
    ...{ newsworthiness: null, aiAssistedFields: [] },
  }) as unknown as DraftView;

/** Opens the editor on a draft and records its calls; each of `answers` replaces one call's own answer. */
function openWith(draft: DraftView | null) {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const answers: { status: number; code: string }[] = [];
  let version = draft ? 1 : 0;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const { profileId: _, userId: _who, version: _on, id: _id, ...sent } = JSON.parse(body);
    calls.push({ path: path.replace("/api/v1/pitch-drafts", "").replace(ID, "id"), body: sent });
    const refused = answers.shift();
    if (refused)
      return Response.json({ success: false, error: { code: refused.code, message: "No" } }, refused);
    version++;
    const isActive = sent.isActive === true || draft?.isActive === true;
    const facts = { id: ID, version, isActive, newsworthiness: null, aiAssistedFields: [] };
    const data = path.endsWith("/saves") ? { saved: facts } : { draft: { ...draftOf({}), ...facts } };
    return Response.json({ success: true, data });
  });
  const document = openPitch(draft, writer);
  const type = (values: Partial<PitchValues>) => document.change(values);
  return { document, type, calls, answers, wait: () => vi.advanceTimersByTimeAsync(120_000) };
}

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("pieces of the assistant", () => {
  it("go along with the text they are in, once, and again after a failure", async () => {
    const { document, type, calls, answers, wait } = openWith(draftOf({ title: "Winter" }));
    answers.push({ status: 503, code: "unavailable" });
    document.note((pieces) => withPiece(pieces, piece));
    type({ title: "A winter" });
    await wait();
    type({ title: "A winter there" });
    await wait();
    const body = { title: "A winter", aiPieces: [piece] };
    expect(calls.map((call) => call.body)).toEqual([body, body, { title: "A winter there" }]);
  });

  it("survive a reload with the text, and are no save of their own", async () => {
    const first = openWith(draftOf(full, true));
    first.document.note((pieces) => withPiece(pieces, piece));
    first.type({ title: "A winter" });
    const again = openWith(draftOf(full, true));
    again.document.open();
    expect(again.document.getState()).toMatchObject({ values: { title: "A winter" }, restored: ["title"] });
    const saved = again.document.save({ isActive: true });
    await again.wait();
    expect(await saved).toEqual({ ok: true });
    expect(again.calls.map((call) => call.body)).toEqual([
      { title: "A winter", aiPieces: [piece], isActive: true },
    ]);
  });

  it("are nothing where one is taken back before it was sent, and else are said to be taken back", () => {
    expect(withPiece([piece], { ...piece, accepted: false })).toEqual([]);
    expect(withPiece([], { ...piece, accepted: false })).toEqual([{ ...piece, accepted: false }]);
  });
});

describe("a pitch", () => {
  it("sends nothing for spaces that are not stored, or for text that is back as it was", async () => {
    const { type, calls, wait } = openWith(draftOf(full));
    type({ who: "Who " });
    await wait();
    type({ who: "Whom" });
    type(full);
    await wait();
    expect(calls).toEqual([]);
  });

  it("saves the other fields while one is too long, and says which", async () => {
    const { document, type, calls, wait } = openWith(draftOf({ title: "T" }));
    type({ who: "x".repeat(151), what: "fine" });
    await wait();
    expect(calls.map(({ body }) => body)).toEqual([{ what: "fine" }]);
    expect(document.getState()).toMatchObject({
      ...{ status: "refused", problem: "Who must be 150 characters or fewer", unsaved: "stored" },
    });
    type({ who: "short" });
    await wait();
    expect(document.getState()).toMatchObject({ status: "saved", unsaved: "none" });
  });

  it("is made again with all its text where it was deleted elsewhere", async () => {
    const { type, calls, answers, wait } = openWith(draftOf(full));
    answers.push({ status: 404, code: "not_found" });
    type({ why: "More" });
    await wait();
    const { perks: _, ...texts } = full;
    expect(calls[1]).toEqual({ path: "/saves", body: { ...texts, why: "More" } });
  });

  it("comes into use with its button, made first where it is new", async () => {
    const { document, type, calls, wait } = openWith(null);
    type(full);
    const saved = document.save({ isActive: true });
    await wait();
    expect(await saved).toEqual({ ok: true });
    expect(calls.map(({ path, body }) => [path, body.isActive])).toEqual([
      ["/saves", undefined],
      ["/id", true],
    ]);
  });

  it("in use stays as it is while it is typed, and changes with its button", async () => {
    const { document, type, calls, answers, wait } = openWith(draftOf(full, true));
    type({ why: "Half a thou" });
    await document.flush();
    await wait();
    expect([calls, document.getState().status]).toEqual([[], "waiting"]);
    answers.push({ status: 503, code: "unavailable" });
    type({ why: "A whole thought" });
    const failed = document.save({ isActive: true });
    await wait();
    expect(await failed).toMatchObject({ ok: false });
    expect([calls.length, document.getState().unsaved]).toEqual([1, "stored"]);
    const saved = document.save({ isActive: true });
    await wait();
    expect(await saved).toEqual({ ok: true });
    expect(document.getState()).toMatchObject({ status: "saved", unsaved: "none" });
    type({ why: "Other" });
    document.reset();
    expect(document.getState()).toMatchObject({ values: { why: "A whole thought" }, unsaved: "none" });
  });
});
