"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useIsOwnProfile } from "@/components/layout/use-viewer";
import { pitchPath } from "@/components/pitching/pitch-composer/recipient";
import { buttonClass } from "@/components/ui/button-style";
import { type Choice, isChosen, readChoice } from "@/lib/domain/profiles/profiles/choice";

const NOTHING: Choice = { pack: null, addOns: [] };
let chosen = { profileId: "", choice: NOTHING };
const listeners = new Set<() => void>();

function choose(profileId: string, choice: Choice) {
  chosen = { profileId, choice };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every part of the page that adds up what the viewer has ticked says the same. */
export function useChoice(profileId: string): Choice {
  return useSyncExternalStore(
    subscribe,
    () => (chosen.profileId === profileId ? chosen.choice : NOTHING),
    () => NOTHING,
  );
}

/**
 * The form is around packages (`name="pack"`) and add-ons (`name="addOn"`), by their names. Its boxes are the browser's
 * own, so that they work before anything has loaded, and what was ticked till then counts. It leads to the pitch with
 * what is ticked: with scripts to the page with the composer, without to the one with the whole form.
 */
export function OfferForm({
  profileId,
  slug,
  children,
}: {
  profileId: string;
  slug: string;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const choice = useChoice(profileId);
  const isOwn = useIsOwnProfile(profileId);
  useEffect(() => {
    if (form.current) choose(profileId, readChoice(new FormData(form.current)));
  }, [profileId]);

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    window.location.assign(pitchPath({ slug }, readChoice(new FormData(event.currentTarget))));
  }

  return (
    <form
      ref={form}
      method="get"
      action={`${pitchPath({ slug })}/write`}
      // React takes a box that the form's reset emptied for a ticked one: its change event would miss the next tick.
      onInput={(event) => choose(profileId, readChoice(new FormData(event.currentTarget)))}
      onReset={() => choose(profileId, NOTHING)}
      onSubmit={start}
    >
      {children}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {!isOwn && (
          <button type="submit" className={buttonClass({})}>
            Take the selection into a pitch
          </button>
        )}
        {isChosen(choice) && (
          <button type="reset" className={buttonClass({ variant: "text", size: "sm" })}>
            Clear the selection
          </button>
        )}
      </div>
    </form>
  );
}
