"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showError, showToast } from "@/components/ui/toast";
import type { DraftListView, DraftView } from "@/lib/domain/pitch-drafts/schema";
import { deleteDraft, duplicateDraft, listDrafts, updateDraft } from "./drafts-api";
import { mergeFirstPage, withDraft, withoutDraft } from "./pitch-list-state";

/** The list as it stands on the screen, and what can be done with its pitches. */
export function usePitchList(first: DraftListView) {
  const router = useRouter();
  const [list, setList] = useState(first);
  const [seen, setSeen] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  // The server's newer answer wins over what stands here; pages loaded after it stay.
  if (seen !== first) {
    setSeen(first);
    setList(mergeFirstPage(list, first));
  }

  /** Shows the choice at once; a refusal takes it back and says so. */
  async function use(draft: DraftView, isActive: boolean) {
    setList((now) => withDraft(now, { ...draft, isActive }));
    const answer = await updateDraft(draft.id, { isActive });
    if (answer.ok) return setList((now) => withDraft(now, answer.data.draft));
    setList((now) => withDraft(now, draft));
    showError(answer.fields?.isActive?.[0] ?? answer.message, {
      id: `use-${draft.id}`,
      action: { label: "Try again", onClick: () => void use(draft, isActive) },
    });
  }

  async function copy(draft: DraftView) {
    const answer = await duplicateDraft(draft.id);
    if (!answer.ok) return showError(answer.message, { id: `copy-${draft.id}` });
    setList((now) => withDraft(now, answer.data.draft));
    showToast(`“${answer.data.draft.title}” is added to your pitches.`);
    router.refresh();
  }

  /** Answers the sentence to show when it did not work. */
  async function remove(draft: DraftView): Promise<string | undefined> {
    const answer = await deleteDraft(draft.id);
    // Gone already, by another tab: the same to the one who asked.
    if (!answer.ok && answer.code !== "not_found") return answer.message;
    setList((now) => withoutDraft(now, draft.id));
    showToast("The pitch is deleted.");
    router.refresh();
  }

  async function loadMore() {
    const cursor = list.pagination.nextCursor;
    if (!cursor) return;
    setLoading(true);
    setFailed(false);
    const answer = await listDrafts(cursor);
    setLoading(false);
    const { pagination } = answer.ok ? answer : {};
    if (!answer.ok || !pagination) return setFailed(true);
    const { drafts, counts } = answer.data;
    setList((now) => ({ drafts: [...now.drafts, ...drafts], counts, pagination }));
  }

  return { list, use, copy, remove, loadMore, loading, failed };
}
