import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiFailure } from "@/lib/client/api-types";
import { changedFields } from "@/lib/utils/merge-values";
import { localCopy } from "./local-copy";
import type { Save } from "./save";
import { type DocumentOptions, SavedDocument, type Stored } from "./saved-document";

type Text = { title: string; body: string };
type Facts = { isOut: boolean };
type Act = "publish";
const fields = ["title", "body"] as const;
const empty: Text = { title: "", body: "" };
const blank: Stored<Text, Facts> = { id: null, version: 0, values: empty, facts: { isOut: false } };

type Row = { id: string; owner: string; version: number; values: Text; isOut: boolean };
type Fate = "arrives" | "is lost" | "is stored and its answer lost" | "is refused";

const failure = (code: "unreachable" | "not_found" | "conflict" | "invalid_input") =>
  ({ ok: false, code, message: code }) as const;

/** The way of a call or of its answer: 50 ms by the clock of the test, which it advances itself. */
const travel = () =>
  new Promise<void>((arrive) => {
    const way = setInterval(() => {
      clearInterval(way);
      arrive();
    }, 50);
  });

/** A server by the rules of the commands: `tests/api/saves.test.ts` proves that they are theirs. */
class Server {
  rows: Row[] = [];
  /** Who is signed in in the browser. */
  session = "maya";
  /** What becomes of the next calls. */
  fates: Fate[] = [];
  sent: Save<Text, null, Act>[] = [];
  /** Texts that were overwritten by somebody who had not seen them. */
  unseen: string[] = [];
  /** Every text that was ever stored, by field. */
  history = { title: new Set<string>([""]), body: new Set<string>([""]) };
  readonly #isRefused = new Map<string, boolean>();
  readonly #answers = new Map<string, { id: string; version: number }>();

  view = ({ id, version, values, isOut }: Row): Stored<Text, Facts> => ({
    ...{ id, version, values, facts: { isOut } },
  });

