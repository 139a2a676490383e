"use client";

import { Download } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { DownloadState } from "@/components/newsrooms/assets/download-progress";
import type { ZipFile } from "@/components/newsrooms/assets/zip-files";
import type { ZipNewsroom } from "@/components/newsrooms/assets/zip-texts";
import { Button } from "@/components/ui/button";
import { useDeferred } from "@/components/ui/use-deferred";
import { formatSize } from "@/lib/utils/format-size";

const loadProgress = () =>
  import("@/components/newsrooms/assets/download-progress").then(({ DownloadProgress }) => DownloadProgress);

/** Under a section's head with Download All its zip's progress is shown. */
export function DownloadAll({
  name,
  files,
  newsroom,
  rest,
  children,
}: {
  name: string;
  files: ZipFile[];
  newsroom: ZipNewsroom;
  /** The address where the API lists all of them, when there are more than these. */
  rest?: string;
  children: ReactNode;
}) {
  const [state, setState] = useState<DownloadState>({ step: "idle" });
  const [Progress, askForProgress] = useDeferred(loadProgress);
  const running = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const control = new AbortController();
    running.current = control;
    // Cancel and Try again go when they are pressed, so the focus moves to the button above them.
    button.current?.focus();
    setState({ step: "working", count: files.length, total: sizeOf(files), done: 0, bytes: 0 });
    try {
      await askForProgress();
      const [{ listFiles, makeZip, saveBlob }, { zipTextsOf }] = await Promise.all([
        import("@/components/newsrooms/assets/make-zip"),
        import("@/components/newsrooms/assets/zip-texts"),
      ]);
      const all = rest ? await listFiles(rest, control.signal) : files;
      const [count, total] = [all.length, sizeOf(all)];
      const { zip, failed } = await makeZip(
        all,
        (progress) => setState({ step: "working", count, total, ...progress }),
        control.signal,
        zipTextsOf(all, newsroom, location.origin),
      );
      control.signal.throwIfAborted();
      saveBlob(zip, `${name}.zip`);
      setState({ step: "saved", count, failed });
    } catch {
      setState(control.signal.aborted ? { step: "idle" } : { step: "failed" });
    }
  }

  function cancel() {
    running.current?.abort();
    button.current?.focus();
  }

  return (
    <>
      <div className="relative [&>div]:pr-[min(11rem,62%)]">
        {children}
        {files.length > 0 && (
          <span className="absolute top-0.5 -right-2 max-w-[62%]">
            <Button
              ref={button}
              variant="text"
              size="sm"
              busy={state.step === "working"}
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
      {Progress ? (
        <Progress name={name} state={state} onCancel={cancel} onRepeat={() => void start()} />
      ) : (
        state.step === "failed" && <p role="alert">Download failed. Please try again.</p>
      )}
    </>
  );
}

const sizeOf = (files: ZipFile[]) => files.reduce((sum, { size }) => sum + size, 0);
