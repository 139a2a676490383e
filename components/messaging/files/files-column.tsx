"use client";

import { Download, FileText, Mic, ShieldCheck, Video, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { LoadMore } from "@/components/ui/load-more";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { When } from "@/components/ui/when-time";
import { ACTING_KEY } from "@/lib/acting";
import { api } from "@/lib/client/api";
import type { FileListView } from "@/lib/domain/messaging/files/schema";
import { cn } from "@/lib/utils/cn";
import { localDayTitle } from "@/lib/utils/dates";
import { formatSize } from "@/lib/utils/format-size";

type Shown = Omit<FileListView, "pagination"> & { cursor: string | null };
type File = FileListView["files"][number];

/** The files of a conversation beside its chat, the newest first, each to be saved, and all of them as a zip. */
export function FilesColumn({
  conversationId,
  ownProfileId,
  theirName,
  newest,
  onClose,
  className,
}: {
  conversationId: string;
  ownProfileId: string;
  theirName: string;
  /** The newest message with files; another one is read with its files. */
  newest: string | undefined;
  onClose: () => void;
  className?: string;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const heading = useRef<HTMLHeadingElement>(null);

  async function load(cursor?: string) {
    setState("loading");
    const response = await api.get("/messages/conversations/{id}/files", {
      params: { id: conversationId },
      query: { cursor },
    });
    if (!response.ok) return setState("failed");
    const { files, ...totals } = response.data;
    setShown((old) => ({
      ...totals,
      files: cursor && old ? [...old.files, ...files] : files,
      cursor: response.pagination?.nextCursor ?? null,
    }));
    setState("ready");
  }
  const loadFirst = useEffectEvent(() => void load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer message brings files
  useEffect(() => loadFirst(), [newest]);
  useEffect(() => heading.current?.focus(), []);

  const of = (kind: File["kind"]) => shown?.files.filter((file) => file.kind === kind) ?? [];
  const sender = ({ profileId }: File) => (profileId === ownProfileId ? "you" : theirName);
  return (
    <aside
      aria-label="Files of this conversation"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className={cn("flex min-h-0 min-w-0 flex-col overflow-y-auto px-5 pb-5", className)}
    >
      <header className="flex min-h-14 items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="font-[600] text-sm outline-none">
          Files
        </h3>
        <span className="flex items-center gap-1">
          {shown && <span className="meta num">{formatSize(shown.ownBytes)} of 2&nbsp;GB used</span>}
          <IconButton label="Close the files" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </span>
      </header>
      {!shown && state === "loading" && (
        <SkeletonGroup label="Loading files" className="flex flex-col gap-3">
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} block className="h-12" />
          ))}
        </SkeletonGroup>
      )}
      {!shown && state === "failed" && (
        <ErrorState title="The files could not be loaded" onRetry={() => void load()} />
      )}
      {shown?.count === 0 && (
        <p className="py-6 text-ink-2 text-sm">
          No files yet. Drop, paste or choose them beside the message: 25 MB each, 10 a message.
        </p>
      )}
      {shown && shown.count > 0 && (
        <>
          <Kind title="Photos" files={of("picture")}>
            <ul className="mt-2.5 grid grid-cols-3 gap-1">
              {of("picture").map(({ id, name, url, previewUrl, width, height }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
                    {/* biome-ignore lint/performance/noImgElement: its address is signed for one reader and stored nowhere */}
                    <img
                      src={previewUrl ?? url}
                      alt={name}
                      width={width ?? undefined}
                      height={height ?? undefined}
                      loading="lazy"
                      decoding="async"
                      className="aspect-square w-full rounded-[3px] object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </Kind>
          <Kind title="Documents" files={of("document")}>
            <Rows files={of("document")} icon={FileText} sender={sender} />
          </Kind>
          <Kind title="Video" files={of("video")}>
            <Rows files={of("video")} icon={Video} sender={sender} />
          </Kind>
          <Kind title="Voice and sound" files={of("audio")}>
            <Rows files={of("audio")} icon={Mic} sender={sender} />
          </Kind>
          {shown.count > shown.files.length && (
            <LoadMore
              shown={shown.files.length}
              total={shown.count}
              noun="files"
              busy={state === "loading"}
              failed={state === "failed"}
              onMore={() => void load(shown.cursor ?? undefined)}
            />
          )}
          <footer className="mt-auto pt-6">
            <a
              href={`/api/v1/messages/conversations/${conversationId}/zip?${ACTING_KEY}=${ownProfileId}`}
              download
              className={buttonClass({ className: "w-full" })}
            >
              <Download aria-hidden />
              All {shown.count} as zip, {formatSize(shown.bytes)}
            </a>
            <p className="meta mt-2 flex items-center gap-1.5">
              {shown.unscanned === 0 && <ShieldCheck aria-hidden className="size-4 text-good" />}
              {shown.unscanned === 0
                ? "Each file was scanned for viruses"
                : `${shown.unscanned} of ${shown.count} were not scanned for viruses`}
            </p>
          </footer>
        </>
      )}
    </aside>
  );
}

function Kind({ title, files, children }: { title: string; files: readonly File[]; children: ReactNode }) {
  if (files.length === 0) return null;
  return (
    <section className="pt-4">
      <h4 className="font-[600] text-sm">{title}</h4>
      {children}
    </section>
  );
}

function Rows({
  files,
  icon: Icon,
  sender,
}: {
  files: readonly File[];
  icon: typeof FileText;
  sender: (file: File) => string;
}) {
  return (
    <ul className="mt-1">
      {files.map((file) => (
        <li key={file.id} className="border-rule border-t first:border-t-0">
          <a
            href={`${file.url}&save=1`}
            download
            className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 text-sm"
          >
            <Icon aria-hidden className="size-5 text-ink-3" />
            <span className="min-w-0">
              <b className="block truncate font-[600]">{file.name}</b>
              <span className="meta num block">
                {formatSize(file.size)}, {sender(file)}, <When iso={file.sentAt} as={localDayTitle} />
              </span>
            </span>
            <Download aria-hidden className="size-5 text-ink-2" />
            <span className="sr-only">Download</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
