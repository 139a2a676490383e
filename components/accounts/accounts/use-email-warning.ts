"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import { accountMessages } from "@/lib/domain/accounts/accounts/rules";
import { checkEmailSyntaxAndLabels } from "@/lib/utils/email-hints";

const PAUSE_MS = 500;

/**
 * Returns the amber remark under an e-mail field while typing. What the browser can judge is shown at once (the form of
 * the address only after the field was left); the server judges the rest, once the typing rests. No answer is no
 * remark.
 */
export function useEmailWarning(email: string, left: boolean): string | undefined {
  const address = email.trim();
  const [refused, setRefused] = useState<{ address: string; text: string | null }>();
  const local = address === "" ? null : checkEmailSyntaxAndLabels(address);

  useEffect(() => {
    if (address === "" || local !== null) return;
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const text = await askServer(address, control.signal);
      if (!control.signal.aborted) setRefused({ address, text });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [address, local]);

  if (local === accountMessages.email && !left) return undefined;
  return local ?? (refused?.address === address ? (refused.text ?? undefined) : undefined);
}

async function askServer(email: string, signal: AbortSignal): Promise<string | null> {
  const response = await api.post("/auth/check-email", { body: { email }, signal });
  return response.ok ? response.data.warning : null;
}
