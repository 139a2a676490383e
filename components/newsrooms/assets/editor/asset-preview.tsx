"use client";

import { FileText, LoaderCircle, Play, Quote } from "lucide-react";
import type { ReactNode } from "react";
import { assetName } from "@/components/newsrooms/assets/labels";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { Badge } from "@/components/ui/badge";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";

/** A list or panel shows an asset's picture, its text, or that it is being processed. */
export function Preview({
  asset,
  shape = "aspect-3/2",
  sizes = "240px",
}: {
  asset: AssetView;
  /** The proportions and corners. */
  shape?: string;
  sizes?: string;
}) {
  const frame = cn("w-full rounded-md", shape);
  if (asset.state === "PROCESSING") {
    return (
      <span
        role="status"
        className={cn(frame, "grid place-content-center justify-items-center gap-2 bg-cover bg-sunk text-sm")}
        style={asset.blur ? { backgroundImage: `url(${asset.blur})` } : undefined}
      >
        <Badge icon={<LoaderCircle aria-hidden className="animate-spin" />}>Sizes are being made</Badge>
      </span>
    );
  }
  if (asset.state === "FAILED") {
    return (
      <span className={cn(frame, "grid place-content-center bg-bad-tint px-4 text-center text-bad text-sm")}>
        This picture could not be read. Please upload it again as JPG.
      </span>
    );
  }
  if (asset.renditions.length > 0) {
    return (
      <span className={cn("relative block", asset.kind === "video" && "bg-sunk")}>
        <AssetPicture asset={asset} alt={assetName(asset)} sizes={sizes} className={frame} />
        {asset.kind === "video" && (
          <span className="absolute bottom-2 left-2 grid size-8 place-items-center rounded-[50%] bg-raised text-ink [&_svg]:ml-0.5 [&_svg]:size-3.5 [&_svg]:fill-current">
            <Play aria-hidden />
          </span>
        )}
      </span>
    );
  }
  if (asset.kind === "quote") return <QuoteText shape={shape}>{`“${asset.quote}”`}</QuoteText>;
  if (asset.contentType === "application/pdf") {
    return (
      <span className={cn(frame, "grid place-items-center bg-sunk")}>
        <span
          aria-hidden
          className="grid aspect-[8.5/11] w-1/3 content-start gap-1.5 bg-raised p-2 font-[560] font-serif text-[9px] leading-tight shadow-lift [overflow-wrap:anywhere]"
        >
          <span className="line-clamp-4">{assetName(asset)}</span>
          <span className="h-0.5 w-1/2 bg-accent-vivid" />
          <span className="h-0.5 bg-rule" />
          <span className="h-0.5 bg-rule" />
        </span>
      </span>
    );
  }
  const Icon = asset.speaker ? Quote : FileText;
  return (
    <span className={cn(frame, "grid place-content-center bg-accent-tint text-accent")}>
      <Icon aria-hidden className="size-8 stroke-[1.4]" />
    </span>
  );
}

/** A quote is text between rules, as newspapers set it. */
const QuoteText = ({ shape, children }: { shape: string; children: ReactNode }) => (
  <span
    className={cn(
      "block overflow-hidden border-ink border-t-2 border-b border-b-rule px-2 pt-11 pb-2 font-[520] font-serif text-base leading-5 [overflow-wrap:anywhere]",
      shape,
    )}
  >
    <span className="line-clamp-3">{children}</span>
  </span>
);