  async read(id: string) {
    if (!(await this.#arrives())) return failure("unreachable");
    const row = this.rows.find((one) => one.id === id && one.owner === this.session);
    return row ? { ok: true as const, data: this.view(row) } : failure("not_found");
  }

  async save(owner: string, save: Save<Text, null, Act>, onWrite: (before: Text, after: Text) => void) {
    this.sent.push(save);
    const fate = this.fates.shift() ?? "arrives";
    // The same content is refused each time, or never.
    if (fate !== "is lost" && !this.#isRefused.has(save.key))
      this.#isRefused.set(save.key, fate === "is refused");
    await travel();
    if (fate === "is lost") return failure("unreachable");
    const [first = ""] = Object.keys(save.changes);
    if (this.#isRefused.get(save.key)) return { ...failure("invalid_input"), fields: { [first]: ["No"] } };
    const answer = this.#store(owner, save, onWrite);
    await travel();
    return fate === "arrives" ? answer : failure("unreachable");
  }

  #store(
    owner: string,
    { key, id, version, changes, act }: Save<Text, null, Act>,
    onWrite: (before: Text, after: Text) => void,
  ) {
    if (owner !== this.session) return { ...failure("not_found"), details: { session: "other" } };
    const earlier = this.#answers.get(`${owner} ${key}`);
    if (earlier) return { ok: true as const, data: earlier };
    const row =
      id === null
        ? { id: `row ${this.rows.length}`, owner, version: 0, values: empty, isOut: false }
        : this.rows.find((one) => one.id === id && one.owner === owner);
    if (!row) return failure("not_found");
    if (row.version !== version) return failure("conflict");
    if (id === null) this.rows.push(row);
    const after = { ...row.values, ...changes };
    onWrite(row.values, after);
    for (const field of fields) this.history[field].add(after[field]);
    Object.assign(row, { version: version + 1, values: after, isOut: row.isOut || act === "publish" });
    const answer = { id: row.id, version: row.version, facts: { isOut: row.isOut } };
    this.#answers.set(`${owner} ${key}`, answer);
    return { ok: true as const, data: answer };
  }

  async #arrives() {
    const fate = this.fates.shift() ?? "arrives";
    await travel();
    return fate === "arrives";
  }
}

/** One browser tab with the document in it. */
class Tab {
  readonly storage = new Map<string, string>();
  document!: SavedDocument<Text, Facts, null, Act>;
  /** What its reader could see in each field: in the form, or as the other version of a choice. */
  seen = { title: new Set<string>(), body: new Set<string>() };
  typed: Partial<Text> = {};

  constructor(
    readonly server: Server,
    readonly owner: string,
    private readonly held = false,
    /** What the document of this tab has besides. */
    private readonly more: Partial<DocumentOptions<Text, Facts, null, Act>> = {},
    /** Windows of one browser share what it stores. */
    readonly browser: Map<string, string> | null = null,
  ) {
    this.open(null);
  }

  /** Loads the page, with what the server holds of it. */
  open(id: string | null) {
    const row = this.server.rows.find((one) => one.id === id);
    const { server, owner, held } = this;
    // Storage belongs to the tab; the functions of `localCopy` ask for it when they are called.
    const within = <R>(work: () => R): R => {
      const areas = { sessionStorage: this.storage, localStorage: this.browser ?? new Map() };
      for (const [area, stored] of Object.entries(areas))
        vi.stubGlobal(area, {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, text: string) => stored.set(key, text),
          removeItem: (key: string) => stored.delete(key),
        });
      return work();
    };
    this.document = new SavedDocument<Text, Facts, null, Act>(row ? server.view(row) : blank, {
      read: (asked) => server.read(asked),
      save: (save) =>
        server.save(owner, save, (before, after) => {
          const over = changedFields(before, after).filter((field) => !this.seen[field].has(before[field]));
          server.unseen.push(...over.map((field) => before[field]));
        }),
      local: (asked) => {
        const copy = localCopy<Text, null>(
          this.browser ? "both" : "tab",
          `${owner} ${asked ?? "new"}`,
          empty,
        );
        return { read: () => within(copy.read), write: (value) => within(() => copy.write(value)) };
      },
      ...(held ? { isHeld: ({ isOut }: Facts) => isOut } : {}),
      ...this.more,
    });
    this.document.subscribe(() => this.look());
    this.document.open();
    this.look();
  }

  look() {
    const { values, choices } = this.document.getState();
    for (const field of fields) this.seen[field].add(values[field]);
    for (const { field, theirs } of choices) this.seen[field].add(theirs);
  }

  type(field: keyof Text, text: string) {
    this.typed[field] = text;
    this.document.change({ [field]: text });
  }

  choose(field: keyof Text, whose: "mine" | "theirs") {
    const { choices } = this.document.getState();
    if (!choices.some((one) => one.field === field)) return;
    this.document.choose(field, whose);
    const left = this.document.getState().choices;
    const decided = choices.filter((one) => !left.some((other) => other.field === one.field));
    if (whose === "theirs") for (const one of decided) delete this.typed[one.field];
  }

  reload() {
    const { id } = this.document.getState().stored;
    void this.document.close();
    this.open(id);
  }

  get state() {
    return this.document.getState();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const LONG = 120_000;

async function written(values: Partial<Text> = {}, held = false) {
  const server = new Server();
  const tab = new Tab(server, "maya", held);
  tab.document.change({ title: "Night trains", ...values });
  await wait(LONG);
  return { server, tab, id: server.rows[0]?.id ?? "" };
}

describe("a document", () => {
  it("is saved after a pause, with its first text created, and then by what changed", async () => {
    const { server, tab } = await written();
    tab.type("body", "They r");
    tab.type("body", "They run");
    expect(tab.state.status).toBe("waiting");
    await wait(1000);
    expect(tab.state.status).toBe("saving");
    await wait(LONG);
    expect(server.sent.map(({ id, changes }) => [id, changes])).toEqual([
      [null, { title: "Night trains" }],
      ["row 0", { body: "They run" }],
    ]);
    expect([tab.state.status, tab.state.unsaved, tab.storage.size]).toEqual(["saved", "none", 0]);
  });

  it("makes one row where the answer to its creation is lost, over a reload too", async () => {
    const server = new Server();
    const tab = new Tab(server, "maya");
    server.fates = ["is stored and its answer lost", "is lost"];
    tab.type("title", "Night trains");
    await wait(1500);
    expect([tab.state.status, tab.state.unsaved]).toEqual(["retrying", "stored"]);
    tab.type("body", "They run");
    tab.reload();
    expect(tab.state.values).toEqual({ title: "Night trains", body: "They run" });
    expect(tab.state.restored).toEqual(["title", "body"]);
    await wait(LONG);
    expect(server.rows).toMatchObject([{ values: { title: "Night trains", body: "They run" } }]);
  });

  it("is no conflict with itself where an answer was lost and its writer typed on", async () => {
    const { server, tab } = await written();
    server.fates = ["is stored and its answer lost"];
    tab.type("body", "They");
    await wait(1500);
    tab.type("body", "They run");
    await wait(LONG);
    expect([tab.state.status, server.rows[0]?.values.body]).toEqual(["saved", "They run"]);
  });

  it("merges what another saved in another field, and waits for a choice in the same one", async () => {
    const { server, tab, id } = await written();
    const other = new Tab(server, "maya");
    other.open(id);
    other.type("title", "Night trains return");
    await wait(LONG);
    tab.type("body", "They run");
    await wait(LONG);
    expect(server.rows[0]?.values).toEqual({ title: "Night trains return", body: "They run" });
    other.type("body", "They ran");
    await wait(LONG);
    expect([other.state.status, other.state.choices]).toEqual([
      "choosing",
      [{ field: "body", theirs: "They run" }],
    ]);
    expect(other.state.values.body).toBe("They ran");
    other.reload();
    expect(other.state.choices).toEqual([{ field: "body", theirs: "They run" }]);
    other.choose("body", "mine");
    await wait(LONG);
    expect(server.rows[0]?.values.body).toBe("They ran");
    tab.type("body", "They stand");
    await wait(LONG);
    tab.choose("body", "theirs");
    await wait(LONG);
    expect([tab.state.values.body, tab.state.status]).toEqual(["They ran", "saved"]);
  });

  it("waits for a change after a refusal, and goes on with what was typed meanwhile", async () => {
    const { server, tab } = await written();
    server.fates = ["is refused"];
    tab.type("body", "Odd");
    await wait(LONG);
    expect([tab.state.status, tab.state.problem, server.sent.length]).toEqual([
      "refused",
      "invalid_input",
      2,
    ]);
    tab.type("body", "Even");
    await wait(LONG);
    server.fates = ["is refused"];
    tab.type("title", "Odd");
    await wait(1020);
    tab.type("title", "Even");
    await wait(LONG);
    expect(server.rows[0]?.values).toEqual({ title: "Even", body: "Even" });
  });

  it("that is held changes by its button alone, which does not repeat itself and does its act once", async () => {
    const { server, tab } = await written({}, true);
    const press = async (act?: "publish") => {
      const pressed = tab.document.save(act);
      await wait(LONG);
      return pressed;
    };
    server.fates = ["is stored and its answer lost"];
    tab.type("body", "They run");
    expect(await press("publish")).toMatchObject({ code: "unreachable" });
    expect(await press("publish")).toEqual({ ok: true });
    expect([server.rows[0]?.version, tab.state.stored.facts]).toEqual([3, { isOut: true }]);
    tab.type("body", "They ran");
    await wait(LONG);
    expect([server.rows[0]?.values.body, tab.state.status]).toEqual(["They run", "waiting"]);
    tab.reload();
    expect([tab.state.values.body, tab.state.status]).toEqual(["They ran", "waiting"]);
    server.fates = ["is lost"];
    await press();
    expect([server.rows[0]?.values.body, tab.state.status]).toEqual(["They run", "waiting"]);
    expect(await press()).toEqual({ ok: true });
    expect([server.rows[0]?.values.body, tab.state.status]).toEqual(["They ran", "saved"]);
  });

  it("that is held is no conflict with itself where an answer was lost and its writer typed on", async () => {
    const { server, tab } = await written({}, true);
    const press = async (act?: "publish") => {
      const pressed = tab.document.save(act);
      await wait(LONG);
      return pressed;
    };
    await press("publish");
    server.fates = ["is stored and its answer lost"];
    tab.type("body", "They");
    await press();
    tab.type("body", "They run");
    expect(await press()).toEqual({ ok: true });
    expect([tab.state.status, server.rows[0]?.values.body]).toEqual(["saved", "They run"]);
  });

  it("is not saved under another person's session, and is there again for its writer", async () => {
    const { server, tab, id } = await written();
    server.session = "robin";
    tab.type("body", "They run");
    await wait(LONG);
    expect([tab.state.status, tab.state.problem]).toEqual([
      "refused",
      expect.stringMatching(/^Somebody else/),
    ]);
    expect(tab.state.errors).toEqual({ "": tab.state.problem });
    const robins = new Tab(server, "robin");
    robins.storage.set("x", "");
    for (const [key, text] of tab.storage) robins.storage.set(key, text);
    robins.open(null);
    expect(robins.state.values).toEqual(empty);
    server.session = "maya";
    tab.open(id);
    await wait(LONG);
    expect(server.rows[0]?.values.body).toBe("They run");
  });
});

describe("a field that the server refuses", () => {
  const refusal: ApiFailure = {
    ok: false,
    code: "invalid_input",
    message: "Odd",
    fields: { title: ["Odd"] },
  };
  /** The server takes no title but one. */
  async function opened() {
    const { server, id } = await written();
    const saves: Partial<Text>[] = [];
    const save: DocumentOptions<Text, Facts, null, Act>["save"] = async ({ version, changes }) => {
      saves.push(changes);
      const { title = "Even" } = changes;
      return title === "Even" ? { ok: true, data: { id, version: version + 1 } } : refusal;
    };
    const tab = new Tab(server, "maya", false, { save });
    tab.open(id);
    return { tab, saves };
  }

  it("keeps no other from being saved, and is sent again when it is changed or a button is pressed", async () => {
    const { tab, saves } = await opened();
    tab.type("title", "Odd");
    tab.type("body", "They run");
    await wait(LONG);
    expect(saves).toEqual([{ title: "Odd", body: "They run" }, { body: "They run" }]);
    expect(tab.state).toMatchObject({ status: "refused", problem: "Odd", errors: { title: "Odd" } });
    tab.type("body", "They ran");
    await wait(LONG);
    expect(saves.slice(2)).toEqual([{ body: "They ran" }]);
    expect(tab.state).toMatchObject({ status: "refused", errors: { title: "Odd" }, unsaved: "stored" });
    const pressed = tab.document.save("publish");
    await wait(LONG);
    expect([saves.slice(3), await pressed]).toEqual([[{ title: "Odd" }], refusal]);
    tab.type("title", "Even");
    await wait(LONG);
    expect(saves.slice(4)).toEqual([{ title: "Even" }]);
    expect(tab.state).toMatchObject({ status: "saved", errors: {}, unsaved: "none" });
  });
});

describe("an earlier page's save whose answer was lost", () => {
  it("overwrites nothing of others where the server refuses it when it is asked again", async () => {
    const { server, tab, id } = await written();
    const other = new Tab(server, "maya");
    other.open(id);
    other.type("body", "They ran");
    await wait(LONG);
    tab.type("body", "They run");
    server.fates = ["is refused"];
    tab.reload();
    await wait(LONG);
    expect(tab.state).toMatchObject({ status: "choosing", choices: [{ field: "body", theirs: "They ran" }] });
    expect(server.rows[0]?.values.body).toBe("They ran");
  });
});

describe("a document that goes on as a new one where it was deleted", () => {
  async function opened() {
    const { server, id } = await written();
    const tab = new Tab(server, "maya", false, { blank });
    tab.open(id);
    return { server, tab, id };
  }

  it("is not made a second time under a session that changed and comes back", async () => {
    const { server, tab, id } = await opened();
    server.session = "robin";
    tab.type("body", "They run");
    await wait(LONG);
    expect([tab.state.status, tab.state.stored.id]).toEqual(["refused", id]);
    server.session = "maya";
    tab.type("body", "They run again");
    await wait(LONG);
    expect(server.rows).toMatchObject([{ values: { title: "Night trains", body: "They run again" } }]);
    expect(tab.storage.size).toBe(0);
  });

  it("keeps what was typed where its page was left meanwhile", async () => {
    const { server, tab } = await opened();
    server.rows = [];
    tab.type("body", "They run");
    void tab.document.close();
    await wait(LONG);
    tab.open(null);
    expect(tab.state.values).toEqual({ title: "Night trains", body: "They run" });
  });
});

describe("fields that mean something only together", () => {
  it("are theirs or mine as a whole where two people changed any of them", async () => {
    const { server, tab, id } = await written({ body: "Oslo" });
    const other = new Tab(server, "maya", false, { unit: ["title", "body"] });
    other.open(id);
    tab.type("body", "New York");
    await wait(LONG);
    other.type("title", "9 o'clock");
    await wait(LONG);
    expect(server.rows[0]?.values).toEqual({ title: "Night trains", body: "New York" });
    expect(other.state.values).toEqual({ title: "9 o'clock", body: "Oslo" });
    expect(other.state.choices).toEqual([
      { field: "title", theirs: "Night trains" },
      { field: "body", theirs: "New York" },
    ]);
    other.reload();
    expect(other.state.choices.length).toBe(2);
    other.document.choose("body", "mine");
    await wait(LONG);
    expect([server.rows[0]?.values, other.state.status]).toEqual([
      { title: "9 o'clock", body: "Oslo" },
      "saved",
    ]);
    tab.reload();
    tab.type("title", "10 o'clock");
    other.type("title", "11 o'clock");
    await wait(LONG);
    const [second] = [tab, other].filter(({ state }) => state.choices.length > 0);
    expect(second?.state.choices.map(({ field }) => field)).toEqual(["title"]);
  });
});

describe("two windows of one browser", () => {
  it("leave each other what was typed over a reload, and a window that comes later what the last left", async () => {
    const { server, id } = await written();
    const browser = new Map<string, string>();
    const [tab, other] = [1, 2].map(() => new Tab(server, "maya", false, {}, browser)) as [Tab, Tab];
    for (const one of [tab, other]) one.open(id);
    tab.type("body", "They run");
    await wait(LONG);
    other.type("body", "They ran");
    await wait(LONG);
    expect(other.state.status).toBe("choosing");
    tab.type("title", "Night trains return");
    await wait(LONG);
    other.reload();
    expect(other.state.values.body).toBe("They ran");
    expect(other.state.choices).toEqual([{ field: "body", theirs: "They run" }]);
    const later = new Tab(server, "maya", false, {}, browser);
    later.open(id);
    expect(later.state.values.body).toBe("They ran");
    other.choose("body", "mine");
    await wait(LONG);
    expect([other.storage.size, browser.size]).toEqual([0, 0]);
  });
});

type Step =
  | { kind: "type"; tab: number; field: keyof Text }
  | { kind: "choose"; tab: number; field: keyof Text; whose: "mine" | "theirs" }
  | { kind: "press"; tab: number }
  | { kind: "reload"; tab: number }
  | { kind: "fail"; fate: Fate }
  | { kind: "wait"; ms: number }
  | { kind: "sign in"; as: "maya" | "robin" };

const tab = fc.nat(1);
const field = fc.constantFrom(...fields);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("type" as const), tab, field }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("choose" as const),
      ...{ tab, field, whose: fc.constantFrom("mine" as const, "theirs" as const) },
    }),
  },
  fc.record({ kind: fc.constant("press" as const), tab }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reload" as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("fail" as const),
      fate: fc.constantFrom<Fate>("is lost", "is stored and its answer lost", "is refused"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      ms: fc.constantFrom(20, 60, 120, 1100, 5000),
    }),
  },
  fc.record({
    kind: fc.constant("sign in" as const),
    as: fc.constantFrom("maya" as const, "robin" as const),
  }),
);

