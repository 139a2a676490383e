"use client";

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button-style";

/** What is ticked of a creator's offer, by place in its lists. */
export type Choice = { pack: number | null; addOns: number[] };

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

/** What the viewer has ticked; every part of the page that adds it up says the same. */
export function useChoice(profileId: string): Choice {
  return useSyncExternalStore(
    subscribe,
    () => (chosen.profileId === profileId ? chosen.choice : NOTHING),
    () => NOTHING,
  );
}

/**
 * The form around packages (`name="pack"`) and add-ons (`name="addOn"`), whose values are their places. Its boxes are
 * the browser's own, so they work before anything has loaded, and what was ticked till then counts.
 */
export function OfferForm({ profileId, children }: { profileId: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const choice = useChoice(profileId);
  useEffect(() => {
    if (form.current) choose(profileId, readChoice(form.current));
  }, [profileId]);
  return (
    <form
      ref={form}
      onChange={(event) => choose(profileId, readChoice(event.currentTarget))}
      onReset={() => choose(profileId, NOTHING)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      {choice !== NOTHING && choice.pack !== null && (
        <button
          type="reset"
          className={buttonClass({ variant: "text", size: "sm", className: "-ml-2 mt-2" })}
        >
          Clear the selection
        </button>
      )}
    </form>
  );
}

function readChoice(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const pack = data.get("pack");
  return { pack: pack === null ? null : Number(pack), addOns: data.getAll("addOn").map(Number) };
}
