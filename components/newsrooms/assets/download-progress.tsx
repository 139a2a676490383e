"use client";

import { CircleAlert, CircleCheck, FolderArchive } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { formatSize } from "@/lib/utils/format-size";

export type DownloadState =
  | { step: "idle" }
  | { step: "working"; count: number; total: number; done: number; bytes: number }
  | { step: "saved"; count: number; failed: number[] }
  | { step: "failed" };

/** It loads with the click that starts the zip, shows how far it is and how it ended, and stops or repeats it. */
export function DownloadProgress({
  name,
  state,
  onCancel,
  onRepeat,
}: {
  name: string;
  state: DownloadState;
  onCancel: () => void;
  onRepeat: () => void;
}) {
  return (
    <>
      {state.step === "working" && (
        <Line
          icon={<FolderArchive aria-hidden />}
          action={
            <Button variant="text" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          }
        >
          {name}.zip{" "}
          <span className="num ml-2 text-ink-3">
            {state.done} of {state.count} files, {formatSize(state.bytes)} of {formatSize(state.total)}
          </span>
          <progress
            value={state.total > 0 ? state.bytes : state.done}
            max={state.total > 0 ? state.total : state.count}
            aria-label={`${name}.zip`}
            className="progress-bar mt-2 block w-full"
          />
        </Line>
      )}
      <div role="status">
        {state.step === "saved" && (
          <Saved name={name} count={state.count} failed={state.failed} onRepeat={onRepeat} />
        )}
      </div>
      <div role="alert">
        {state.step === "failed" && (
          <Line
            icon={<CircleAlert aria-hidden className="text-bad" />}
            action={
              <Button variant="text" size="sm" onClick={onRepeat}>
                Try again
              </Button>
            }
          >
            Download failed. Please try again.
          </Line>
        )}
      </div>
    </>
  );
}

function Saved({
  name,
  count,
  failed,
  onRepeat,
}: {
  name: string;
  count: number;
  failed: number[];
  onRepeat: () => void;
}) {
  if (failed.length === 0)
    return <Line icon={<CircleCheck aria-hidden className="text-good" />}>{name}.zip is saved.</Line>;
  return (
    <Line
      icon={<CircleAlert aria-hidden className="text-warn" />}
      action={
        <Button variant="text" size="sm" onClick={onRepeat}>
          Try again
        </Button>
      }
    >
      {name}.zip is saved. {failed.length === 1 ? "One file" : `${failed.length} files`} could not be fetched:{" "}
      {failed
        .slice(0, 3)
        .map((place) => `failed-download-${place}`)
        .join(", ")}
      {failed.length > 3 && " and others"} {failed.length === 1 ? "says" : "say"} why{" "}
      <span className="num ml-2 text-ink-3">
        {count - failed.length} of {count} files
      </span>
    </Line>
  );
}

function Line({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-3 grid min-h-11 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 text-sm [&>svg]:size-5 [&>svg]:text-ink-3">
      {icon}
      <span>{children}</span>
      {action}
    </div>
  );
}
