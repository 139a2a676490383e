"use client";

import { useEffect } from "react";
import { isCardDismissed } from "@/components/accounts/push/card-dismissed";
import { useDeferred } from "@/components/ui/use-deferred";

const loadCard = () => import("@/components/accounts/push/push-card").then((it) => it.default);

/** Loads the card where there is somebody to hear from, in a browser that was never asked. */
export function PushCardWhenDue({ isDue }: { isDue: boolean }) {
  const [PushCard, ask] = useDeferred(loadCard);
  useEffect(() => {
    if (!isDue || !("Notification" in window) || Notification.permission !== "default") return;
    if (!isCardDismissed()) void ask();
  }, [isDue, ask]);
  return PushCard && <PushCard />;
}
