"use client";

import { RotateCw, X } from "lucide-react";
import { WarningList } from "@/components/newsrooms/assets/editor/warning-list";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { IconButton } from "@/components/ui/icon-button";
import { findPressWarnings } from "@/lib/domain/newsrooms/assets/rules";
import { formatSize } from "@/lib/utils/format-size";
import type { QueuedUpload, UploadQueue } from "./upload-queue";

/** Each running upload shows its progress and what press will miss in it, and can be stopped or tried again. */
export function UploadList({ uploads, queue }: { uploads: QueuedUpload[]; queue: UploadQueue }) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-4">
      {uploads.map((item) => (
        <UploadRow key={item.key} item={item} queue={queue} />
      ))}
    </ul>
  );
}

/** Facts of a file before its upload, which reads the metadata; only its size can be checked now. */
const unread = {
  ...{ caption: "read later", credit: "read later", creator: "", copyright: "read later" },
  digitalSourceType: "read later",
};

function UploadRow({ item, queue }: { item: QueuedUpload; queue: UploadQueue }) {
  const { key, file, kind, seen, state, share, problem, mayRetry } = item;
  const { width, height } = seen ?? { width: null, height: null };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-rule border-t py-3 text-sm last:border-b">
      <div className="min-w-0">
        <p className="truncate">
          {file.name} <span className="num text-ink-3 text-xs">{formatSize(file.size)}</span>
        </p>
        {state === "failed" ? (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        ) : (
          <>
            <progress
              value={share}
              max={1}
              aria-label={`Upload of ${file.name}`}
              className="progress-bar mt-1.5 block w-full"
            />
            <p className="meta num mt-1">{wordsOf(item)}</p>
          </>
        )}
        <WarningList warnings={findPressWarnings({ kind, width, height, ...unread, contentType: null })} />
      </div>
      <span className="flex items-center">
        {state === "failed" && mayRetry && (
          <Button size="sm" onClick={() => queue.retry(key)}>
            <RotateCw aria-hidden />
            Retry
          </Button>
        )}
        <IconButton
          label={state === "failed" ? `Remove ${file.name}` : `Cancel ${file.name}`}
          onClick={() => queue.cancel(key)}
        >
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

function wordsOf({ state, share }: QueuedUpload): string {
  if (state === "waiting") return "Waits for its turn";
  return share < 1 ? `${Math.round(share * 100)}%` : "Being checked";
}
