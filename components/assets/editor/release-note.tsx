"use client";

import { EyeOff, Newspaper } from "lucide-react";
import { useState } from "react";
import { showAsset } from "@/components/assets/editor/assets-api";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { showError, showToast } from "@/components/ui/toast";
import type { AssetView } from "@/lib/domain/assets/schema";

/** What an asset has to do with a release: the one it is in, or that it was uploaded for one and is hidden since. */
export function ReleaseNote({
  asset,
  onChanged,
}: {
  asset: AssetView;
  onChanged: (asset: AssetView) => void;
}) {
  const [busy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    const response = await showAsset(asset.id);
    setBusy(false);
    if (!response.ok) return showError(response.message, { id: "asset-show" });
    onChanged(response.data.asset);
    showToast("Your newsroom shows it now.");
  }

  if (asset.releaseId) {
    return (
      <p className="mt-1.5">
        <Link href={`/releases/${asset.releaseId}`} className="hover:underline">
          <Badge icon={<Newspaper aria-hidden />}>In a release, public with it</Badge>
        </Link>
      </p>
    );
  }
  if (!asset.releaseOnly) return null;
  return (
    <div className="mt-1.5">
      <Badge icon={<EyeOff aria-hidden />}>Hidden: it was uploaded for a release</Badge>
      <Button variant="text" size="sm" busy={busy} busyLabel="Showing" className="-ml-2" onClick={show}>
        Show it in the newsroom
      </Button>
    </div>
  );
}
