"use client";

import { useEffect, useRef, useState } from "react";
import { api } from "@/lib/client/api";
import {
  type FilledFields,
  fillFields,
  isFillable,
  NOT_AN_ADDRESS,
  type StandIns,
} from "@/lib/domain/profiles/work-samples/auto-fill";

type State =
  | { kind: "idle" }
  | { kind: "filling" }
  /** Undo restores the fields of before. */
  | { kind: "filled"; before: FilledFields }
  | { kind: "failed"; problem: string };

const IDLE: State = { kind: "idle" };

/**
 * Fills a piece's fields from the page behind its address: `onChange` takes the new ones, once, when the answer is
 * there, with what was typed meanwhile taken into account. Asking again ends the call before it, as does leaving.
 */
export function useAutoFill({
  value,
  blankType = "",
  onChange,
}: {
  value: FilledFields;
  /** The type that a new piece begins with, which nobody chose. */
  blankType?: string;
  onChange: (fields: FilledFields) => void;
}) {
  const [state, setState] = useState<State>(IDLE);
  const call = useRef<AbortController>(null);
  const standIns = useRef<StandIns>({ type: blankType, title: "", description: "" });
  // The row may have moved, and others changed, by the time of the answer.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => () => call.current?.abort(), []);

  async function fill(url: string) {
    call.current?.abort();
    if (!isFillable(url)) return setState({ kind: "failed", problem: NOT_AN_ADDRESS });
    const asked = new AbortController();
    call.current = asked;
    setState({ kind: "filling" });
    const result = await api.get("/link-preview", { query: { url: url.trim() }, signal: asked.signal });
    if (asked.signal.aborted) return;
    const { value: before, onChange: put } = latest.current;
    if (!result.ok && result.fields?.url) return setState({ kind: "failed", problem: result.message });
    const preview = result.ok ? result.data : null;
    const filled = fillFields(before, preview, standIns.current);
    if (!preview?.success) {
      for (const field of ["type", "title", "description"] as const)
        if (filled[field] !== before[field]) standIns.current[field] = filled[field];
    }
    put(filled);
    setState(
      preview?.success
        ? { kind: "filled", before }
        : { kind: "failed", problem: preview?.error ?? (result.ok ? "" : result.message) },
    );
  }

  function undo() {
    if (state.kind !== "filled") return;
    onChange(state.before);
    setState(IDLE);
  }

  function stop() {
    call.current?.abort();
    setState(IDLE);
  }

  return { state, fill, undo, stop };
}
