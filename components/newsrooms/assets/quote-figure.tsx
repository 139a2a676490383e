import { CopyQuote } from "@/components/newsrooms/assets/copy-quote";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { OpenAsset } from "@/components/viewer/viewer-root";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";

/** The speaker's picture opens them full screen. */
export function QuoteFigure({ asset, page }: { asset: AssetView; page: string }) {
  const { id, quote, speaker, renditions } = asset;
  const [name = "", ...role] = speaker.split(",");
  return (
    <figure className="flex h-full flex-col justify-between gap-4 border-rule border-t pt-4 md:border-t-0 md:pt-0">
      <blockquote className="font-serif text-lg text-pretty [overflow-wrap:anywhere]">“{quote}”</blockquote>
      <figcaption className="flex items-center gap-3 text-sm">
        {renditions.length > 0 && (
          <OpenAsset
            id={id}
            href={page}
            label={`Open the quote by ${name || "its speaker"}`}
            className="flex-none"
          >
            <AssetPicture asset={asset} alt="" sizes="48px" className="size-12 rounded-[50%]" />
          </OpenAsset>
        )}
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <b className="font-[600]">{name}</b>
          {role.length > 0 && <span className="meta block">{role.join(",").trim()}</span>}
        </span>
        <CopyQuote
          text={`“${quote}”${speaker && ` ${speaker}`}`}
          label={`Copy quote by ${name || "its speaker"}: ${quote.slice(0, 24)}`}
        />
      </figcaption>
    </figure>
  );
}
