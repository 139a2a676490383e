"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import type { AssetView } from "@/lib/domain/assets/schema";
import { upload } from "./assets-api";
import { PICTURES } from "./drop-zone";

/** A video's poster and captions, a resource's cover. */
export function CompanionFiles({
  asset,
  onChanged,
}: {
  asset: AssetView;
  onChanged: (asset: AssetView) => void;
}) {
  if (asset.kind !== "video" && asset.kind !== "resource") return null;
  const poster = asset.kind === "video" ? "poster" : "cover";
  return (
    <div className="mt-2 flex flex-wrap gap-x-2">
      <CompanionFile
        label={asset.posterUrl ? `Replace ${poster}` : `Add ${poster}`}
        accept={PICTURES}
        id={asset.id}
        path="/assets/{id}/poster"
        onChanged={onChanged}
      />
      {asset.kind === "video" && (
        <CompanionFile
          label={asset.captionsUrl ? "Replace captions" : "Add captions"}
          accept=".vtt,text/vtt"
          id={asset.id}
          path="/assets/{id}/captions"
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

function CompanionFile({
  label,
  accept,
  id,
  path,
  onChanged,
}: {
  label: string;
  accept: string;
  id: string;
  path: "/assets/{id}/poster" | "/assets/{id}/captions";
  onChanged: (asset: AssetView) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    const response = await upload({ path, id, fields: { file } });
    setBusy(false);
    setProblem(response.ok ? undefined : response.message);
    if (response.ok) onChanged(response.data.asset);
  }

  return (
    <div>
      <Button variant="text" size="sm" busy={busy} className="-ml-2" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden"
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
