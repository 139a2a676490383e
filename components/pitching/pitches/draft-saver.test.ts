import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isComplete } from "@/lib/domain/pitching/pitch-drafts/rules";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { DraftSaver } from "./draft-saver";
import type { DraftChange, DraftResult } from "./drafts-api";
import type { LocalDraft } from "./local-draft";
import { emptyPitch, type PitchValues, valuesOf } from "./pitch-form";

const ID = "01890000-0000-7000-8000-000000000001";
const full: PitchValues = {
  ...{ title: "Title", who: "Who", what: "What", where: "Where", when: "When", why: "Why" },
  perks: [],
};

function draftOf(values: Partial<PitchValues>, isActive = false): DraftView {
  const texts = { ...emptyPitch, ...values };
  return {
    ...texts,
    ...{ id: ID, pitchPageId: null },
    isActive,
    complete: isComplete(texts),
    ...{ matchCount: 0, sentCount: 0, acceptedCount: 0, successRate: null, lastSentAt: null },
    newsworthiness: null,
    aiAssistedFields: [],
    ...{ createdAt: "2026-11-21T10:00:00.000Z", updatedAt: "2026-11-21T10:00:00.000Z" },
  };
}

/** A server in memory that stores what it is sent; `answers` are given instead, one a call. */
function makeServer(start: DraftView | null) {
  let stored = start;
  const calls: { verb: string; body: DraftChange; key?: string }[] = [];
  const answers: (DraftResult | Promise<DraftResult>)[] = [];
  const localCopy = new Map<string, LocalDraft>();
  const store = (body: DraftChange): DraftResult => {
    const next = { ...(stored ?? draftOf({})), ...body };
    const complete = isComplete(next);
    stored = { ...next, complete, isActive: complete && (body.isActive ?? next.isActive) };
    return { ok: true, data: { draft: stored } };
  };
  const saver = new DraftSaver(start, {
    create: async (body, key) => {
      calls.push({ verb: "create", body, key });
      return (await answers.shift()) ?? store(body);
    },
    update: async (_, body) => {
      calls.push({ verb: "update", body });
      return (await answers.shift()) ?? store(body);
    },
    remove: async () => {
      stored = null;
    },
    keep: (id, value) => (value ? localCopy.set(id ?? "new", value) : localCopy.delete(id ?? "new")),
    newKey: () => `key-${calls.length}`,
    now: () => Date.now(),
  });
  return { saver, calls, answers, localCopy, stored: () => stored, kind: () => saver.getView().state.kind };
}

