"use client";

import { useEffect, useRef, useState } from "react";
import type { AssistSource } from "@/lib/domain/pitching/ai-assist/pieces";
import type { DraftTexts } from "@/lib/domain/pitching/pitch-drafts/rules";
import { createDraftInput, type DraftField, draftFields } from "@/lib/domain/pitching/pitch-drafts/schema";
import {
  acceptRest,
  addPiece,
  assistedText,
  type Decision,
  decide,
  type FieldAssist,
  openAssist,
  traceIn,
  unchangedAssists,
} from "./assist-state";
import { askAssistant, type PieceChange } from "./drafts-api";
import type { PitchValues } from "./pitch-form";

const noFocus = { field: undefined, round: 0 };

export type AssistNote =
  | { kind: "nothing" }
  /** The answer came, and not as expected. */
  | { kind: "notice"; message: string }
  | { kind: "failed"; message: string }
  | null;

/**
 * Asks for proposals, shows each piece as it comes, and puts the accepted ones into the form; `notePiece` receives each
 * that is taken or taken back. `potential` is the score with all of them in it. Suggestions for a field that is typed
 * over disappear. Leaving the editor ends the question.
 */
export function useAssist(
  values: PitchValues,
  fill: (parts: Partial<PitchValues>) => void,
  notePiece: (change: PieceChange) => void,
) {
  const [assists, setAssists] = useState<FieldAssist[]>([]);
  const [potential, setPotential] = useState<number | null>(null);
  const [source, setSource] = useState<AssistSource>("provider");
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<AssistNote>(null);
  // The card that takes the focus is the first of a new response, or the next after one is dismissed.
  const [focus, setFocus] = useState<{ field: DraftField | undefined; round: number }>(noFocus);
  const traces = useRef(new Map<string, string>());
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const open = unchangedAssists(assists, values);

  async function ask() {
    const asked = asSent(values);
    setBusy(true);
    setNote(null);
    setPotential(null);
    setAssists([]);
    // Only a provider's pieces come before the whole answer.
    setSource("provider");
    const controller = new AbortController();
    question.current = controller;
    const response = await askAssistant(
      asked,
      ({ field, piece }) => setAssists((now) => addPiece(now, asked, field, piece)),
      controller.signal,
    );
    setBusy(false);
    if (!response.ok) return setNote({ kind: "failed", message: response.message });
    const { suggestions, improvedScore, notice } = response.data;
    setSource(response.data.source);
    // What was decided while the answer came stays decided.
    setAssists((now) =>
      openAssist(asked, suggestions).map((assist) => ({
        ...assist,
        decisions: now.find(({ field }) => field === assist.field)?.decisions ?? {},
      })),
    );
    setPotential(improvedScore);
    setFocus(({ round }) => ({ field: suggestions[0]?.field, round: round + 1 }));
    if (notice) setNote({ kind: "notice", message: notice });
    else if (suggestions.length === 0) setNote({ kind: "nothing" });
  }

  function change(next: FieldAssist) {
    const now = open.find((assist) => assist.field === next.field);
    for (const { id } of next.pieces) {
      const was = now?.decisions[id] === "accepted";
      const accepted = next.decisions[id] === "accepted";
      if (was === accepted) continue;
      // A piece is taken back by the text that it was taken with.
      const text = (was && traces.current.get(`${next.field} ${id}`)) || traceIn(next, id);
      traces.current.set(`${next.field} ${id}`, text);
      if (text) notePiece({ field: next.field, text, accepted });
    }
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
    source,
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

/** The server trims the texts, so its offsets fit these. A field that is too long to be sent is left out. */
function asSent(values: PitchValues): DraftTexts {
  const texts = draftFields.map((field) => {
    const parsed = createDraftInput.shape[field].safeParse(values[field]);
    return [field, (parsed.success ? parsed.data : "") ?? ""];
  });
  return Object.fromEntries(texts);
}
