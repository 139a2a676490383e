"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { DocumentState } from "@/lib/client/document/saved-document";
import { describeFormValue } from "./describe-value";

type Texts = {
  title: string;
  /** The title over the other version, which the button that takes it repeats. */
  theirTitle: string;
  takeTheirs: string;
};
/** The texts for another version by the same writer. */
export const otherWindow: Texts = {
  title: "Changed in another window or on another device",
  theirTitle: "In the other window or device",
  takeTheirs: "Keep the other one",
};
const somebodyElse: Texts = {
  title: "Somebody else saved a change",
  theirTitle: "Saved meanwhile",
  takeTheirs: "Keep theirs",
};

/**
 * The fields of a document that were changed here and elsewhere, both versions beside each other. Nothing is lost before
 * a choice. It scrolls into view when it comes, and again with each press (`pressed`) that waits for it.
 */
export function VersionChoice<V extends object>({
  state: { choices, values },
  labelOf,
  describe = (value) => describeFormValue(value),
  pressed = 0,
  onChoose,
  texts: { title, theirTitle, takeTheirs } = somebodyElse,
}: {
  state: Pick<DocumentState<V, object>, "choices" | "values">;
  labelOf: (field: keyof V & string) => string;
  /** A value to read, in lines. */
  describe?: (value: V[keyof V], field: keyof V & string) => string[];
  pressed?: number;
  onChoose: (field: keyof V & string, whose: "mine" | "theirs") => void;
  texts?: Texts;
}) {
  const box = useRef<HTMLElement>(null);
  const isThere = choices.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is what to react to
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView({ block: "nearest" });
  }, [isThere, pressed]);
  if (!isThere) return null;
  return (
    <section
      ref={box}
      role="alert"
      aria-label={title}
      className="scroll-my-6 border-ink border-t-2 bg-sunk p-4"
    >
      <h2 className="h4">{title}</h2>
      <p className="meta mt-1">
        You changed the same. Choose which version to keep; nothing of yours is lost.
      </p>
      {choices.map(({ field, theirs }) => (
        <div key={field} className="mt-4 border-rule border-t pt-3">
          <h3 className="label">{labelOf(field)}</h3>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Version title="Yours" lines={describe(values[field], field)}>
              <Button size="sm" onClick={() => onChoose(field, "mine")}>
                Keep mine<span className="sr-only"> for {labelOf(field)}</span>
              </Button>
            </Version>
            <Version title={theirTitle} lines={describe(theirs, field)}>
              <Button size="sm" onClick={() => onChoose(field, "theirs")}>
                {takeTheirs}
                <span className="sr-only"> for {labelOf(field)}</span>
              </Button>
            </Version>
          </div>
        </div>
      ))}
    </section>
  );
}

function Version({ title, lines, children }: { title: string; lines: string[]; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="meta">{title}</p>
      <ul className="mt-1 mb-3 max-h-60 overflow-y-auto text-sm [overflow-wrap:anywhere]">
        {lines.length === 0 && <li className="text-ink-3">Empty</li>}
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and never move
          <li key={n}>{line}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
