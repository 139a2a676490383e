"use client";

import { useState } from "react";
import type { DraftTexts } from "@/lib/domain/pitch-drafts/rules";
import { createDraftInput, type DraftField, draftFields } from "@/lib/domain/pitch-drafts/schema";
import {
  acceptRest,
  assistedText,
  type Decision,
  decide,
  type FieldAssist,
  openAssist,
  unchangedAssists,
} from "./assist-state";
import { askAssistant } from "./drafts-api";
import type { PitchValues } from "./pitch-form";

const noFocus = { field: undefined, round: 0 };

export type AssistNote = { kind: "nothing" } | { kind: "failed"; message: string } | null;

/**
 * Asks for proposals and puts the accepted pieces into the form. `potential` is the score with all of them in it.
 * Suggestions for a field that is typed over disappear.
 */
export function useAssist(values: PitchValues, fill: (parts: Partial<PitchValues>) => void) {
  const [assists, setAssists] = useState<FieldAssist[]>([]);
  const [potential, setPotential] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<AssistNote>(null);
  // The card that takes the focus: the first of a new response, or the next after one is dismissed.
  const [focus, setFocus] = useState<{ field: DraftField | undefined; round: number }>(noFocus);
  const open = unchangedAssists(assists, values);

  async function ask() {
    const asked = asSent(values);
    setBusy(true);
    setNote(null);
    const response = await askAssistant(asked);
    setBusy(false);
    if (!response.ok) return setNote({ kind: "failed", message: response.message });
    const { suggestions } = response.data;
    setAssists(openAssist(asked, suggestions));
    setPotential(null);
    setFocus(({ round }) => ({ field: suggestions[0]?.field, round: round + 1 }));
    if (suggestions.length === 0) return setNote({ kind: "nothing" });
    const improved = Object.fromEntries(suggestions.map(({ field, text }) => [field, text]));
    const better = await askAssistant({ ...asked, ...improved });
    if (better.ok) setPotential(better.data.newsworthiness.score);
  }

  function change(next: FieldAssist) {
    setAssists(open.map((assist) => (assist.field === next.field ? next : assist)));
    fill({ [next.field]: assistedText(next) });
  }

  function dismiss(assist: FieldAssist) {
    const others = open.filter((other) => other.field !== assist.field);
    setAssists(others);
    setFocus(({ round }) => ({ field: others[0]?.field, round }));
  }

  return {
    ask,
    focus,
    busy,
    note,
    open,
    potential: open.length > 0 ? potential : null,
    decide: (assist: FieldAssist, pieceId: string, decision: Decision | null) =>
      change(decide(assist, pieceId, decision)),
    acceptAll: (assist: FieldAssist) => change(acceptRest(assist)),
    dismiss,
  };
}

/** The texts as the server reads them, so that its offsets fit. A field that is too long to be sent is left out. */
function asSent(values: PitchValues): DraftTexts {
  const texts = draftFields.map((field) => {
    const parsed = createDraftInput.shape[field].safeParse(values[field]);
    return [field, (parsed.success ? parsed.data : "") ?? ""];
  });
  return Object.fromEntries(texts);
}
