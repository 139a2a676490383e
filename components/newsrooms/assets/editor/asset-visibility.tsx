"use client";

import { EyeOff, Newspaper } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { showError, showToast } from "@/components/ui/toast";
import type { ApiResult } from "@/lib/client/api-types";
import { whatItLacks } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetView, HiddenReason } from "@/lib/domain/newsrooms/assets/schema";

const reasons: Record<HiddenReason, string> = {
  no_caption: "Not yet public: no caption",
  no_credit: "Not yet public: no credit",
  no_caption_or_credit: "Not yet public: no caption, no credit",
  release_waits: "Public with its release",
  release_withdrawn: "Hidden: its release is withdrawn",
  made_for_release: "Hidden: uploaded for a release",
};

/** The badge names the texts that keep an asset from being public, so its warnings do not. */
export const warningsBeside = ({ hidden, warnings }: AssetView) =>
  warnings.filter(
    ({ code }) => !hidden?.startsWith("no_") || (code !== "no_caption" && code !== "no_credit"),
  );

/**
 * The badge says that an asset is in a release, is hidden and why, or is shown without a caption or credit because its
 * owner said so.
 */
export function VisibilityBadge({ asset }: { asset: Pick<AssetView, "hidden" | "releaseIds"> }) {
  if (asset.hidden) {
    return (
      <Badge tone="warn" icon={<EyeOff aria-hidden />} className="whitespace-normal!">
        {reasons[asset.hidden]}
      </Badge>
    );
  }
  const { length } = asset.releaseIds;
  if (length === 0) return null;
  return (
    <Badge tone="good" icon={<Newspaper aria-hidden />}>
      {length === 1 ? "In a release" : `In ${length} releases`}
    </Badge>
  );
}

type Way = { label: string; busyLabel: string; done: string; to: "anyway" | "waiting" | "newsroom" };

/** An owner may have a way out of an asset's being hidden, and a way back from having said so. */
function wayOf(asset: AssetView): Way | null {
  const { hidden, publicAnyway, releaseIds } = asset;
  const waits = "It is public once it has a caption and a credit.";
  if (hidden === "made_for_release" || hidden === "release_withdrawn") {
    const label = "Show it in the newsroom";
    const done = whatItLacks(asset) ? waits : "Your newsroom shows it now.";
    return { label, busyLabel: "Showing", done, to: "newsroom" };
  }
  if (hidden?.startsWith("no_")) {
    const label = "Make it public without";
    return { label, busyLabel: "Showing", done: "Your newsroom shows it as it is.", to: "anyway" };
  }
  if (!publicAnyway || releaseIds.length > 0) return null;
  return { label: "Wait for caption and credit", busyLabel: "Saving", done: waits, to: "waiting" };
}

export function VisibilityActions({
  asset,
  onAct,
}: {
  asset: AssetView;
  onAct: (to: Way["to"]) => Promise<ApiResult<unknown>>;
}) {
  const [busy, setBusy] = useState(false);
  const way = wayOf(asset);
  if (!way) return null;

  async function act({ to, done }: Way) {
    setBusy(true);
    const response = await onAct(to);
    setBusy(false);
    if (response.ok) showToast(done);
    else showError(response.message, { id: "asset-visibility" });
  }

  return (
    <Button
      variant="text"
      size="sm"
      busy={busy}
      busyLabel={way.busyLabel}
      className="-ml-2"
      onClick={() => void act(way)}
    >
      {way.label}
    </Button>
  );
}
