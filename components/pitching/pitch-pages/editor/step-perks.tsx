"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { StepProps } from "@/components/pitching/pitch-pages/editor/step-about";
import { perksHeading } from "@/components/pitching/pitch-pages/labels";
import { PerkIcon } from "@/components/profiles/inputs/perk-row";
import { afterPress } from "@/components/ui/after-press";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { type PitchPageKind, pitchPageLimits } from "@/lib/domain/pitching/pitch-pages/schema";
import { PERK_DETAIL_LIMIT } from "@/lib/domain/vocabulary/perks/details";
import { customPerkLimit, normalizePerks, perkLists, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";

/** A kind's wizard proposes these perks, by name. */
const proposed = (kind: PitchPageKind) =>
  perkLists[kind === "brand-pitch" ? "brandPitch" : "sourcePitch"].flatMap(
    (id) => resolvePerk(id)?.name ?? [],
  );

/** Step 3: a chosen perk opens its sentence, the rest stay a list of two columns. */
export function StepPerks({
  form: { control, register, setValue, formState },
  kind,
}: StepProps & { kind: PitchPageKind }) {
  const [perks, details] = useWatch({ control, name: ["perks", "perkDetails"] });
  const change = (next: string[]) => setValue("perks", next, { shouldDirty: true });
  const full = perks.length >= pitchPageLimits.perks;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{perksHeading(kind)} *</legend>
        <ul>
          {perks.map((perk) => (
            <li
              key={perk}
              className="grid items-center gap-x-4 gap-y-1.5 border-rule border-t py-2.5 last:border-b sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <Checkbox checked onChange={() => change(perks.filter((other) => other !== perk))}>
                <PerkName perk={perk} />
              </Checkbox>
              <Field label={`What ${perk} means`} hideLabel>
                <Input
                  autoComplete="off"
                  maxLength={PERK_DETAIL_LIMIT}
                  placeholder="What exactly?"
                  value={details[perk] ?? ""}
                  onChange={({ target }) =>
                    setValue("perkDetails", { ...details, [perk]: target.value }, { shouldDirty: true })
                  }
                />
              </Field>
            </li>
          ))}
        </ul>
        <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {proposed(kind)
            .filter((perk) => !perks.includes(perk))
            .map((perk) => (
              <Checkbox key={perk} checked={false} disabled={full} onChange={() => change([...perks, perk])}>
                <PerkName perk={perk} />
              </Checkbox>
            ))}
        </div>
      </fieldset>
      <OwnPerk full={full} onAdd={(perk) => change(normalizePerks([...perks, perk]))} />
      <Field
        label="Anything else"
        note="optional"
        help="Terms, dates, how to ask for it"
        max={pitchPageLimits.customPerks}
        error={formState.errors.customPerks?.message}
      >
        <Textarea rows={3} {...register("customPerks")} />
      </Field>
    </>
  );
}

function PerkName({ perk }: { perk: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2 font-[560] [overflow-wrap:anywhere]">
      <PerkIcon perk={perk} className="size-5 flex-none text-accent" />
      {perk}
    </span>
  );
}

function OwnPerk({ full, onAdd }: { full: boolean; onAdd: (perk: string) => void }) {
  const [text, setText] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  function add() {
    if (text.trim() === "" || text.trim().length > customPerkLimit) return;
    onAdd(text);
    setText("");
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  return (
    <div className="flex items-end gap-2">
      <Field label="A perk of your own" note="optional" max={customPerkLimit} className="flex-1">
        <Input
          autoComplete="off"
          disabled={full}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== button.current) afterPress(add);
          }}
        />
      </Field>
      <Button ref={button} className="mb-6" disabled={full || text.trim() === ""} onClick={add}>
        Add
      </Button>
    </div>
  );
}
