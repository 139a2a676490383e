"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/utils/cn";

export type Option = { key: string; content: ReactNode; hint?: ReactNode };

/** The id serves `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * Choosing happens on pointer down, before the input loses focus. `note` is a sentence in place of options (nothing
 * found, could not load).
 */
export function OptionList({
  id,
  label,
  options,
  active,
  loading,
  note,
  onChoose,
  onHover,
}: {
  id: string;
  label: string;
  options: Option[];
  active: number;
  loading: boolean;
  note?: string;
  onChoose: (index: number) => void;
  onHover: (index: number) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  return (
    <div className="menu-panel absolute inset-x-0 top-full z-30 mt-0.5 animate-pop">
      {/* A box that scrolls is a stop of Tab in Chromium, which would take the focus and close with it. */}
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className="max-h-72 overflow-y-auto"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and handles the keys
          <div
            key={option.key}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={cn(
              "flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 text-sm pointer-coarse:min-h-11",
              index === active && "bg-sunk shadow-[inset_2px_0_0_var(--accent-vivid)]",
            )}
            onPointerMove={() => index !== active && onHover(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <span className="min-w-0">{option.content}</span>
            {option.hint ?? (index === active && <Kbd>Enter</Kbd>)}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className="meta flex min-h-10 items-center gap-2 px-2.5" role="status">
          {loading ? (
            <span className="busy-show inline-flex items-center gap-2">
              <Spinner /> Searching
            </span>
          ) : (
            note
          )}
        </p>
      )}
    </div>
  );
}
