"use client";

import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";

/** Returns the sentence to show when it could not be saved. */
export type SaveText = (value: string) => Promise<string | undefined>;

/**
 * A text that is edited in its place is saved when it is left, or by Enter on one line. What could not be saved stays
 * as typed, with the reason.
 */
export function SavingField({
  label,
  value,
  max,
  rows,
  note,
  help: hint,
  placeholder,
  onSave,
}: {
  label: string;
  value: string;
  max?: number;
  /** More than one makes it a text of several lines. */
  rows?: number;
  note?: string;
  /** The help stands under it while nothing is said of saving. */
  help?: string;
  placeholder?: string;
  onSave: SaveText;
}): ReactElement {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<"still" | "saving" | "saved">("still");
  // The server’s text is taken over where nothing was typed since it was sent.
  const known = useRef(value);
  useEffect(() => {
    setText((now) => (now.trim() === known.current ? value : now));
    known.current = value;
  }, [value]);
  const isDirty = text.trim() !== value;
  useConfirmLeave(isDirty);

  async function save() {
    if (!isDirty) return;
    known.current = text.trim();
    setState("saving");
    const refusal = await onSave(text.trim());
    // A refused text is sent once more when the page is left.
    if (refusal) known.current = value;
    setProblem(refusal);
    setState(refusal ? "still" : "saved");
  }
  // A field that has the focus when its page is left by the keyboard or the browser's Back is not left before.
  const saveRest = useEffectEvent(() => {
    if (text.trim() !== known.current) void onSave(text.trim());
  });
  useEffect(() => () => saveRest(), []);

  const control = {
    value: text,
    placeholder,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      setProblem(undefined);
      setState("still");
    },
    onBlur: () => void save(),
  };
  const help = state === "saving" ? "Saving" : state === "saved" ? "Saved" : hint;
  return (
    <Field
      label={label}
      note={note}
      max={text.length > (max ?? 0) * 0.8 ? max : undefined}
      error={problem}
      help={help}
    >
      {rows ? (
        <Textarea rows={rows} {...control} />
      ) : (
        <Input
          {...control}
          onKeyDown={(event) => {
            if (event.key === "Enter") void save();
          }}
        />
      )}
    </Field>
  );
}
