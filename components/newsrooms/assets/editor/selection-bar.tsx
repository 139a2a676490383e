"use client";

import { Aperture, Download, PenLine, Scale, Shapes, Tag, Trash2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DownloadProgress, type DownloadState } from "@/components/newsrooms/assets/download-progress";
import type { SeveralFields } from "@/components/newsrooms/assets/editor/assets-api";
import { type SeveralAct, SeveralDialog } from "@/components/newsrooms/assets/editor/several-dialog";
import { zipFilesOf } from "@/components/newsrooms/assets/zip-files";
import type { ZipNewsroom } from "@/components/newsrooms/assets/zip-texts";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";

const acts = [
  { act: "credit", label: "Set credit", Icon: PenLine },
  { act: "tags", label: "Add tags", Icon: Tag },
  { act: "kind", label: "Change kind", Icon: Shapes },
  { act: "licence", label: "Set licence", Icon: Scale },
  { act: "source", label: "Set source", Icon: Aperture },
] as const;

/** The bar acts on all chosen assets at once; it is above the bottom bar on phones. */
export function SelectionBar({
  chosen,
  newsroom,
  onNone,
  onSave,
  onDelete,
}: {
  chosen: AssetView[];
  newsroom: ZipNewsroom;
  onNone: () => void;
  onSave: (fields: SeveralFields) => Promise<string | undefined>;
  onDelete: () => Promise<string | undefined>;
}) {
  const [open, setOpen] = useState<SeveralAct | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [state, setState] = useState<DownloadState>({ step: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const files = zipFilesOf(chosen);

  async function download() {
    const control = new AbortController();
    running.current = control;
    const [count, total] = [files.length, files.reduce((sum, { size }) => sum + size, 0)];
    setState({ step: "working", count, total, done: 0, bytes: 0 });
    try {
      const [{ makeZip, saveBlob }, { zipTextsOf }] = await Promise.all([
        import("@/components/newsrooms/assets/make-zip"),
        import("@/components/newsrooms/assets/zip-texts"),
      ]);
      const { zip, failed } = await makeZip(
        files,
        (progress) => setState({ step: "working", count, total, ...progress }),
        control.signal,
        zipTextsOf(files, newsroom, location.origin),
      );
      control.signal.throwIfAborted();
      saveBlob(zip, "assets.zip");
      setState({ step: "saved", count, failed });
    } catch {
      setState(control.signal.aborted ? { step: "idle" } : { step: "failed" });
    }
  }

  const none = chosen.length === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {none ? "" : `${chosen.length} chosen`}
      </p>
      {!none && (
        <fieldset
          aria-label="With the chosen assets"
          className="sticky top-2 low:static z-3 mb-4 flex min-h-12 min-w-0 flex-wrap items-center gap-x-0.5 md:flex-nowrap rounded-md bg-accent-tint py-0.5 pr-1 pl-3.5 max-md:not-low:fixed max-md:inset-x-0 max-md:top-auto max-md:w-full max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:mb-0 max-md:rounded-none max-md:border-rule max-md:border-t max-md:bg-paper max-md:pl-5"
        >
          <b className="mr-auto whitespace-nowrap font-[600] text-sm leading-11">{chosen.length} chosen</b>
          <span className="flex min-w-0 max-md:order-3 max-md:w-full max-md:overflow-x-auto md:flex-wrap">
            {acts.map(({ act, label, Icon }) => (
              <Button key={act} variant="text" size="sm" className="flex-none" onClick={() => setOpen(act)}>
                <Icon aria-hidden />
                {label}
              </Button>
            ))}
            <Button
              variant="text"
              size="sm"
              className="flex-none"
              disabled={files.length === 0}
              busy={state.step === "working"}
              busyLabel="Preparing"
              onClick={() => void download()}
            >
              <Download aria-hidden />
              Download zip
            </Button>
            <Button variant="text" size="sm" className="flex-none" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden />
              Delete
              <span className="sr-only"> the chosen assets</span>
            </Button>
          </span>
          <IconButton label="Choose none" onClick={onNone}>
            <X aria-hidden />
          </IconButton>
        </fieldset>
      )}
      <DownloadProgress
        name="assets"
        state={state}
        onCancel={() => running.current?.abort()}
        onRepeat={() => void download()}
      />
      {open && (
        <SeveralDialog act={open} count={chosen.length} onClose={() => setOpen(null)} onSave={onSave} />
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={chosen.length === 1 ? "Delete this asset?" : `Delete these ${chosen.length} assets?`}
        confirmLabel="Delete"
        busyLabel="Deleting"
        destructive
        onConfirm={onDelete}
      >
        They leave your newsroom with all their files. Whoever downloaded them keeps their copy.
      </ConfirmDialog>
    </>
  );
}
