import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LocalCopy } from "@/lib/client/document/save";
import { emptyValues } from "@/lib/domain/profiles/builders/profile-to-values";
import type { BuilderDraftView, BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { mergeValues } from "@/lib/utils/merge-values";
import { BuilderDocument, type BuilderPorts, type DraftBody, type Position } from "./builder-document";

const named = (part: Partial<BuilderValues>): BuilderValues => ({ ...emptyValues(), ...part });

/** A server that holds one draft by the rules of `builders.saveDraft` and `builders.publish`. */
class Server {
  published = named({ name: "Hollow Pine" });
  revision = 1;
  draft: { values: BuilderValues; base: BuilderValues; baseRevision: number; version: number } | null = null;
  /** The reasons for which the next calls fail. */
  failures: ("unreachable" | "invalid_input" | "other session")[] = [];
  saves = 0;
  /** The unsaved changes that the tab has stored. */
  tab: LocalCopy<BuilderValues, Position> | null = null;
  owner = {
    profileId: "0a1b7c1e-0000-4000-8000-000000000001",
    userId: "0a1b7c1e-0000-4000-8000-000000000002",
  };
  step = 1;

  view(): BuilderDraftView {
    const { published, revision, draft } = this;
    const values = draft?.values ?? published;
    const base = draft?.base ?? published;
    return {
      ...this.owner,
      userType: "BRAND",
      ...{ values, base, published, revision },
      conflicts: mergeValues(base, values, published).conflicts,
      step: 1,
      version: draft?.version ?? 0,
      baseRevision: draft?.baseRevision ?? revision,
      url: "/brand-newsroom/hollow-pine",
      listed: true,
      ...{ avatarUrl: null, logoUrl: null, mayRename: true },
      savedAt: null,
    };
  }

  readonly ports: BuilderPorts = {
    read: async () => this.failed() ?? { ok: true, data: { draft: this.view() } },
    save: async (body) => this.failed() ?? this.save(body),
    publish: async ({ version }) => this.failed() ?? this.publish(version),
    discard: async () => this.failed() ?? this.discard(),
    local: {
      read: () => this.tab,
      write: (value) => {
        this.tab = value && structuredClone(value);
        return true;
      },
    },
  };

  private discard() {
    this.draft = null;
    return { ok: true as const, data: { draft: this.view() } };
  }

  private failed() {
    const code = this.failures.shift();
    if (!code) return null;
    if (code === "other session")
      return { ok: false as const, code: "not_found" as const, message: "No", details: { session: "other" } };
    const fields = code === "invalid_input" ? { "values.about": ["Too long"] } : undefined;
    return { ok: false as const, code, message: "No", fields };
  }

  save({ values, version, baseRevision, step }: DraftBody) {
    this.saves++;
    this.step = step;
    const seesNewest = baseRevision === this.revision;
    const isCurrent = seesNewest || baseRevision === this.draft?.baseRevision;
    if (version !== (this.draft?.version ?? 0) || !isCurrent)
      return { ok: false as const, code: "conflict" as const, message: "Moved on" };
    const base = seesNewest || !this.draft ? this.published : this.draft.base;
    this.draft = { values, base, baseRevision, version: version + 1 };
    return { ok: true as const, data: { saved: { version: version + 1 } } };
  }

  publish(version: number) {
    const { values, conflicts } = this.view();
    if (version !== (this.draft?.version ?? 0) || conflicts.length > 0)
      return { ok: false as const, code: "conflict" as const, message: "Published by somebody else" };
    if (values.name === "")
      return {
        ok: false as const,
        code: "invalid_input" as const,
        message: "Write a name",
        fields: { name: ["Write a name"], "heroStories.1.title": ["A title"] },
      };
    const base = this.draft?.base ?? this.published;
    this.published = mergeValues(base, values, this.published).values;
    this.revision++;
    this.draft = null;
    return { ok: true as const, data: { url: this.view().url } };
  }

  /** Publishes as a colleague would. */
  change(part: Partial<BuilderValues>) {
    this.published = { ...this.published, ...part };
    this.revision++;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const open = (server: Server) => new BuilderDocument(server.view(), server.ports);
/** Closes the page while no call reaches the server any more. */
const close = async (builder: BuilderDocument) => void builder.close();
const PAUSE = 1000;

describe("a builder's saver", () => {
  it("saves after a pause what was typed until then, once", async () => {
    const server = new Server();
    const saver = open(server);
    saver.change({ about: "F" });
    saver.change({ about: "Fo" });
    expect(saver.getState().status).toBe("waiting");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([server.saves, server.draft?.values.about, saver.getState().status]).toEqual([1, "Fo", "saved"]);
    expect(saver.getState().stored.version).toBe(1);
  });

  it("saves again by itself after the connection dropped, the newest text", async () => {
    const server = new Server();
    server.failures = ["unreachable", "unreachable"];
    const saver = open(server);
    saver.change({ about: "One" });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(saver.getState().status).toBe("retrying");
    saver.change({ about: "Two" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.draft?.values.about, saver.getState().status]).toEqual(["Two", "saved"]);
  });

  it("does not send on what was refused, and says it at its field until that changes", async () => {
    const server = new Server();
    server.failures = ["invalid_input"];
    const saver = open(server);
    saver.change({ about: "Long" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.getState()).toMatchObject({ status: "refused", errors: { about: "Too long" } });
    saver.change({ about: "Short" });
    expect(saver.getState().errors).toEqual({});
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(saver.getState().status).toBe("saved");
  });

  it("puts two windows' changes together where they are of different fields", async () => {
    const server = new Server();
    const [one, other] = [open(server), open(server)];
    one.change({ about: "Cabins" });
    await one.flush();
    other.change({ location: "Rjukan" });
    expect((await other.flush()).ok).toBe(true);
    expect(server.draft?.values).toMatchObject({ about: "Cabins", location: "Rjukan" });
    expect(other.getState().values).toMatchObject({ about: "Cabins", location: "Rjukan" });
  });

  it.each([
    ["mine", "Mine"],
    ["theirs", "Theirs"],
  ] as const)("waits for a choice where two windows changed one field: %s", async (whose, about) => {
    const server = new Server();
    const [one, other] = [open(server), open(server)];
    one.change({ about: "Theirs" });
    await one.flush();
    other.change({ about: "Mine" });
    expect((await other.flush()).ok).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft?.values.about).toBe("Theirs");
    expect(other.getState()).toMatchObject({
      chosenFrom: "window",
      choices: [{ field: "about", theirs: "Theirs" }],
      values: { about: "Mine" },
    });
    expect(await other.publish()).toMatchObject({ problem: expect.stringContaining("Choose") });
    other.choose("about", whose);
    expect((await other.flush()).ok).toBe(true);
    expect(server.draft?.values.about).toBe(about);
  });

  it.each([
    ["mine", "Mine"],
    ["theirs", "Theirs"],
  ] as const)("shows what a colleague published meanwhile before publishing: %s", async (whose, about) => {
    const server = new Server();
    const saver = open(server);
    saver.change({ about: "Mine", location: "Rjukan" });
    await saver.flush();
    server.change({ about: "Theirs", name: "Hollow Pines" });
    expect(await saver.publish()).toMatchObject({ problem: "Published by somebody else" });
    expect(saver.getState()).toMatchObject({
      chosenFrom: "published",
      choices: [{ field: "about", theirs: "Theirs" }],
    });
    saver.choose("about", whose);
    expect(await saver.publish()).toEqual({ url: "/brand-newsroom/hollow-pine" });
    expect(server.published).toMatchObject({ about, location: "Rjukan", name: "Hollow Pines" });
  });

  it("merges what a colleague published before the first save", async () => {
    const server = new Server();
    const saver = open(server);
    server.change({ location: "Rjukan", about: "Theirs" });
    saver.change({ about: "Mine" });
    expect((await saver.flush()).ok).toBe(false);
    expect(saver.getState()).toMatchObject({ chosenFrom: "published", choices: [{ field: "about" }] });
    saver.choose("about", "mine");
    expect(await saver.publish()).toEqual({ url: "/brand-newsroom/hollow-pine" });
    expect(server.published).toMatchObject({ about: "Mine", location: "Rjukan" });
  });

  it("saves what is typed while it is being published as another change", async () => {
    const server = new Server();
    const { publish } = server.ports;
    const saver = new BuilderDocument(server.view(), {
      ...server.ports,
      publish: async (body) => {
        const answer = await publish(body);
        saver.change({ about: "Cabins, and since then a sauna" });
        return answer;
      },
    });
    saver.change({ about: "Cabins" });
    expect(await saver.publish()).toEqual({ url: "/brand-newsroom/hollow-pine" });
    expect(server.published.about).toBe("Cabins");
    expect(saver.getState().status).toBe("waiting");
    expect((await saver.flush()).ok).toBe(true);
    expect(server.draft?.values.about).toBe("Cabins, and since then a sauna");
  });

  it("places what publishing refuses at its fields and names the first", async () => {
    const server = new Server();
    const saver = open(server);
    saver.change({ name: "" });
    expect(await saver.publish()).toEqual({ problem: "Write a name", path: "name" });
    expect(saver.getState().errors).toEqual({ name: "Write a name", "heroStories.1.title": "A title" });
    saver.change({ heroStories: [{ title: "A", subtitle: "", url: "", type: "", image: "" }] });
    expect(saver.getState().errors).toEqual({ name: "Write a name" });
  });

  it("takes up after a reload what could not be saved, and saves it", async () => {
    const server = new Server();
    server.failures = ["unreachable", "unreachable"];
    const lost = open(server);
    lost.change({ about: "Cabins" });
    await vi.advanceTimersByTimeAsync(PAUSE);
    await close(lost);
    const saver = open(server);
    expect(saver.getState().values.about).toBe("");
    saver.open();
    expect(saver.getState()).toMatchObject({ values: { about: "Cabins" }, status: "waiting" });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([server.draft?.values.about, saver.getState().status, server.tab]).toEqual([
      "Cabins",
      "saved",
      null,
    ]);
  });

  it("stores what is typed when the page goes before a save, the newest of it", async () => {
    const server = new Server();
    const left = open(server);
    left.change({ about: "Cab" });
    left.change({ about: "Cabins" });
    await close(left);
    const saver = open(server);
    saver.open();
    expect(saver.getState().values.about).toBe("Cabins");
    expect((await saver.flush()).ok).toBe(true);
    expect(server.tab).toBe(null);
  });

  it.each([
    ["mine", "Mine"],
    ["theirs", "Theirs"],
  ] as const)(
    "asks after a reload where another window saved the same field meanwhile: %s",
    async (whose, about) => {
      const server = new Server();
      const [one, other] = [open(server), open(server)];
      one.change({ about: "Theirs" });
      await one.flush();
      other.change({ about: "Mine", location: "Rjukan" });
      expect((await other.flush()).ok).toBe(false);
      void other.close();
      const saver = open(server);
      saver.open();
      expect(saver.getState()).toMatchObject({
        choices: [{ field: "about", theirs: "Theirs" }],
        values: { about: "Mine", location: "Rjukan" },
      });
      saver.choose("about", whose);
      expect((await saver.flush()).ok).toBe(true);
      expect(server.draft?.values).toMatchObject({ about, location: "Rjukan" });
      expect(server.tab).toBe(null);
    },
  );

  it("says that somebody else is signed in now, and loses nothing", async () => {
    const server = new Server();
    server.failures = ["other session"];
    const saver = open(server);
    saver.change({ about: "Cabins" });
    expect((await saver.flush()).ok).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toBe(0);
    expect(saver.getState()).toMatchObject({ status: "refused", values: { about: "Cabins" } });
    expect(saver.getState().errors[""]).toContain("Somebody else is signed in");
    expect((await saver.flush()).ok).toBe(true);
    expect(server.draft?.values.about).toBe("Cabins");
  });

  it("begins again with what is published where changes are discarded, and stays as it is where that fails", async () => {
    const server = new Server();
    const saver = open(server);
    saver.change({ about: "Cabins" });
    await saver.flush();
    server.failures = ["unreachable"];
    expect(await saver.discard()).toBe("No");
    expect(saver.getState().values.about).toBe("Cabins");
    saver.change({ name: "Hollow" });
    expect(await saver.discard()).toBe(undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.draft, server.tab, server.saves]).toEqual([null, null, 1]);
    expect(saver.getState()).toMatchObject({ values: server.published, status: "idle" });
  });

  it("stores the step of a draft, and makes none for a step alone", async () => {
    const server = new Server();
    const saver = open(server);
    saver.goTo(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toBe(0);
    saver.change({ about: "Cabins" });
    await saver.flush();
    saver.goTo(3);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([server.saves, server.step, saver.getState().status]).toEqual([2, 3, "saved"]);
  });

  it("stores a step that was opened while a save was under way", async () => {
    const server = new Server();
    const saver = open(server);
    saver.change({ about: "Cabins" });
    const saving = saver.flush();
    saver.goTo(3);
    await saving;
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([server.step, saver.getState().status]).toEqual([3, "saved"]);
  });

  it("stores the step that is open, not the one that the page before it could not store", async () => {
    const server = new Server();
    server.draft = {
      ...{ values: named({ about: "Cabins" }), base: server.published, baseRevision: 1, version: 1 },
    };
    const before = open(server);
    before.goTo(3);
    server.failures = ["unreachable"];
    await before.close();

    const builder = open(server);
    builder.goTo(5);
    builder.open();
    await builder.flush();
    expect(server.step).toBe(5);
  });

  it("publishes what is looked at although a page that was left stored its step meanwhile", async () => {
    const server = new Server();
    const left = open(server);
    left.change({ about: "Cabins" });
    await left.flush();
    const saver = open(server);
    left.goTo(3);
    await left.flush();
    expect(await saver.publish()).toEqual({ url: "/brand-newsroom/hollow-pine" });
    expect(server.published.about).toBe("Cabins");
  });

  it("opens with what two people changed, for a choice", () => {
    const server = new Server();
    server.draft = { values: named({ name: "Mine" }), base: server.published, baseRevision: 1, version: 4 };
    server.change({ name: "Theirs" });
    expect(open(server).getState().choices).toEqual([{ field: "name", theirs: "Theirs" }]);
  });
});
