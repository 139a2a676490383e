"use client";

import { useRef, useState } from "react";
import { deleteApi, postApi } from "@/lib/client/api";

/** Toasts come when something failed, not with the page. */
const showError = (message: string) =>
  import("@/components/ui/toast").then(
    (toast) => toast.showError(message),
    () => {},
  );

/**
 * Switches something on (POST) and off (DELETE) at one address: shown at once, taken back with a message where it
 * failed. Clicks that come faster than answers are sent one after another, and the last one counts.
 */
export function useToggle<Answer>({
  path,
  on,
  show,
  settle,
  signIn,
}: {
  path: string;
  on: boolean;
  /** Draws the state, before the server knows of it. */
  show: (on: boolean) => void;
  settle?: (answer: Answer) => void;
  /** Where a session that is over leads to. */
  signIn: string;
}): { toggle: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const wanted = useRef<boolean | null>(null);

  async function send(before: boolean) {
    setBusy(true);
    let stands = before;
    while (wanted.current !== null && wanted.current !== stands) {
      const next: boolean = wanted.current;
      const call = { stayOnUnauthenticated: true };
      const answer = next ? await postApi<Answer>(path, {}, call) : await deleteApi<Answer>(path, call);
      if (!answer.ok) {
        show(stands);
        if (answer.code === "unauthenticated") window.location.assign(signIn);
        else void showError(answer.message);
        break;
      }
      stands = next;
      if (wanted.current === stands) settle?.(answer.data);
    }
    wanted.current = null;
    setBusy(false);
  }

  function toggle() {
    const isSending = wanted.current !== null;
    wanted.current = !(wanted.current ?? on);
    show(wanted.current);
    if (!isSending) void send(on);
  }

  return { toggle, busy };
}
