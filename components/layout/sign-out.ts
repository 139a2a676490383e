"use client";

import { dismissToast, showError } from "@/components/ui/toast";
import { forgetInbox } from "@/lib/client/offline-cache";

/**
 * Ends the session and goes on by a full load, so that nothing of the old viewer stays in memory. An ended
 * session (401) is as good as one that ends now; when the server can't be reached, the viewer sees an error and stays
 * signed in.
 */
export async function signOut(to = "/login"): Promise<void> {
  const response = await fetch("/api/v1/auth/logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  }).catch(() => null);
  if (response && (response.ok || response.status === 401)) {
    dismissToast("sign-out");
    await forgetInbox();
    window.location.assign(to);
    return;
  }
  showError("Signing out did not work. Please try again.", {
    id: "sign-out",
    action: { label: "Try again", onClick: () => void signOut(to) },
  });
}
