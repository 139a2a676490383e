"use client";

import { useEffect, useState } from "react";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { api } from "@/lib/client/api";

/** Seconds before the confirmation may be asked for again. */
const PAUSE_SECONDS = 60;

export type Resend = {
  state: "ready" | "busy" | "sent" | "confirmed" | "failed";
  /** Seconds until it may be asked for again; 0 when it may. */
  wait: number;
  text?: string;
  send: () => Promise<void>;
};

/** Sends the confirmation mail once more and counts down to the next time. */
export function useResend(): Resend {
  const [{ state, text }, setState] = useState<{ state: Resend["state"]; text?: string }>({
    state: "ready",
  });
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function send() {
    setState({ state: "busy" });
    const response = await api.post("/auth/resend-verification");
    if (!response.ok) return setState({ state: "failed", text: response.message || screenMessages.failed });
    setState({ state: response.data.sent ? "sent" : "confirmed" });
    setWait(PAUSE_SECONDS);
  }
  return { state, wait, text, send };
}
