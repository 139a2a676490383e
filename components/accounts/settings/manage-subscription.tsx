"use client";

import { settingsMessages } from "@/components/accounts/settings/messages";
import { Button } from "@/components/ui/button";
import { insteadOfPost } from "@/components/ui/in-place";
import { showNews } from "@/components/ui/toast";

/** There is nothing to manage during the beta; without scripts the page says so. */
export function ManageSubscription() {
  return (
    <form
      action="/settings/subscription"
      onSubmit={insteadOfPost(() => showNews(settingsMessages.beta, { id: "subscription" }))}
    >
      <input type="hidden" name="done" value="manage" />
      <Button type="submit">Manage subscription</Button>
    </form>
  );
}
