"use client";

import { FileText, Image, type LucideIcon, Package, Quote, Video } from "lucide-react";
import type { MouseEvent } from "react";
import { Preview } from "@/components/newsrooms/assets/editor/asset-preview";
import { VisibilityBadge, warningsBeside } from "@/components/newsrooms/assets/editor/asset-visibility";
import { WarningList } from "@/components/newsrooms/assets/editor/warning-list";
import { assetName, fileFacts } from "@/components/newsrooms/assets/labels";
import { countOf } from "@/components/profiles/profiles/labels";
import { kindName } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetKind, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";
import { formatSize } from "@/lib/utils/format-size";
import { wordCountOf } from "@/lib/utils/word-count";

const icons: Record<AssetKind, LucideIcon> = {
  photo: Image,
  video: Video,
  quote: Quote,
  product: Package,
  resource: FileText,
};

/** Writes "JPG, 6000 × 4000, 8.4 MB"; for a quote its length. */
function factsOf(asset: AssetView): string {
  if (asset.kind === "quote") return `Quote, ${countOf(wordCountOf(asset.quote), "word")}`;
  return [fileFacts(asset), asset.size === null ? "" : formatSize(asset.size)].filter(Boolean).join(", ");
}

/** An asset of the library is a link that opens it, and a box that chooses it. */
export function AssetTile({
  asset,
  href,
  isOpen,
  isChosen,
  onOpen,
  onChoose,
}: {
  asset: AssetView;
  href: string;
  isOpen: boolean;
  isChosen: boolean;
  onOpen: () => void;
  /** `range` takes all up to the one chosen before. */
  onChoose: (range: boolean) => void;
}) {
  const Icon = icons[asset.kind];
  const name = asset.kind === "quote" ? asset.speaker || "Quote" : assetName(asset);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li data-row={asset.id} className="relative min-w-0">
      <label className="absolute top-0 left-0 z-1 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          className="tick-box"
          aria-label={`Choose ${name}`}
          checked={isChosen}
          onChange={(event) => onChoose((event.nativeEvent as { shiftKey?: boolean }).shiftKey === true)}
        />
      </label>
      <a
        href={href}
        data-act="open"
        aria-current={isOpen ? "true" : undefined}
        onClick={open}
        className="block"
      >
        <span
          className={cn(
            "block rounded-md",
            isOpen && "outline-2 outline-accent-vivid outline-offset-2",
            isChosen && "outline-2 outline-ink outline-offset-2",
          )}
        >
          <Preview asset={asset} shape="aspect-4/3" sizes="(min-width: 768px) 200px, 46vw" />
        </span>
        <span className="mt-2 flex items-start gap-1.5 font-[560] text-xs leading-5">
          <Icon aria-hidden className="mt-0.5 size-[15px] flex-none text-ink-3" />
          <span className="sr-only">{`${kindName(asset.kind)}: `}</span>
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </span>
      </a>
      <p className="meta num mt-0.5 [overflow-wrap:anywhere]">{factsOf(asset)}</p>
      <div className="mt-1.5 empty:hidden">
        <VisibilityBadge asset={asset} />
      </div>
      <WarningList warnings={warningsBeside(asset).filter(({ code }) => code !== "no_copyright")} />
    </li>
  );
}
