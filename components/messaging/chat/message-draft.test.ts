import { beforeEach, expect, it, vi } from "vitest";
import { MessageDraft } from "./message-draft";

type Row = { text: string; counter: number };

/** A server's draft, as commands/draft.ts stores it, and the tabs that write it. */
function makeServer(row: Row = { text: "", counter: 0 }) {
  let isDown = false;
  const saves: Row[] = [];
  return {
    row: () => row,
    saves,
    cut: (down: boolean) => {
      isDown = down;
    },
    /** A message was sent. */
    send: () => {
      if (row.counter > 0) row = { text: "", counter: row.counter + 1 };
    },
    tab: (stored: { value: unknown } = { value: null }) =>
      new MessageDraft(
        {
          save: async (body) => {
            if (isDown) return { ok: false, code: "unreachable", message: "No network" };
            saves.push(body);
            const saved = body.counter > row.counter;
            if (saved) row = body;
            return { ok: true, data: { draft: row, saved } };
          },
          stored: {
            read: () => stored.value as never,
            write: (value) => {
              stored.value = value;
              return true;
            },
          },
        },
        row,
      ),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it("is saved once after a pause, and shows on the other device", async () => {
  const server = makeServer();
  const [one, other] = [server.tab(), server.tab()];
  for (const text of ["T", "Th", "The station"]) one.write(text);
  await vi.runAllTimersAsync();
  expect(server.saves).toEqual([{ text: "The station", counter: 1 }]);
  other.take(server.row());
  expect(other.getText()).toBe("The station");
  other.write("The stationmaster");
  await vi.runAllTimersAsync();
  one.take(server.row());
  expect([one.getText(), server.row()]).toEqual([
    "The stationmaster",
    { text: "The stationmaster", counter: 2 },
  ]);
});

it("stays where it is not saved yet, and is the later one once it is", async () => {
  const server = makeServer();
  const [one, other] = [server.tab(), server.tab()];
  one.write("From the phone");
  await one.save();
  other.write("From the desk");
  other.take(server.row());
  expect(other.getText()).toBe("From the desk");
  await vi.runAllTimersAsync();
  one.take(server.row());
  expect([one.getText(), other.getText()]).toEqual(["From the desk", "From the desk"]);
});

it("is saved above another device's that it did not know of", async () => {
  const server = makeServer();
  const [one, other] = [server.tab(), server.tab()];
  for (const text of ["a", "b"]) {
    one.write(text);
    await one.save();
  }
  other.write("later");
  await vi.runAllTimersAsync();
  expect(server.row()).toEqual({ text: "later", counter: 3 });
});

it("ends everywhere with the message, also where it was never saved", async () => {
  const server = makeServer();
  const [one, other] = [server.tab(), server.tab()];
  one.write("Sent at once");
  one.clear();
  server.send();
  await vi.runAllTimersAsync();
  expect([one.getText(), server.saves]).toEqual(["", []]);
  other.write("The next one");
  await vi.runAllTimersAsync();
  one.take(server.row());
  expect(one.getText()).toBe("The next one");
  one.write("The next one, on");
  await vi.advanceTimersByTimeAsync(1000);
  const overtaken = one.save();
  one.clear();
  server.send();
  await overtaken;
  await vi.runAllTimersAsync();
  other.take(server.row());
  expect([one.getText(), other.getText(), server.row().text]).toEqual(["", "", ""]);
});

it("comes back with the tab: what was not saved goes out, what was gives way to a later one", async () => {
  const server = makeServer();
  const stored = { value: null };
  const one = server.tab(stored);
  server.cut(true);
  one.write("No network here");
  await vi.runAllTimersAsync();
  server.cut(false);
  const again = server.tab(stored);
  again.open();
  expect(again.getText()).toBe("No network here");
  await vi.runAllTimersAsync();
  expect(server.row().text).toBe("No network here");
  const other = server.tab();
  other.write("Changed elsewhere");
  await vi.runAllTimersAsync();
  const third = server.tab(stored);
  third.open();
  expect(third.getText()).toBe("Changed elsewhere");
});
