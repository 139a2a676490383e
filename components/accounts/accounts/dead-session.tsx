"use client";

import { useEffect } from "react";
import { clearDeadSession } from "@/components/accounts/accounts/sign-in";

/** The sign-in screen of a browser whose session has ended elsewhere deletes its cookie. */
export function DeadSession() {
  useEffect(() => {
    // Without an answer the cookie stays and goes with the next sign-in.
    clearDeadSession().catch(() => {});
  }, []);
  return null;
}
