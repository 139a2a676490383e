"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { showError, showToast } from "@/components/ui/toast";
import type { DraftListView, DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { quoted } from "@/lib/utils/quoted";
import { deleteDraft, duplicateDraft, listDrafts, updateDraft } from "./drafts-api";
import { mergeFirstPage, withChoices, withDraft, withoutDraft } from "./pitch-list-state";

/** Holds the list as the screen shows it, with the acts on its pitches. */
export function usePitchList(first: DraftListView) {
  const router = useRouter();
  const [list, setList] = useState(first);
  const [seen, setSeen] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  // The last choice for each pitch is shown until it is answered; they are sent one after another, so that the last one
  // stays.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const latest = useRef(new Map<string, symbol>());
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  // The server's newer answer wins over what is here; pages loaded after it stay.
  if (seen !== first) {
    setSeen(first);
    setList(mergeFirstPage(list, first));
  }

  /** Shows the choice at once; a refusal takes it back and says so. */
  async function use(draft: DraftView, isActive: boolean) {
    const turn = Symbol();
    latest.current.set(draft.id, turn);
    setChoices((now) => new Map(now).set(draft.id, isActive));
    const sent = sending.current.then(() => updateDraft(draft.id, { isActive }));
    sending.current = sent;
    const response = await sent;
    if (response.ok) setList((now) => withDraft(now, response.data.draft));
    if (latest.current.get(draft.id) !== turn) return;
    latest.current.delete(draft.id);
    setChoices((now) => new Map([...now].filter(([id]) => id !== draft.id)));
    if (response.ok) return;
    showError(response.fields?.isActive?.[0] ?? response.message, {
      id: `use-${draft.id}`,
      action: { label: "Try again", onClick: () => void use(draft, isActive) },
    });
  }

  async function copy(draft: DraftView) {
    const response = await duplicateDraft(draft.id);
    if (!response.ok) return showError(response.message, { id: `copy-${draft.id}` });
    setList((now) => withDraft(now, response.data.draft));
    showToast(`${quoted(response.data.draft.title)} is added to your pitches.`);
    router.refresh();
  }

  /** Returns the sentence to show when it did not work. */
  async function remove(draft: DraftView): Promise<string | undefined> {
    const response = await deleteDraft(draft.id);
    // A draft that another tab deleted is gone, as requested.
    if (!response.ok && response.code !== "not_found") return response.message;
    setList((now) => withoutDraft(now, draft.id));
    showToast("The pitch is deleted.");
    router.refresh();
  }

  async function loadMore() {
    const cursor = list.pagination.nextCursor;
    if (!cursor) return;
    setLoading(true);
    setFailed(false);
    const response = await listDrafts(cursor);
    setLoading(false);
    const { pagination } = response.ok ? response : {};
    if (!response.ok || !pagination) return setFailed(true);
    const { drafts, counts } = response.data;
    setList((now) => ({ drafts: [...now.drafts, ...drafts], counts, pagination }));
  }

  /** Resolves once every choice so far is answered, so that what is opened then has it. */
  const settled = () => sending.current;

  return { list: withChoices(list, choices), use, settled, copy, remove, loadMore, loading, failed };
}