describe("in any order of typing, saving, failing, choosing, reloading and signing in", () => {
  /** Two tabs of one document, the first of which creates it, and at the end a working connection for its writer. */
  async function play(steps: readonly Step[], held: boolean, unit: (keyof Text)[]) {
    const server = new Server();
    const tabs = [1, 2].map(() => new Tab(server, "maya", held, { blank, unit })) as [Tab, Tab];
    let texts = 0;
    /** Whatever was typed last into a field stands in the form, was stored, or was given up by its writer. */
    const check = () => {
      for (const { typed, state } of tabs)
        for (const field of fields) {
          const text = typed[field];
          if (text === undefined || state.values[field] === text) continue;
          expect(server.history[field]).toContain(text);
        }
      expect(server.rows.filter(({ owner }) => owner === "maya").length).toBeLessThanOrEqual(1);
      expect(server.rows.filter(({ owner }) => owner === "robin")).toEqual([]);
      expect(server.unseen).toEqual([]);
    };
    /** The second tab is opened once there is something to open. */
    const at = (n: number) => {
      const [id] = server.rows.map((row) => row.id);
      if (n === 1 && id && tabs[1]?.state.stored.id === null) tabs[1].open(id);
      return n === 1 && id && server.session === "maya" ? tabs[1]! : tabs[0]!;
    };
    const settle = async () => {
      server.fates = [];
      server.session = "maya";
      for (const one of tabs) {
        await wait(LONG);
        for (const field of fields) one.choose(field, "mine");
        const pressed = one.document.save();
        await wait(LONG);
        await pressed;
        check();
      }
    };
    for (const one of steps) {
      if (one.kind === "type") at(one.tab).type(one.field, `text ${++texts}`);
      if (one.kind === "choose") at(one.tab).choose(one.field, one.whose);
      if (one.kind === "press") void at(one.tab).document.save("publish");
      if (one.kind === "reload" && server.session === "maya") at(one.tab).reload();
      if (one.kind === "fail") server.fates.push(one.fate);
      if (one.kind === "wait") await wait(one.ms);
      if (one.kind === "sign in") server.session = one.as;
      check();
    }
    // A choice may be about what the other tab saved last, and the next about what was chosen there.
    for (let round = 0; round < 4; round++) await settle();
    const [row] = server.rows;
    for (const one of tabs) {
      if (!row || one.state.stored.id === null) continue;
      expect([one.state.status, one.state.unsaved, one.state.choices]).toEqual([
        expect.stringMatching(/^(saved|idle)$/),
        "none",
        [],
      ]);
      expect([...one.storage.keys()]).toEqual([]);
      one.reload();
      expect(one.state.values).toEqual(row.values);
    }
  }

  it.each([
    { held: false, unit: [] },
    { held: true, unit: [] },
    { held: false, unit: [...fields] },
  ])(
    "nothing typed is lost, nothing of others is overwritten unseen, nothing exists twice (held: $held, one unit: $unit)",
    async ({ held, unit }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), (steps) => play(steps, held, unit)),
        { numRuns: process.env.TEST_LONG ? 5000 : 500 },
      );
    },
  );
});
