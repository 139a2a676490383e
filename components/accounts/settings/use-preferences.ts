"use client";

import { useRef, useState } from "react";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { showError, showToast } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";

export type Preferences = UserView["preferences"];
export type Changes = Partial<Preferences>;

/** The settings have one toast: a newer one replaces it. */
const TOAST = "settings";

/**
 * A change shows at once and is saved behind it, one save after the other. Undo takes the last one back; what could not
 * be saved goes back by itself.
 */
export function usePreferences(first: Preferences) {
  const [shown, setShown] = useState(first);
  const saves = useRef<Promise<void>>(Promise.resolve());
  const chosen = useRef<Preferences>(first);

  const save = async (changes: Changes, before: Changes) => {
    const response = await api.put("/users/preferences", { body: changes });
    if (response.ok) {
      const undo = { label: "Undo", onClick: () => change(before) };
      showToast(settingsMessages.saved, { id: TOAST, action: undo });
      return;
    }
    const isLast = namesOf(changes).every((name) => chosen.current[name] === changes[name]);
    if (isLast) setShown((now) => ({ ...now, ...before }));
    showError(settingsMessages.failed, {
      id: TOAST,
      detail: response.message,
      action: { label: "Try again", onClick: () => change(changes) },
    });
  };

  function change(changes: Changes) {
    const before = Object.fromEntries(namesOf(changes).map((name) => [name, chosen.current[name]]));
    chosen.current = { ...chosen.current, ...changes };
    setShown((now) => ({ ...now, ...changes }));
    saves.current = saves.current.then(() => save(changes, before));
  }

  return { shown, change };
}

const namesOf = (changes: Changes) => Object.keys(changes) as (keyof Preferences)[];
