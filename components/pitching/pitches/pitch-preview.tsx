"use client";

import { useId, useState } from "react";
import { PerkRow } from "@/components/profiles/inputs/perk-row";
import { Button } from "@/components/ui/button";
import { FiveWs } from "@/components/ui/five-ws";
import { Kicker } from "@/components/ui/kicker";
import { type DraftField, draftLabels } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { cn } from "@/lib/utils/cn";
import { joinList } from "@/lib/utils/fold-text";
import type { PitchValues } from "./pitch-form";

/** The other side will read the pitch like this; on phones it is behind its toggle. */
export function PitchPreview({
  values,
  assisted,
  name,
  type,
}: {
  values: PitchValues;
  /** The fields that the assistant helped with, as last saved. */
  assisted: readonly DraftField[];
  name: string;
  type: UserType;
}) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const { title, perks, ...texts } = values;
  return (
    <>
      <Button
        className="mb-5 w-full md:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? "Hide Preview" : "Show Preview"}
      </Button>
      <section id={id} aria-label="Preview" className={cn(!open && "max-md:hidden")}>
        <p className="meta">Pitch Preview - Ready to Use!</p>
        <div className="mt-3 rounded-md border border-rule bg-paper p-5 md:p-7">
          <Kicker>{name}</Kicker>
          <h2 className="h1 mt-0.5 [overflow-wrap:anywhere]">
            {title.trim() || <span className="text-ink-3">Your headline</span>}
          </h2>
          <FiveWs values={trimmed(texts)} missing="Still to write" className="mt-3.5" />
          <PerkRow type={type} perks={perks} />
          {assisted.length > 0 && (
            <p className="meta mt-4 border-rule border-t pt-3">
              Written with AI’s help: {joinList(assisted.map((field) => draftLabels[field]))}. Your recipient
              reads this too.
            </p>
          )}
        </div>
      </section>
    </>
  );
}

const trimmed = <T extends Record<string, string>>(texts: T) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()])) as T;