const unreachable: DraftResult = { ok: false, code: "unreachable", message: "No connection" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("pieces of the assistant", () => {
  const piece = { field: "title" as const, text: "A winter", accepted: true };

  it("go along with the text they are in, once, and again after a failure", async () => {
    const server = makeServer(draftOf({ title: "Winter" }));
    server.answers.push(unreachable);
    server.saver.notePiece(piece);
    server.saver.change({ ...emptyPitch, title: "A winter" });
    await vi.runAllTimersAsync();
    const body = { title: "A winter", aiPieces: [piece] };
    expect(server.calls).toEqual([
      { verb: "update", body },
      { verb: "update", body },
    ]);
    server.saver.change({ ...emptyPitch, title: "A winter there" });
    await vi.runAllTimersAsync();
    expect(server.calls.at(-1)).toEqual({ verb: "update", body: { title: "A winter there" } });
  });

  it("survive a reload with the text, and one taken back before it is saved is not sent", async () => {
    const server = makeServer(draftOf({ ...full }, true));
    server.saver.notePiece(piece);
    server.saver.notePiece({ ...piece, field: "why" });
    server.saver.notePiece({ ...piece, field: "why", accepted: false });
    server.saver.change({ ...full, title: "A winter" });
    expect(server.localCopy.get(ID)).toMatchObject({ parts: { title: "A winter" }, pieces: [piece] });
    const reloaded = makeServer(draftOf({ ...full }, true));
    reloaded.saver.resumePieces(server.localCopy.get(ID)?.pieces ?? []);
    reloaded.saver.change({ ...full, title: "A winter" });
    await reloaded.saver.activate();
    expect(reloaded.calls).toEqual([{ verb: "update", body: { title: "A winter", aiPieces: [piece] } }]);
  });

  it("are none where the changes are discarded, and are said to be taken back after they were saved", async () => {
    const server = makeServer(draftOf({ title: "Winter" }));
    server.saver.notePiece(piece);
    server.saver.change({ ...emptyPitch, title: "A winter" });
    await server.saver.flush();
    server.saver.notePiece({ ...piece, accepted: false });
    server.saver.change({ ...emptyPitch, title: "Winter" });
    await server.saver.flush();
    expect(server.calls.at(-1)?.body).toEqual({ title: "Winter", aiPieces: [{ ...piece, accepted: false }] });
    server.saver.notePiece(piece);
    server.saver.discard();
    server.saver.change({ ...emptyPitch, title: "Winters" });
    await server.saver.flush();
    expect(server.calls.at(-1)?.body).toEqual({ title: "Winters" });
  });
});

describe("saving while typing", () => {
  it("creates with the first text, then sends only what changed", async () => {
    const server = makeServer(null);
    server.saver.change({ ...emptyPitch, title: "A" });
    await vi.runAllTimersAsync();
    server.saver.change({ ...emptyPitch, title: "A", who: "B" });
    await vi.runAllTimersAsync();
    expect(server.calls).toMatchObject([
      { verb: "create", body: { title: "A" } },
      { verb: "update", body: { who: "B" } },
    ]);
    expect(Object.keys(server.calls[1]!.body)).toEqual(["who"]);
    expect(server.localCopy.size).toBe(0);
  });

  it("sends nothing for spaces that are not stored, or for text that is back as it was", async () => {
    const server = makeServer(draftOf(full));
    server.saver.change({ ...full, who: "Who " });
    await vi.runAllTimersAsync();
    server.saver.change({ ...full, who: "Whom" });
    server.saver.change(full);
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([]);
  });

  it("saves text typed without a pause", async () => {
    const server = makeServer(draftOf(full));
    for (let n = 0; n < 40; n++) {
      server.saver.change({ ...full, why: `Why ${n}` });
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(server.calls.length).toBeGreaterThan(0);
  });

  it("keeps one call at a time, and the newest text wins", async () => {
    const server = makeServer(draftOf(full));
    let answer: (result: DraftResult) => void = () => {};
    server.answers.push(new Promise((resolve) => (answer = resolve)));
    server.saver.change({ ...full, why: "first" });
    await vi.advanceTimersByTimeAsync(1000);
    server.saver.change({ ...full, why: "second" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls).toHaveLength(1);
    answer({ ok: true, data: { draft: draftOf({ ...full, why: "first" }) } });
    await vi.runAllTimersAsync();
    expect(server.calls.map(({ body }) => body.why)).toEqual(["first", "second"]);
    expect(server.stored()?.why).toBe("second");
  });

  it("saves the other fields while one is too long, and says which", async () => {
    const server = makeServer(draftOf({ title: "T" }));
    server.saver.change({ ...emptyPitch, title: "T", who: "x".repeat(151), what: "fine" });
    await vi.runAllTimersAsync();
    expect(server.calls.map(({ body }) => body)).toEqual([{ what: "fine" }]);
    expect(server.saver.getView().state).toMatchObject({ kind: "refused" });
    expect(server.localCopy.get(ID)?.parts).toEqual({ who: "x".repeat(151) });
    server.saver.change({ ...emptyPitch, title: "T", who: "short", what: "fine" });
    await vi.runAllTimersAsync();
    expect([server.kind(), server.localCopy.size]).toEqual(["saved", 0]);
  });
});

describe("when the server does not answer", () => {
  it("keeps the text here, tries again by itself, and makes no second draft", async () => {
    const server = makeServer(null);
    server.answers.push(unreachable);
    server.saver.change({ ...emptyPitch, title: "A" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.kind()).toBe("retrying");
    expect(server.localCopy.get("new")).toMatchObject({
      parts: { title: "A" },
      creation: { body: { title: "A" } },
    });
    server.saver.change({ ...emptyPitch, title: "AB" });
    await vi.runAllTimersAsync();
    const [first, again, rest] = server.calls;
    expect([again?.key, again?.body]).toEqual([first?.key, first?.body]);
    expect(rest).toMatchObject({ verb: "update", body: { title: "AB" } });
    expect([server.stored()?.title, server.kind(), server.localCopy.size]).toEqual(["AB", "saved", 0]);
  });

  it("goes on with the creation of an earlier visit under its key", async () => {
    const server = makeServer(null);
    server.saver.resume({ key: "earlier", body: { title: "A" } });
    server.saver.change({ ...emptyPitch, title: "AB" });
    await vi.runAllTimersAsync();
    expect(server.calls[0]).toMatchObject({ verb: "create", key: "earlier", body: { title: "A" } });
    expect(server.stored()?.title).toBe("AB");
  });

  it("creates a pitch again that was deleted elsewhere, with all its text", async () => {
    const server = makeServer(draftOf(full));
    server.answers.push({ ok: false, code: "not_found", message: "Gone" });
    server.saver.change({ ...full, why: "More" });
    await vi.runAllTimersAsync();
    const { perks: _, ...texts } = full;
    expect(server.calls[1]).toMatchObject({ verb: "create", body: { ...texts, why: "More" } });
  });

  it("waits for a change after a refusal", async () => {
    const server = makeServer(draftOf(full));
    server.answers.push({ ok: false, code: "invalid_input", message: "Please check" });
    server.saver.change({ ...full, why: "Odd" });
    await vi.runAllTimersAsync();
    expect([server.kind(), server.calls.length]).toEqual(["refused", 1]);
    server.saver.change({ ...full, why: "Even" });
    await vi.runAllTimersAsync();
    expect([server.kind(), server.calls.length]).toEqual(["saved", 2]);
  });
});

describe("use for matching", () => {
  it("goes along with what was still unsaved", async () => {
    const server = makeServer(draftOf({ ...full, why: "" }));
    server.saver.change(full);
    await server.saver.activate();
    expect(server.stored()).toMatchObject({ why: "Why", isActive: true });
  });

  it("creates first where nothing was saved yet", async () => {
    const server = makeServer(null);
    server.saver.change(full);
    await server.saver.activate();
    expect(server.stored()).toMatchObject({ ...full, isActive: true });
  });

  it("waits for Save, however complete the text is, written at one stroke or field by field", async () => {
    for (const first of [full, { ...full, why: "" }]) {
      const server = makeServer(null);
      server.saver.change(first);
      await vi.runAllTimersAsync();
      server.saver.change({ ...full, why: "W" });
      await vi.runAllTimersAsync();
      expect(server.stored()).toMatchObject({ why: "W", complete: true, isActive: false });
      await server.saver.activate();
      expect(server.stored()?.isActive).toBe(true);
    }
  });

  it("stays off where it was off", async () => {
    const server = makeServer(draftOf(full, false));
    server.saver.change({ ...full, when: "Tomorrow" });
    await vi.runAllTimersAsync();
    expect(server.stored()?.isActive).toBe(false);
  });
});

describe("a pitch in use", () => {
  it("stays as it is while it is typed, and changes with Save", async () => {
    const server = makeServer(draftOf(full, true));
    server.saver.change({ ...full, why: "Half a thou" });
    await vi.runAllTimersAsync();
    await server.saver.flush();
    expect([server.calls, server.kind(), server.saver.holdsChanges()]).toEqual([[], "held", true]);
    expect(server.localCopy.get(ID)?.parts).toEqual({ why: "Half a thou" });
    server.saver.change({ ...full, why: "A whole thought" });
    await server.saver.activate();
    expect(server.calls.map(({ body }) => body)).toEqual([{ why: "A whole thought" }]);
    expect(server.stored()).toMatchObject({ why: "A whole thought", isActive: true });
    expect([server.kind(), server.saver.holdsChanges(), server.localCopy.size]).toEqual(["saved", false, 0]);
  });

  it("is left by itself without its changes, which this browser keeps, or loses where they are discarded", async () => {
    const left = makeServer(draftOf(full, true));
    left.saver.change({ ...full, why: "Half" });
    await left.saver.close();
    expect([left.calls, left.localCopy.size]).toEqual([[], 1]);
    const discarded = makeServer(draftOf(full, true));
    discarded.saver.change({ ...full, why: "Half" });
    discarded.saver.discard();
    await discarded.saver.close();
    expect([discarded.calls, discarded.localCopy.size]).toEqual([[], 0]);
    expect(discarded.saver.holdsChanges()).toBe(false);
  });

  it("holds nothing once the text is back as it was", async () => {
    const server = makeServer(draftOf(full, true));
    server.saver.change({ ...full, why: "Half" });
    server.saver.change({ ...full, why: "Why " });
    expect([server.kind(), server.saver.holdsChanges()]).toEqual(["idle", false]);
  });

  it("keeps its changes where Save does not reach the server, and saves nothing by itself", async () => {
    const server = makeServer(draftOf(full, true));
    server.answers.push(unreachable);
    server.saver.change({ ...full, why: "More" });
    expect(await server.saver.activate()).toMatchObject({ ok: false });
    await vi.runAllTimersAsync();
    expect([server.calls.length, server.kind(), server.localCopy.size]).toEqual([1, "held", 1]);
    await server.saver.activate();
    expect(server.stored()?.why).toBe("More");
  });

  it("is held from the moment it is used elsewhere", async () => {
    const server = makeServer(draftOf(full));
    server.answers.push({ ok: true, data: { draft: draftOf({ ...full, why: "First" }, true) } });
    server.saver.change({ ...full, why: "First" });
    await vi.runAllTimersAsync();
    server.saver.change({ ...full, why: "Second" });
    await vi.runAllTimersAsync();
    expect([server.calls.length, server.kind()]).toEqual([1, "held"]);
  });
});

describe("closing", () => {
  it("saves the rest at once", async () => {
    const server = makeServer(draftOf(full));
    server.saver.change({ ...full, why: "Last words" });
    expect(await server.saver.close()).toBe(true);
    expect(valuesOf(server.stored()).why).toBe("Last words");
  });

  it("leaves no row of a new pitch that ended empty", async () => {
    const server = makeServer(null);
    server.saver.change({ ...emptyPitch, title: "A" });
    await vi.runAllTimersAsync();
    server.saver.change(emptyPitch);
    await server.saver.close();
    expect(server.stored()).toBeNull();
  });

  it("reports that nothing changed where nothing was typed", async () => {
    expect(await makeServer(draftOf(full)).saver.close()).toBe(false);
  });
});
