"use client";

import { useEffect, useRef, useState } from "react";
import { FieldError } from "@/components/ui/field-note";
import { FileButton } from "@/components/ui/file-button";
import { upload } from "@/lib/client/upload";
import type { AssetKind, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { CAPTIONS, PICTURES, VIDEOS } from "@/lib/utils/file-types";
import { readAsset } from "./assets-api";

const ASK_AGAIN_MS = 1500;
const ASK_TIMES = 40;

/** Each kind takes these files, as a form's `accept`. */
const accepted: Record<AssetKind, string> = {
  photo: PICTURES,
  video: VIDEOS,
  quote: PICTURES,
  product: PICTURES,
  resource: `application/pdf,${PICTURES}`,
};

/** The asset's own file, a video's poster and captions, and a resource's cover can be exchanged. */
export function CompanionFiles({
  asset,
  onChanged,
}: {
  asset: AssetView;
  onChanged: (asset: AssetView) => void;
}) {
  const hasPoster = asset.kind === "video" || asset.kind === "resource";
  const poster = asset.kind === "video" ? "poster" : "cover";
  const follow = useNewSizes(onChanged);
  return (
    <div className="mt-2 flex flex-wrap gap-x-2">
      <CompanionFile
        label={asset.originalUrl ? "Replace file" : "Add picture"}
        accept={accepted[asset.kind]}
        id={asset.id}
        path="/assets/{id}/file"
        onChanged={follow}
      />
      {hasPoster && (
        <CompanionFile
          label={asset.posterUrl ? `Replace ${poster}` : `Add ${poster}`}
          accept={PICTURES}
          id={asset.id}
          path="/assets/{id}/poster"
          onChanged={onChanged}
        />
      )}
      {asset.kind === "video" && (
        <CompanionFile
          label={asset.captionsUrl ? "Replace captions" : "Add captions"}
          accept={CAPTIONS}
          id={asset.id}
          path="/assets/{id}/captions"
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

/**
 * A replaced file's asset shows at once, and again when the sizes of the new file replaced the earlier ones. The
 * library itself follows one that is being processed.
 */
function useNewSizes(onChanged: (asset: AssetView) => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (replaced: AssetView) => {
    onChanged(replaced);
    const ask = async (times: number) => {
      const response = await readAsset(replaced.id);
      const now = response.ok ? response.data.asset : replaced;
      if (now.renditions[0]?.url !== replaced.renditions[0]?.url || now.state === "FAILED") onChanged(now);
      else if (times > 1) timer.current = window.setTimeout(ask, ASK_AGAIN_MS, times - 1);
    };
    const hasSizes = replaced.contentType?.startsWith("image/") || replaced.posterUrl;
    if (!hasSizes || replaced.state !== "READY") return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(ask, ASK_AGAIN_MS, ASK_TIMES);
  };
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
  path: "/assets/{id}/file" | "/assets/{id}/poster" | "/assets/{id}/captions";
  onChanged: (asset: AssetView) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(file: File) {
    setBusy(true);
    const response = await upload({ path, id, fields: { file } });
    setBusy(false);
    setProblem(response.ok ? undefined : response.message);
    if (response.ok) onChanged(response.data.asset);
  }

  return (
    <div>
      <FileButton
        variant="text"
        size="sm"
        busy={busy}
        className="-ml-2"
        accept={accept}
        fileLabel={label}
        onFile={(file) => void send(file)}
      >
        {label}
      </FileButton>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
