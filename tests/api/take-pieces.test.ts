import { describe, expect, it, vi } from "vitest";
import { takePieces } from "@/lib/actions/pitch-drafts";
import { execute } from "@/lib/core/execute";
import { updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { getDraft } from "@/lib/domain/pitching/pitch-drafts/queries";
import { makeAccount } from "@/tests/factories/accounts";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { testDatabase } from "@/tests/setup/database";

testDatabase();

const session = vi.hoisted(() => ({ actor: null as unknown }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({}) }));
vi.mock("next/navigation", () => ({
  redirect: (to: string) => {
    throw new Error(to);
  },
}));
vi.mock("@/lib/platform/auth/request-actor", () => ({ requestActor: async () => session }));
vi.mock("@/lib/transport/same-origin", () => ({ requireSameOrigin: () => {} }));
vi.mock("@/lib/transport/limits", () => ({ limitRequest: async () => {} }));

describe("pieces that are taken without scripts", () => {
  it("are put into the text that they were proposed for, and over no other", async () => {
    const account = await makeAccount({ userType: "brand" });
    const { actor } = account;
    session.actor = actor;
    const { id, version, title } = await makeDraft(account);
    const piece = { id: "1", start: 0, end: title.length, before: title, after: "Better" };
    const form = new FormData();
    const pieces = JSON.stringify([{ ...piece, title: "Reworded", reason: "Plainer" }]);
    const sent = { id, version: String(version), title, "pieces-title": pieces, piece: "1" };
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    await execute(actor, updateDraft, { id, title: "Typed in another window" });
    expect(await takePieces(null, form)).toMatchObject({ code: "conflict" });
    expect((await execute(actor, getDraft, { id })).draft.title).toBe("Typed in another window");
    form.set("version", String(version + 1));
    await expect(takePieces(null, form)).rejects.toThrow(`edit=${id}`);
    expect((await execute(actor, getDraft, { id })).draft.title).toBe("Better");
  });
});
