"use client";

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Download, Trash2, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { HideBars } from "@/components/layout/hide-bars";
import { Preview } from "@/components/newsrooms/assets/editor/asset-preview";
import { AssetUses } from "@/components/newsrooms/assets/editor/asset-uses";
import {
  VisibilityActions,
  VisibilityBadge,
  warningsBeside,
} from "@/components/newsrooms/assets/editor/asset-visibility";
import { CompanionFiles } from "@/components/newsrooms/assets/editor/companion-files";
import { PanelFields } from "@/components/newsrooms/assets/editor/panel-fields";
import { WarningList } from "@/components/newsrooms/assets/editor/warning-list";
import { assetName } from "@/components/newsrooms/assets/labels";
import { buttonClass } from "@/components/ui/button-style";
import { IconButton } from "@/components/ui/icon-button";
import type { ApiResult } from "@/lib/client/api-types";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import type { AssetFields } from "./assets-api";

export type PanelActs = {
  onSave: (fields: AssetFields) => Promise<ApiResult<unknown>>;
  /** Takes it out of its release, or makes it no longer wait for one. */
  onShow: () => Promise<ApiResult<unknown>>;
  onChanged: (asset: AssetView) => void;
  onDelete: () => void;
  onClose: () => void;
  /** Opens the neighbour in the list; absent at its ends. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Moves it to another place in the newsroom; absent where the list is not in its order. */
  onMove?: (by: 1 | -1) => void;
};

/** The opened asset is beside the library, and over it on narrow screens: its texts, its uses, its file. */
export function AssetPanel({
  asset,
  place,
  isCover,
  acts,
}: {
  asset: AssetView;
  /** A text such as "1 of 14 photos". */
  place: string;
  /** The panel lies over the library as a window of its own. */
  isCover: boolean;
  acts: PanelActs;
}) {
  const close = useRef<HTMLButtonElement>(null);
  const name = assetName(asset);
  useEffect(() => {
    if (isCover) close.current?.focus();
  }, [isCover]);

  // The key works wherever the focus is, but not while a window over it takes the same key.
  const onClose = useRef(acts.onClose);
  useEffect(() => {
    onClose.current = acts.onClose;
  });
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose.current();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);

  const act = (to: "anyway" | "waiting" | "newsroom") =>
    to === "newsroom" ? acts.onShow() : acts.onSave({ publicAnyway: to === "anyway" });
  return (
    <section
      {...(isCover ? { role: "dialog", "aria-modal": true } : { role: "complementary" })}
      aria-labelledby="asset-panel-title"
      className="max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-raised lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-rule lg:border-l"
    >
      <HideBars which="both" />
      <div className="dock-top z-2 flex min-h-16 items-center gap-1 border-rule border-b bg-paper pr-3 pl-6 max-lg:min-h-14 max-lg:bg-raised max-lg:pr-1 max-lg:pl-5">
        <p className="meta num mr-auto min-w-0">{place}</p>
        <IconButton label="Previous asset" disabled={!acts.onPrevious} onClick={acts.onPrevious}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <IconButton label="Next asset" disabled={!acts.onNext} onClick={acts.onNext}>
          <ArrowRight aria-hidden />
        </IconButton>
        <IconButton ref={close} label={`Close ${name}`} onClick={acts.onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Preview asset={asset} shape="aspect-3/2 rounded-none" sizes="(min-width: 1024px) 388px, 100vw" />
      <div className="px-5 pt-4 pb-7 lg:px-6">
        <h2 id="asset-panel-title" className="h2 line-clamp-3 [overflow-wrap:anywhere]">
          {name}
        </h2>
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          <VisibilityBadge asset={asset} />
          <VisibilityActions asset={asset} onAct={act} />
        </div>
        <WarningList warnings={warningsBeside(asset)} />
        <CompanionFiles asset={asset} onChanged={acts.onChanged} />
        <PanelFields asset={asset} onSave={acts.onSave} />
        <AssetUses asset={asset} />
        <Foot asset={asset} acts={acts} name={name} />
      </div>
    </section>
  );
}

function Foot({ asset, acts, name }: { asset: AssetView; acts: PanelActs; name: string }): ReactNode {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-1 max-lg:dock max-lg:-mx-5 max-lg:border-rule max-lg:border-t max-lg:bg-raised max-lg:px-5 max-lg:py-3">
      {asset.originalUrl && (
        <a href={asset.originalUrl} download className={buttonClass({ className: "flex-1" })}>
          <Download aria-hidden />
          Download original
        </a>
      )}
      {acts.onMove && (
        <>
          <IconButton label={`Move ${name} up`} onClick={() => acts.onMove?.(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Move ${name} down`} onClick={() => acts.onMove?.(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton label={`Delete ${name}`} onClick={acts.onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
