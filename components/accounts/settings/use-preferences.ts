"use client";

import { useRef, useState } from "react";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { showError, showToast } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type { PreferenceName } from "@/lib/domain/accounts/accounts/preferences";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";

export type Preferences = UserView["preferences"];

/** The settings have one toast: a newer one replaces it. */
const TOAST = "settings";

/**
 * A press on a switch shows at once and is saved behind it, one save after the other. Undo takes the last one back;
 * what could not be saved goes back by itself.
 */
export function usePreferences(first: Preferences) {
  const [shown, setShown] = useState(first);
  const saves = useRef<Promise<void>>(Promise.resolve());
  const pressed = useRef<Preferences>(first);
  const show = (name: PreferenceName, on: boolean) => setShown((before) => ({ ...before, [name]: on }));

  const save = async (name: PreferenceName, on: boolean) => {
    const response = await api.put("/users/preferences", { body: { [name]: on } });
    if (response.ok) {
      const undo = { label: "Undo", onClick: () => change(name, !on) };
      showToast(settingsMessages.saved, { id: TOAST, action: undo });
      return;
    }
    if (pressed.current[name] === on) show(name, !on);
    showError(settingsMessages.failed, {
      id: TOAST,
      detail: response.message,
      action: { label: "Try again", onClick: () => change(name, on) },
    });
  };

  function change(name: PreferenceName, on: boolean) {
    pressed.current = { ...pressed.current, [name]: on };
    show(name, on);
    saves.current = saves.current.then(() => save(name, on));
  }

  return { shown, change };
}
