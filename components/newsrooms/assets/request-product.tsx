"use client";

import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { useIsOwnProfile, useViewer } from "@/components/layout/use-viewer";
import type { ProductAsked } from "@/components/newsrooms/assets/labels";
import type { RequestProblem } from "@/components/newsrooms/assets/request-product-dialog";
import { Button } from "@/components/ui/button";
import { useDeferred } from "@/components/ui/use-deferred";

/** The dialog, its form and what asks the server load with the click. */
const load = () => import("@/components/newsrooms/assets/request-product-dialog");
const loadDialog = () => load().then(({ RequestProductDialog }) => RequestProductDialog);

/** The owner, and everybody signed out, is led on instead of asked. */
export function RequestProduct(product: ProductAsked) {
  const state = useViewer();
  const isOwn = useIsOwnProfile(product.owner.id);
  const [Dialog, ask] = useDeferred(loadDialog);
  const [open, setOpen] = useState(false);
  const [inTheWay, setInTheWay] = useState<RequestProblem | null>(null);
  if (isOwn) return null;

  async function start() {
    if (state.status === "signedOut") {
      const here = window.location.pathname + window.location.search + window.location.hash;
      window.location.assign(`/login?callbackUrl=${encodeURIComponent(here)}`);
      return;
    }
    // A problem is said before anything is typed.
    const [, problem] = await Promise.all([
      ask(),
      load().then(
        ({ findProblem }) => findProblem(product.assetId),
        () => null,
      ),
    ]);
    setInTheWay(problem);
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
