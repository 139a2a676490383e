import { Download, FileText } from "lucide-react";
import { assetName, typeName } from "@/components/newsrooms/assets/labels";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { iconButtonClass } from "@/components/ui/icon-button";
import { Tag } from "@/components/ui/tag";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { cn } from "@/lib/utils/cn";
import { formatSize } from "@/lib/utils/format-size";

const SHOWN_TAGS = 2;

/** A document is a row with cover, description, two tags and how many more, and the download. */
export function ResourceRow({ asset }: { asset: AssetView }) {
  const { contentType, size, originalUrl, description, tags, renditions } = asset;
  const name = assetName(asset);
  const more = tags.slice(SHOWN_TAGS);
  const cover = "aspect-4/5 w-[84px] md:w-[120px]";
  return (
    <article className="grid grid-cols-[84px_minmax(0,1fr)_auto] gap-x-3.5 border-rule border-t py-5 md:grid-cols-[120px_minmax(0,1fr)_auto] md:gap-x-5">
      {renditions.length > 0 ? (
        <AssetPicture asset={asset} alt="" sizes="120px" className={cover} />
      ) : (
        <span className={cn("grid place-items-center rounded-md bg-accent-tint text-accent", cover)}>
          <FileText aria-hidden className="size-7 stroke-[1.4]" />
        </span>
      )}
      <div className="min-w-0">
        <p className="meta num font-[560]">
          {[typeName(contentType), size === null ? "" : formatSize(size), sourceTypeText(asset)]
            .filter(Boolean)
            .join(", ")}
        </p>
        <h4 className="h4 my-1 text-lg [overflow-wrap:anywhere]">
          {originalUrl ? (
            <a href={originalUrl} download className="hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </h4>
        {description && (
          <p className="line-clamp-3 text-ink-2 text-pretty text-sm max-md:hidden">{description}</p>
        )}
        {tags.length > 0 && (
          <p className="mt-3 flex flex-wrap gap-1.5">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            {more.length > 0 && (
              <Tag>
                <span aria-hidden>+{more.length}</span>
                <span className="sr-only">
                  and {more.length} more: {more.join(", ")}
                </span>
              </Tag>
            )}
          </p>
        )}
      </div>
      {originalUrl && (
        <a
          href={originalUrl}
          download
          aria-label={`Download ${name}`}
          className={cn(iconButtonClass, "-mt-2.5 -mr-3")}
        >
          <Download aria-hidden />
        </a>
      )}
    </article>
  );
}
