import type { DraftListView, DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";

/** Puts the draft in the place it had, or first when it is new. Counts follow. */
export function withDraft(list: DraftListView, draft: DraftView): DraftListView {
  const old = list.drafts.find(({ id }) => id === draft.id);
  const drafts = old
    ? list.drafts.map((other) => (other.id === draft.id ? draft : other))
    : [draft, ...list.drafts];
  const active = list.counts.active + Number(draft.isActive) - Number(old?.isActive ?? false);
  return { ...list, drafts, counts: { total: list.counts.total + (old ? 0 : 1), active } };
}

export function withoutDraft(list: DraftListView, id: string): DraftListView {
  const gone = list.drafts.find((draft) => draft.id === id);
  if (!gone) return list;
  const counts = { total: list.counts.total - 1, active: list.counts.active - Number(gone.isActive) };
  return { ...list, drafts: list.drafts.filter((draft) => draft !== gone), counts };
}

/** Shows the list as chosen, while the choices are being sent. */
export function withChoices(list: DraftListView, choices: ReadonlyMap<string, boolean>): DraftListView {
  return list.drafts.reduce((shown, draft) => {
    const isActive = choices.get(draft.id) ?? draft.isActive;
    return isActive === draft.isActive ? shown : withDraft(shown, { ...draft, isActive });
  }, list);
}

/**
 * Merges a newer first page with the pages that were loaded after it. Ids sort by age, newest first. A pitch that was
 * written while the page was being read stays as it is known.
 */
export function mergeFirstPage(list: DraftListView, page: DraftListView): DraftListView {
  const served = new Map(page.drafts.map(({ id, updatedAt }) => [id, updatedAt]));
  const first = list.drafts
    .filter(({ id, updatedAt }) => updatedAt > (served.get(id) ?? updatedAt))
    .reduce(withDraft, page);
  const last = first.drafts.at(-1);
  const rest = last && first.pagination.hasMore ? list.drafts.filter(({ id }) => id < last.id) : [];
  if (rest.length === 0) return first;
  return { ...first, drafts: [...first.drafts, ...rest], pagination: list.pagination };
}
