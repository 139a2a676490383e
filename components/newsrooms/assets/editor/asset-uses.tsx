"use client";

import { type ReactNode, useEffect, useState } from "react";
import { readUses } from "@/components/newsrooms/assets/editor/assets-api";
import { typeName } from "@/components/newsrooms/assets/labels";
import { Button } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssetUsesView, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { utcDay } from "@/lib/utils/dates";
import { formatSize } from "@/lib/utils/format-size";

const places = { release: "Release", hero: "Hero" } as const;

export function AssetUses({ asset }: { asset: AssetView }) {
  const { id } = asset;
  const releases = asset.releaseIds.join();
  const [read, setRead] = useState<AssetUsesView | "failed" | null>(null);
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a release taken or left, and Try again, ask once more
  useEffect(() => {
    let stopped = false;
    setRead(null);
    void readUses(id).then((response) => {
      if (!stopped) setRead(response.ok ? response.data : "failed");
    });
    return () => {
      stopped = true;
    };
  }, [id, releases, asked]);

  const uses = read === null || read === "failed" ? null : read.uses;
  return (
    <>
      <div className="mt-7">
        <SectionHead
          level={3}
          title="Where it is used"
          note={uses && (uses.length === 1 ? "1 place" : `${uses.length} places`)}
        />
        {read === null && <Skeleton className="mt-3 h-5 w-2/3" />}
        {read === "failed" && (
          <p role="alert" className="mt-2 flex items-center gap-2 text-sm">
            This could not be loaded.
            <Button size="sm" variant="text" onClick={() => setAsked(asked + 1)}>
              Try again
            </Button>
          </p>
        )}
        {uses?.length === 0 && <p className="meta mt-2">In the newsroom's own list alone.</p>}
        <ul>
          {uses?.map(({ what, title, url }) => (
            <li key={`${what} ${url} ${title}`} className="border-rule border-t first:border-t-0">
              <a href={url} className="flex min-h-11 items-baseline justify-between gap-3 py-2.5 text-sm">
                <b className="font-[560] underline-offset-3 [overflow-wrap:anywhere] hover:underline">
                  {title}
                </b>
                <span className="meta">{places[what]}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-7">
        <SectionHead level={3} title={asset.originalUrl ? "File" : "Entry"} note={asset.fileName} />
        <dl className="mt-1 text-sm">
          {asset.width && asset.height && (
            <Row name="Size">{`${asset.width} × ${asset.height}, ${megapixels(asset.width * asset.height)}`}</Row>
          )}
          {asset.size !== null && (
            <Row name="Format">{`${typeName(asset.contentType)}, ${formatSize(asset.size)}`}</Row>
          )}
          {asset.originalUrl && (
            <Row name="Location">
              {asset.contentType === "application/pdf" ? "The PDF is kept as it is" : "Removed from the file"}
            </Row>
          )}
          <Row name="Added">
            {[utcDay(asset.createdAt), read && read !== "failed" ? read.addedBy : null]
              .filter(Boolean)
              .join(", ")}
          </Row>
        </dl>
      </div>
    </>
  );
}

function megapixels(pixels: number): string {
  if (pixels < 1_000_000) return "under 1 megapixel";
  const whole = Math.round(pixels / 1_000_000);
  return whole === 1 ? "1 megapixel" : `${whole} megapixels`;
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[100px_minmax(0,1fr)] gap-3 border-rule border-b py-2 last:border-b-0">
    <dt className="text-ink-3">{name}</dt>
    <dd className="num [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
