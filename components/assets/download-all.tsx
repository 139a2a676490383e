"use client";

import { CircleAlert, CircleCheck, Download, FolderArchive } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatSize } from "@/components/assets/asset-words";
import type { ZipFile } from "@/components/assets/zip-files";
import { Button } from "@/components/ui/button";

type State =
  | { step: "idle" }
  | { step: "working"; done: number; bytes: number }
  | { step: "saved"; failed: number }
  | { step: "failed" };

/** A section's head with Download All, and under it how far its zip is, how it ended, and the way to stop or repeat. */
export function DownloadAll({
  name,
  files,
  children,
}: {
  name: string;
  files: ZipFile[];
  children: ReactNode;
}) {
  const [state, setState] = useState<State>({ step: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const isWorking = state.step === "working";

  async function start() {
    const control = new AbortController();
    running.current = control;
    setState({ step: "working", done: 0, bytes: 0 });
    try {
      const { makeZip, saveBlob } = await import("@/components/assets/make-zip");
      const { zip, failed } = await makeZip(
        files,
        (progress) => setState({ step: "working", ...progress }),
        control.signal,
      );
      control.signal.throwIfAborted();
      saveBlob(zip, `${name}.zip`);
      setState({ step: "saved", failed });
    } catch {
      setState(control.signal.aborted ? { step: "idle" } : { step: "failed" });
    }
  }

  return (
    <>
      <div className="relative [&>div]:pr-44">
        {children}
        {files.length > 0 && (
          <span className="absolute top-0.5 -right-2">
            <Button
              variant="text"
              size="sm"
              busy={isWorking}
              busyLabel="Preparing"
              onClick={() => void start()}
              className="num"
            >
              <Download aria-hidden />
              Download All, {formatSize(total)}
            </Button>
          </span>
        )}
      </div>
      {isWorking && (
        <Line
          icon={<FolderArchive aria-hidden />}
          action={
            <Button variant="text" size="sm" onClick={() => running.current?.abort()}>
              Cancel
            </Button>
          }
        >
          {name}.zip{" "}
          <span className="num ml-2 text-ink-3">
            {state.done} of {files.length} files, {formatSize(state.bytes)} of {formatSize(total)}
          </span>
          <progress
            value={total > 0 ? state.bytes : state.done}
            max={total > 0 ? total : files.length}
            aria-label={`${name}.zip`}
            className="progress-bar mt-2 block w-full"
          />
        </Line>
      )}
      <div role="status">
        {state.step === "saved" && (
          <Saved name={name} count={files.length} failed={state.failed} onRepeat={() => void start()} />
        )}
      </div>
      <div role="alert">
        {state.step === "failed" && (
          <Line
            icon={<CircleAlert aria-hidden className="text-bad" />}
            action={
              <Button variant="text" size="sm" onClick={() => void start()}>
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
  failed: number;
  onRepeat: () => void;
}) {
  if (failed === 0)
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
      {name}.zip is saved. {failed === 1 ? "One file" : `${failed} files`} could not be fetched:
      failed-download says why{" "}
      <span className="num ml-2 text-ink-3">
        {count - failed} of {count} files
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
