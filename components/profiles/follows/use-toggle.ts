"use client";

import { useRef, useState } from "react";
import type { ApiFailure, ApiResult } from "@/lib/client/api-types";

const NO_CONNECTION: ApiFailure = {
  ok: false,
  code: "unreachable",
  message: "There is no connection. Please try again.",
};

/** Toasts load when something failed, not with the page. */
const showError = (message: string) =>
  import("@/components/ui/toast").then(
    (toast) => toast.showError(message),
    () => {},
  );

/**
 * Switches something on and off: shown at once, taken back with a message where it failed. Clicks that come faster than
 * responses are sent one after another, and the last one counts.
 */
export function useToggle<Data>({
  send,
  on,
  show,
  settle,
  signIn,
}: {
  /** Asks the server for the state. It stays on the page when signed out. */
  send: (on: boolean) => Promise<ApiResult<Data>>;
  on: boolean;
  /** Draws the state, before the server knows of it. */
  show: (on: boolean) => void;
  settle?: (data: Data) => void;
  /** A session that is over leads here. */
  signIn: string;
}): { toggle: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const wanted = useRef<boolean | null>(null);

  async function settleOn(before: boolean) {
    setBusy(true);
    let stands = before;
    while (wanted.current !== null && wanted.current !== stands) {
      const next: boolean = wanted.current;
      // The code that sends it may itself not load without a connection.
      const response = await send(next).catch(() => NO_CONNECTION);
      if (!response.ok) {
        show(stands);
        if (response.code === "unauthenticated") window.location.assign(signIn);
        else void showError(response.message);
        break;
      }
      stands = next;
      if (wanted.current === stands) settle?.(response.data);
    }
    wanted.current = null;
    setBusy(false);
  }

  function toggle() {
    const isSending = wanted.current !== null;
    wanted.current = !(wanted.current ?? on);
    show(wanted.current);
    if (!isSending) void settleOn(on);
  }

  return { toggle, busy };
}
