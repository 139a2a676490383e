"use client";

import { Download, FileText, Image as ImageIcon, Mic, ShieldCheck, Video } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { LoadMore } from "@/components/ui/load-more";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { When } from "@/components/ui/when-time";
import { ACTING_KEY } from "@/lib/acting";
import { api } from "@/lib/client/api";
import { kindNames } from "@/lib/domain/messaging/files/rules";
import type { FileListView } from "@/lib/domain/messaging/files/schema";
import { localDayTitle } from "@/lib/utils/dates";
import { formatSize } from "@/lib/utils/format-size";

const icons = { picture: ImageIcon, video: Video, audio: Mic, document: FileText };
type Shown = Omit<FileListView, "pagination"> & { cursor: string | null };

/** All files of a conversation, the newest first, each to be saved, and all of them as a zip. */
export function FilesPanel({
  conversationId,
  ownProfileId,
  theirName,
  onClose,
}: {
  conversationId: string;
  ownProfileId: string;
  theirName: string;
  onClose: () => void;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once when it opens
  useEffect(() => void load(), []);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Files of this conversation" phone="full">
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
            <ul className="mt-2">
              {shown.files.map((file) => {
                const Icon = icons[file.kind];
                return (
                  <li key={file.id} className="border-rule border-t last:border-b">
                    <a
                      href={`${file.url}&save=1`}
                      download
                      className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 text-sm"
                    >
                      <Icon aria-hidden className="size-5 text-ink-3" />
                      <span className="min-w-0">
                        <b className="block truncate font-[600]">{file.name}</b>
                        <span className="meta num block">
                          {kindNames[file.kind]}, {formatSize(file.size)},{" "}
                          {file.profileId === ownProfileId ? "you" : theirName},{" "}
                          <When iso={file.sentAt} as={localDayTitle} />
                        </span>
                      </span>
                      <Download aria-hidden className="size-5 text-ink-2" />
                      <span className="sr-only">Download</span>
                    </a>
                  </li>
                );
              })}
            </ul>
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
            <a
              href={`/api/v1/messages/conversations/${conversationId}/zip?${ACTING_KEY}=${ownProfileId}`}
              download
              className={buttonClass({ className: "mt-4 w-full" })}
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
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
