import { describe, expect, it } from "vitest";
import type { DraftListView, DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { mergeFirstPage, withChoices } from "./pitch-list-state";

const draft = (id: string, isActive: boolean, updatedAt = "2026-11-21T10:00:00.000Z") =>
  ({ id, isActive, updatedAt }) as DraftView;
const listOf = (...drafts: DraftView[]): DraftListView => ({
  drafts,
  counts: { total: drafts.length, active: drafts.filter(({ isActive }) => isActive).length },
  pagination: { limit: 20, hasMore: false, nextCursor: null } as DraftListView["pagination"],
});

describe("the list of pitches", () => {
  it("shows a choice on its way and counts it, whatever the server knows so far", () => {
    const list = listOf(draft("b", true), draft("a", false));
    const shown = withChoices(list, new Map([["a", true]]));
    expect(shown.drafts.map(({ isActive }) => isActive)).toEqual([true, true]);
    expect(shown.counts.active).toBe(2);
    expect(withChoices(list, new Map([["a", false]]))).toBe(list);
  });

  it("keeps a pitch that was written while an older page was on its way", () => {
    const current = listOf(draft("a", true, "2026-11-21T10:00:01.000Z"));
    const merged = mergeFirstPage(current, listOf(draft("b", false), draft("a", false)));
    expect(merged.drafts.map(({ id, isActive }) => [id, isActive])).toEqual([
      ["b", false],
      ["a", true],
    ]);
    expect(merged.counts).toEqual({ total: 2, active: 1 });
  });

  it("takes the server's word for everything else", () => {
    const current = listOf(draft("a", true), draft("gone", true));
    const page = listOf(draft("a", false, "2026-11-21T10:00:02.000Z"));
    expect(mergeFirstPage(current, page)).toEqual(page);
  });
});
