"use client";

import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useAutoFill } from "@/components/profiles/work-samples/use-auto-fill";
import { AddressField } from "@/components/ui/address-field";
import { Button } from "@/components/ui/button";
import { useIsScratch } from "@/components/wizard/scratch";
import { FILLING, type FilledFields } from "@/lib/domain/profiles/work-samples/auto-fill";

/**
 * The address of a piece has its Auto button. `children` draws the other fields: while the page is read they show
 * `shown` and cannot be typed in; what they store stays as it is until the answer is there.
 */
export function AutoFillField({
  id,
  label = "Address",
  note,
  help,
  url,
  isPath,
  onUrl,
  value,
  blankType,
  onChange,
  error,
  children,
}: {
  /** The id of the address. */
  id?: string;
  label?: string;
  note?: string;
  help?: string;
  url: string;
  /** The address may be a path of this site. */
  isPath: boolean;
  onUrl: (url: string) => void;
  value: FilledFields;
  /** The type that a new piece begins with, which nobody chose. */
  blankType?: string;
  onChange: (fields: FilledFields) => void;
  error?: string;
  children: (shown: Pick<FilledFields, "title" | "description">, isFilling: boolean) => ReactNode;
}) {
  const { state, fill, undo, stop } = useAutoFill({ value, blankType, onChange });
  // Only accounts may have other people's pages read.
  const isScratch = useIsScratch();
  const isFilling = state.kind === "filling";
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <AddressField
          id={id}
          label={label}
          note={note}
          help={help}
          isPath={isPath}
          error={state.kind === "failed" ? state.problem : error}
          input={{
            value: url,
            placeholder: undefined,
            onChange: (event) => {
              if (state.kind !== "idle") stop();
              onUrl(event.target.value);
            },
          }}
        />
        {!isScratch && (
          <Button
            className="mt-[26px]"
            busy={isFilling}
            busyLabel="Loading"
            aria-label="Auto: fill in from the address"
            onClick={() => void fill(url)}
          >
            <Sparkles aria-hidden />
            Auto
          </Button>
        )}
      </div>
      <p role="status" className="meta empty:hidden">
        {isFilling && FILLING.description}
        {state.kind === "filled" && (
          <>
            Filled in from the page.{" "}
            <button type="button" className="link" onClick={undo}>
              Undo
            </button>
          </>
        )}
      </p>
      {children(isFilling ? FILLING : value, isFilling)}
    </>
  );
}
