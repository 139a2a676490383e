"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { showError, showToast } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import { readSupport, switchOn } from "@/lib/client/push";
import { dismissCard } from "./card-dismissed";
import { cardLabels } from "./labels";

/** Offers pushes beside the conversations that they would be about, where the browser has not been asked yet. */
export default function PushCard() {
  const [publicKey, setPublicKey] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (readSupport() !== "asks") return;
    void api.get("/push").then((response) => response.ok && setPublicKey(response.data.publicKey));
  }, []);
  if (!publicKey) return null;

  const close = () => {
    dismissCard();
    setPublicKey(null);
  };
  async function accept(key: string) {
    setBusy(true);
    const refusal = await switchOn(key);
    setBusy(false);
    if (refusal) showError(refusal, { id: "push" });
    else showToast("This device is told from now on.", { id: "push" });
    // Whoever was asked once is not asked by us again: the settings have it.
    close();
  }
  return (
    <aside aria-label={cardLabels.title} className="mx-5 mt-5 rounded-md bg-sunk px-4 py-3.5 text-sm">
      <p className="font-[600]">{cardLabels.title}</p>
      <p className="mt-1 text-pretty text-ink-2">{cardLabels.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="ink" busy={busy} busyLabel="Asking" onClick={() => void accept(publicKey)}>
          {cardLabels.accept}
        </Button>
        <Button size="sm" variant="text" onClick={close}>
          {cardLabels.dismiss}
        </Button>
      </div>
    </aside>
  );
}
