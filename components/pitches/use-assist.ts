"use client";

import { useState } from "react";
import type { DraftTexts } from "@/lib/domain/pitch-drafts/rules";
import { createDraftInput, draftFields } from "@/lib/domain/pitch-drafts/schema";
import {
  acceptRest,
  assistedText,
  type Decision,
  decide,
  type FieldAssist,
  openAssist,
  standing,
} from "./assist-state";
import { askAssistant } from "./drafts-api";
import type { PitchValues } from "./pitch-form";

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
  const open = standing(assists, values);

  async function ask() {
    const asked = asSent(values);
    setBusy(true);
    setNote(null);
    const answer = await askAssistant(asked);
    setBusy(false);
    if (!answer.ok) return setNote({ kind: "failed", message: answer.message });
    const { suggestions } = answer.data;
    setAssists(openAssist(asked, suggestions));
    setPotential(null);
    if (suggestions.length === 0) return setNote({ kind: "nothing" });
    const improved = Object.fromEntries(suggestions.map(({ field, text }) => [field, text]));
    const better = await askAssistant({ ...asked, ...improved });
    if (better.ok) setPotential(better.data.newsworthiness.score);
  }

  function change(next: FieldAssist) {
    setAssists(open.map((assist) => (assist.field === next.field ? next : assist)));
    fill({ [next.field]: assistedText(next) });
  }

  return {
    ask,
    busy,
    note,
    open,
    potential: open.length > 0 ? potential : null,
    decide: (assist: FieldAssist, pieceId: string, decision: Decision | null) =>
      change(decide(assist, pieceId, decision)),
    acceptAll: (assist: FieldAssist) => change(acceptRest(assist)),
    dismiss: (assist: FieldAssist) => setAssists(open.filter((other) => other.field !== assist.field)),
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
