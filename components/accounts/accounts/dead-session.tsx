"use client";

import { useEffect } from "react";
import { clearDeadSession } from "@/components/accounts/accounts/sign-in";

/** Stands on the sign-in screen of a browser whose session has ended elsewhere: gives its cookie back. */
export function DeadSession() {
  useEffect(() => {
    // Without an answer the cookie stays and goes with the next sign-in.
    clearDeadSession().catch(() => {});
  }, []);
  return null;
}
