"use client";

import { useState } from "react";
import { type ComposerValues, fillFrom } from "@/components/pitching/pitch-composer/composer-values";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";

/**
 * Begins with a saved pitch, which replaces what is written, until Undo. That of a pitch page says that the page's link
 * goes along. Nothing is shown without any.
 */
export function SavedFill({
  drafts,
  picked,
  read,
  onFill,
}: {
  drafts: readonly DraftView[];
  /** The saved pitch it was begun with. */
  picked: string | null;
  read: () => ComposerValues;
  onFill: (values: ComposerValues, draftId: string | null) => void;
}) {
  const [before, setBefore] = useState<ComposerValues | null>(null);
  if (drafts.length === 0) return null;

  function pick(id: string) {
    const draft = drafts.find((one) => one.id === id);
    const now = structuredClone(read());
    // What is written stays; it is a pitch of its own from here.
    if (!draft) return onFill(now, null);
    // The first of several undoes to what the writer had, not to another saved pitch.
    setBefore((earlier) => earlier ?? now);
    onFill(fillFrom(draft, now), draft.id);
  }

  const hasPage = Boolean(drafts.find(({ id }) => id === picked)?.pitchPageId);

  return (
    <div className="grid gap-2">
      <Field label="Use a saved pitch" help="It fills the title, the 5 W's and the perks.">
        <Select value={picked ?? ""} onChange={(event) => pick(event.target.value)}>
          <option value="">Write a new one</option>
          {drafts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title || "Untitled"}
            </option>
          ))}
        </Select>
      </Field>
      {before && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          Filled from your saved pitch.
          <Button
            variant="text"
            size="sm"
            onClick={() => {
              onFill(before, null);
              setBefore(null);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {hasPage && <p className="meta">The link to its pitch page goes along, as long as that is open.</p>}
    </div>
  );
}
