"use client";

import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { storedForm } from "@/lib/client/stored-draft";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";

/** Returns the sentence to show when it could not be saved. */
export type SaveText = (value: string) => Promise<string | undefined>;

/**
 * A text that is edited in its place is saved when it is left, or by Enter on one line. What could not be saved stays
 * as typed, with the reason, and is stored in this tab until it is.
 */
export function SavingField({
  label,
  draft,
  value,
  max,
  rows,
  note,
  help: hint,
  placeholder,
  onSave,
}: {
  label: string;
  /** The key of its draft. */
  draft: string;
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
  const stored = useMemo(() => storedForm(draft), [draft]);
  /** The draft says what the field held before, because it comes back where the field still holds that. */
  const store = (typed: unknown) =>
    stored.write(String(typed).trim() === known.current ? null : { typed, before: known.current });
  useEffect(() => {
    const { typed, before } = stored.read() ?? {};
    if (typeof typed === "string" && before === known.current) setText(typed);
  }, [stored]);
  const isDirty = text.trim() !== value;
  useConfirmLeave(isDirty);

  async function save() {
    if (!isDirty) return;
    known.current = text.trim();
    setState("saving");
    const refusal = await onSave(text.trim());
    // A refused text is sent once more when the page is left.
    if (refusal) known.current = value;
    store(stored.read()?.typed ?? text);
    setProblem(refusal);
    setState(refusal ? "still" : "saved");
  }
  // A field that has the focus when its page is left by the keyboard or the browser's Back is not left before.
  const saveRest = useEffectEvent(() => {
    if (text.trim() === known.current) return;
    void onSave(text.trim()).then((refusal) => {
      if (!refusal && stored.read()?.typed === text) stored.write(null);
    });
  });
  useEffect(() => () => saveRest(), []);

  const control = {
    value: text,
    placeholder,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      store(event.target.value);
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
