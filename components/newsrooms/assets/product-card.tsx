import type { AssetOwner } from "@/components/newsrooms/assets/labels";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { RequestProduct } from "@/components/newsrooms/assets/request-product";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";

export function ProductCard({ asset, owner }: { asset: AssetView; owner: AssetOwner }) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {asset.renditions.length > 0 ? (
        <AssetPicture
          asset={asset}
          alt={asset.caption || asset.title}
          sizes="(min-width: 1280px) 600px, (min-width: 640px) 48vw, 90vw"
          className="aspect-3/2 w-full"
        />
      ) : (
        <span className="grid aspect-3/2 grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden rounded-md bg-accent-tint px-6 text-center font-serif text-accent text-xl [overflow-wrap:anywhere]">
          <span className="line-clamp-4">{asset.title}</span>
        </span>
      )}
      <h4 className="h3 [overflow-wrap:anywhere]">{asset.title}</h4>
      {asset.description && (
        <p className="text-ink-2 text-pretty text-sm [overflow-wrap:anywhere]">{asset.description}</p>
      )}
      {sourceTypeText(asset) && <p className="meta">{sourceTypeText(asset)}</p>}
      <RequestProduct assetId={asset.id} title={asset.title} owner={{ id: owner.id, name: owner.name }} />
    </article>
  );
}
