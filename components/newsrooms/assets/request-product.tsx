"use client";

import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { useIsOwnProfile, useViewer } from "@/components/layout/use-viewer";
import type { ProductAsked } from "@/components/newsrooms/assets/labels";
import { Button } from "@/components/ui/button";
import { useDeferred } from "@/components/ui/use-deferred";
import { api } from "@/lib/client/api";

/** The dialog and its form load with the click. */
const loadDialog = () =>
  import("@/components/newsrooms/assets/request-product-dialog").then(
    ({ RequestProductDialog }) => RequestProductDialog,
  );

/** The owner, and everybody signed out, is led on instead of asked. */
export function RequestProduct(product: ProductAsked) {
  const state = useViewer();
  const isOwn = useIsOwnProfile(product.owner.id);
  const [Dialog, ask] = useDeferred(loadDialog);
  const [open, setOpen] = useState(false);
  const [inTheWay, setInTheWay] = useState<{ code: string; message: string } | null>(null);
  if (isOwn) return null;

  async function start() {
    if (state.status === "signedOut") {
      const here = window.location.pathname + window.location.search + window.location.hash;
      window.location.assign(`/login?callbackUrl=${encodeURIComponent(here)}`);
      return;
    }
    // A problem is said before anything is typed.
    const [, answer] = await Promise.all([
      ask(),
      api.get("/product-requests/check", { query: { assetId: product.assetId } }),
    ]);
    setInTheWay(answer.ok ? answer.data.problem : null);
    setOpen(true);
  }

  return (
    <>
      <Button
        className="justify-self-start"
        onClick={() => void start()}
        aria-label={`Request Product: ${product.title}`}
      >
        <PackageOpen aria-hidden />
        Request Product
      </Button>
      {Dialog && <Dialog {...product} inTheWay={inTheWay} open={open} onOpenChange={setOpen} />}
    </>
  );
}
