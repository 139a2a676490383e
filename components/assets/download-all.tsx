"use client";

import { CircleAlert, CircleCheck, Download, FolderArchive } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatSize } from "@/components/assets/asset-words";
import type { ZipFile } from "@/components/assets/zip-files";
import { Button } from "@/components/ui/button";

type State =
  | { step: "idle" }
  | { step: "working"; count: number; total: number; done: number; bytes: number }
  | { step: "saved"; count: number; failed: number[] }
  | { step: "failed" };

/** A section's head with Download All, and under it how far its zip is, how it ended, and the way to stop or repeat. */
export function DownloadAll({
  name,
  files,
  rest,
  children,
}: {
  name: string;
  files: ZipFile[];
  /** Where the API lists all of them, when there are more than these. */
  rest?: string;
  children: ReactNode;
}) {
  const [state, setState] = useState<State>({ step: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isWorking = state.step === "working";

  async function start() {
    const control = new AbortController();
    running.current = control;
    setState({ step: "working", count: files.length, total: sizeOf(files), done: 0, bytes: 0 });
    try {
      const { listFiles, makeZip, saveBlob } = await import("@/components/assets/make-zip");
      const all = rest ? await listFiles(rest, control.signal) : files;
      const [count, total] = [all.length, sizeOf(all)];
      const { zip, failed } = await makeZip(
        all,
        (progress) => setState({ step: "working", count, total, ...progress }),
        control.signal,
      );
      control.signal.throwIfAborted();
      saveBlob(zip, `${name}.zip`);
      setState({ step: "saved", count, failed });
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
              Download All{!rest && `, ${formatSize(sizeOf(files))}`}
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
          <Saved name={name} count={state.count} failed={state.failed} onRepeat={() => void start()} />
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

const sizeOf = (files: ZipFile[]) => files.reduce((sum, { size }) => sum + size, 0);

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
