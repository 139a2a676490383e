"use client";

import { type FormEvent, isValidElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Counter, describeExcess } from "@/components/ui/counter";
import { FieldContext } from "@/components/ui/field-context";
import { FieldError, FieldWarning } from "@/components/ui/field-note";
import { cn } from "@/lib/utils/cn";

export type FieldProps = {
  label: ReactNode;
  /** The word behind the label: "optional", "locked". */
  note?: string;
  /** The asterisk marks the label in forms that say which fields may not be empty. */
  required?: boolean;
  help?: ReactNode;
  /** The message replaces the help and marks the control invalid. */
  error?: ReactNode;
  /** An amber message while typing, shown only without an error. */
  warning?: ReactNode;
  /** The counter's limit; the text may exceed it, which shows a message in red. */
  max?: number;
  /** The counter shows "12/50 minimum" instead, as long as `max` is far. */
  min?: number;
  /** The text's length where the control's own value is not the text; else it is read from the control. */
  length?: number;
  /** The control's id, where something else must point at it. */
  id?: string;
  /** The label is one of the 5 W's, in large italic serif in the accent. */
  wLabel?: boolean;
  hideLabel?: boolean;
  className?: string;
  /**
   * One control of this folder (Input, Textarea, Select and so on), with `{...register("name")}` where it is
   * registered.
   */
  children: ReactNode;
};

/** What a control is drawn with counts before and without scripts. */
function lengthAtFirst(control: ReactNode): number {
  if (!isValidElement<{ value?: unknown; defaultValue?: unknown }>(control)) return 0;
  const { value, defaultValue } = control.props;
  return `${value ?? defaultValue ?? ""}`.length;
}

/**
 * Label above, control, then help or error left and counter right. It wires `id`, `aria-describedby` and `aria-invalid`
 * into the control through context, so that the control needs nothing but its own props.
 */
export function Field(props: FieldProps) {
  const { label, note, help, warning, max, min, wLabel, hideLabel, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => lengthAtFirst(children));
  const counted = max !== undefined || min !== undefined;
  const length = props.length ?? typed;

  // The length also changes in renders that typing did not cause: a draft restored, a form reset.
  useEffect(() => {
    if (counted) setTyped(valueLength(box.current));
  });

  const error = props.error ?? (max === undefined ? undefined : describeExcess(length, max));
  const text = error ? `${id}-error` : warning ? `${id}-warning` : help ? `${id}-help` : undefined;
  const describedBy = [text, counted && `${id}-count`].filter(Boolean).join(" ");

  return (
    <div
      ref={box}
      className={cn("grid min-w-0 content-start gap-1.5", className)}
      onInput={
        counted ? (event: FormEvent<HTMLDivElement>) => setTyped(valueLength(event.currentTarget)) : undefined
      }
    >
      <label
        htmlFor={id}
        className={cn(
          hideLabel && "sr-only",
          wLabel ? "w-word justify-self-start text-xl leading-5" : "label",
          props.required && "after:content-['_*'_/_'']",
        )}
      >
        {label}
        {note && <span className="font-normal text-ink-3"> {note}</span>}
      </label>
      <FieldContext
        value={{
          id,
          "aria-describedby": describedBy || undefined,
          "aria-invalid": error ? true : undefined,
          "aria-required": props.required ? true : undefined,
          "data-warn": warning && !error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      {(text || counted) && (
        <div className="flex justify-between gap-4">
          {error ? (
            <FieldError id={text}>{error}</FieldError>
          ) : warning ? (
            <FieldWarning id={text}>{warning}</FieldWarning>
          ) : (
            help && (
              <p id={text} className="meta">
                {help}
              </p>
            )
          )}
          {counted && <Counter id={`${id}-count`} length={length} max={max} min={min} />}
        </div>
      )}
    </div>
  );
}

function valueLength(box: HTMLElement | null): number {
  const control = box?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return control?.value.length ?? 0;
}
