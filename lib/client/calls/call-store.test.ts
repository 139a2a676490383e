import { expect, it, vi } from "vitest";
import type { CallView } from "@/lib/domain/messaging/calls/schema";
import { type CallEnd, callStore } from "./call-store";

const live = vi.hoisted(() => ({ calls: [] as unknown[], one: null as unknown }));
vi.mock("@/lib/client/api", () => ({
  api: {
    get: async (path: string) =>
      path === "/calls"
        ? { ok: true, data: { calls: live.calls, now: new Date().toISOString() } }
        : { ok: true, data: { call: live.one } },
  },
}));
vi.mock("./own-device", () => ({ ownDevice: async () => "this one", keepDevice: async () => {} }));

const ring = {
  ...{ id: "a call", state: "RINGING", outcome: null, isCaller: false, ownDevice: null, ownProfileId: "me" },
  ...{ kind: "VIDEO", counterpart: { name: "Tomas Wren" } },
} as CallView;

it("says that a ring was missed once the server has written so, not when its time is over", async () => {
  const ends: CallEnd[] = [];
  callStore.onEnd((end) => ends.push(end));
  live.calls = [ring];
  await callStore.refresh();
  expect(callStore.getState().ringing).toEqual([ring]);
  // The ring's time is over by the database's clock, and the job that ends it has not run yet.
  live.calls = [];
  live.one = ring;
  await callStore.refresh();
  expect([callStore.getState().ringing, ends]).toEqual([[], []]);
  live.one = { ...ring, state: "ENDED", outcome: "MISSED" };
  await callStore.refresh();
  await callStore.refresh();
  expect(ends).toMatchObject([{ how: "ended", call: { outcome: "MISSED" } }]);
});
