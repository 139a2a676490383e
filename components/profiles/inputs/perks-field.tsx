"use client";

import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { afterPress } from "@/components/ui/after-press";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { Input } from "@/components/ui/input";
import { Tags, ToggleTag } from "@/components/ui/tag";
import { bounds } from "@/lib/core/bounds";
import {
  customPerkLimit,
  normalizePerks,
  offersPerks,
  perkKey,
  perkLabelFor,
  perksFor,
} from "@/lib/domain/vocabulary/perks/perks";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { PerkIcon } from "./perk-row";

/** So many perks are shown before the rest is asked for. */
const FIRST = 12;

/** Perks of the type's vocabulary are switched on and off, beside one's own. */
export function PerksField({
  type,
  perks,
  help = helpFor(type),
  onChange,
}: {
  type: UserType;
  perks: readonly string[];
  /** The help says where they are shown. */
  help?: string;
  onChange: (perks: string[]) => void;
}) {
  const [all, setAll] = useState(false);
  const perkNames = perksFor(type).map(({ name }) => name);
  const shown = perkNames.filter((name, index) => all || index < FIRST || perks.includes(name));
  const own = perks.filter((perk) => !perkNames.includes(perk));
  const full = perks.length >= bounds.tags;
  const toggle = (perk: string) =>
    onChange(perks.includes(perk) ? perks.filter((other) => other !== perk) : [...perks, perk]);

  return (
    <fieldset className="min-w-0">
      <legend className="label">{perkLabelFor(type)}</legend>
      <p role="status" className="meta mt-0.5 mb-3">
        {perks.length} chosen. {help}
      </p>
      <Tags>
        {[...shown, ...own].map((perk) => (
          <ToggleTag
            key={perk}
            pressed={perks.includes(perk)}
            disabled={full && !perks.includes(perk)}
            className="max-w-full"
            onClick={() => toggle(perk)}
          >
            <PerkIcon perk={perk} />
            <span className="truncate leading-5">{perk}</span>
          </ToggleTag>
        ))}
        {perkNames.length > FIRST && (
          <Button
            variant="text"
            size="sm"
            className="min-h-8"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? "Fewer" : `All ${perkNames.length}`}
          </Button>
        )}
      </Tags>
      <OwnPerk full={full} onAdd={(perk) => onChange(normalizePerks([...perks, perk]))} has={perks} />
    </fieldset>
  );
}

const helpFor = (type: UserType) =>
  offersPerks(type) ? "Shown as “Available to qualified press”" : "Shown to brands and sources you meet";

function OwnPerk({
  full,
  has,
  onAdd,
}: {
  full: boolean;
  has: readonly string[];
  onAdd: (perk: string) => void;
}) {
  const [text, setText] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const perk = text.trim();
  const problem = full
    ? `At most ${bounds.tags} perks`
    : perk.length > customPerkLimit
      ? `${perk.length - customPerkLimit} characters too long`
      : has.some((other) => perkKey(other) === perkKey(perk))
        ? "This one is chosen already"
        : null;

  function add() {
    if (!perk || problem) return;
    onAdd(perk);
    setText("");
  }
  /** Nothing typed is lost; the button's own press adds it too. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== button.current) afterPress(add);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter adds the perk; the pitch itself is not sent.
    event.preventDefault();
    add();
  }

  return (
    <div className="mt-3.5 grid gap-1.5">
      <div className="flex gap-2">
        <Input
          aria-label="Add a perk of your own"
          placeholder="A perk of your own"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <Button ref={button} disabled={!perk || problem !== null} onClick={add}>
          Add
        </Button>
      </div>
      <div role="status">{perk && problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
