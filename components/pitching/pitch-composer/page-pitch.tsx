"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isHinted } from "@/components/layout/viewer-call";
import {
  type ChosenOffer,
  type EarlyInput,
  fieldsOfStep,
  likelySender,
} from "@/components/pitching/pitch-composer/composer-values";
import { hasLocal } from "@/components/pitching/pitch-composer/local-pitch";
import { type ComposerRecipient, pitchPath } from "@/components/pitching/pitch-composer/recipient";
import { StepFields } from "@/components/pitching/pitch-composer/step-fields";
import { StepFrame } from "@/components/pitching/pitch-composer/step-frame";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { type Choice, isChosen, readChoice } from "@/lib/domain/profiles/profiles/choice";
import type { Offer } from "@/lib/domain/profiles/profiles/offer";

async function loadComposer() {
  const { PageComposer, fetchSender } = await import("@/components/pitching/pitch-composer/page-composer");
  return { PageComposer, sender: await fetchSender() };
}

/**
 * The composer is in a page that is cached for everybody: its first fields are in the HTML, the form behind them loads
 * with the first touch, or at once for those who are signed in or began to write. What was typed meanwhile stays.
 * Before and without scripts Next leads to a page with the whole form.
 */
export function PagePitch({
  recipient,
  offer = null,
}: {
  recipient: ComposerRecipient;
  /** A creator's offer; the other types have none. */
  offer?: Offer | null;
}) {
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const pressedNext = useRef(false);
  const loading = useRef<Promise<void>>(null);
  const chosen = useRef<ChosenOffer>(null);
  const [failed, setFailed] = useState(false);
  const [live, setLive] = useState<
    (Awaited<ReturnType<typeof loadComposer>> & { earlyInput: EarlyInput }) | null
  >(null);

  const load = useCallback(() => {
    loading.current ??= loadComposer().then(
      async (loaded) => {
        await pressEnded(fields.current);
        const earlyInput = { ...readFields(fields.current), pressedNext: pressedNext.current };
        // It is drawn at once: what is typed between reading and drawing would be lost.
        flushSync(() => setLive({ ...loaded, earlyInput }));
      },
      () => {
        loading.current = null;
        setFailed(pressedNext.current);
      },
    );
  }, []);
  useEffect(() => {
    const choice = takeChoice();
    if (offer && choice) chosen.current = { offer, choice };
    if (chosen.current || isHinted() || hasLocal(recipient.id) || isBegun(fields.current)) load();
  }, [load, offer, recipient.id]);

  if (live) {
    return (
      <live.PageComposer
        id={id}
        recipient={recipient}
        sender={live.sender}
        earlyInput={live.earlyInput}
        chosen={chosen.current}
      />
    );
  }
  const shared = {
    idOf: (field: string) => `${id}-${field}`,
    type: likelySender(recipient.userType),
    bind: (field: string) => ({ name: field, defaultValue: "" }),
  };
  function next() {
    pressedNext.current = true;
    setFailed(false);
    load();
  }
  return (
    <form
      ref={fields}
      method="get"
      action={`${pitchPath(recipient)}/write`}
      noValidate
      onFocus={load}
      onPointerEnter={load}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <div className="has-[p]:mb-5">
        <FormError>
          {failed && "The form could not be loaded. Please check your connection and try again."}
        </FormError>
      </div>
      <StepFrame step={1} shown headingId={`${id}-step-1`} level={2}>
        <StepFields step={1} {...shared} />
      </StepFrame>
      <div className="mt-7 flex gap-3 border-rule border-t pt-5 max-md:[&>*]:flex-1">
        <Button disabled>Previous</Button>
        <Button type="submit" variant="ink">
          Next
        </Button>
      </div>
    </form>
  );
}

/** Waits until nothing of the form is held down: a button replaced between press and release gets no click. */
async function pressEnded(form: HTMLFormElement | null) {
  while (form?.matches(":active")) await new Promise(requestAnimationFrame);
}

/** The address says once what was chosen of an offer: a reload restores what was made of it. */
function takeChoice(): Choice | null {
  const choice = readChoice(new URLSearchParams(window.location.hash.slice(1)));
  if (!isChosen(choice)) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  return choice;
}

/** Tells whether something was typed, or is about to be, before the page had its scripts. */
const isBegun = (form: HTMLFormElement | null) => {
  const { typed, focus } = readFields(form);
  return focus !== null || Object.keys(typed).length > 0;
};

function readFields(form: HTMLFormElement | null): Pick<EarlyInput, "typed" | "focus"> {
  if (!form) return { typed: {}, focus: null };
  const data = new FormData(form);
  const texts = fieldsOfStep[1].map((field) => [field, String(data.get(field) ?? "")] as const);
  const active = document.activeElement;
  const inUse = active instanceof HTMLInputElement && form.contains(active) ? active : null;
  return {
    typed: Object.fromEntries(texts.filter(([, text]) => text !== "")),
    focus: inUse && { id: inUse.id, start: inUse.selectionStart, end: inUse.selectionEnd },
  };
}
