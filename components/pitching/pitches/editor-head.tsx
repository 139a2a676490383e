"use client";

import { FileText, History, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { SaveNote } from "./save-note";

/** The head says 'Editing: {title}' or 'New Pitch', and how safe the text is, and has Close. */
export function EditorHead({
  title,
  state,
  isNew,
  inUse,
  bell,
  closing,
  onClose,
}: {
  title: string;
  state: Parameters<typeof SaveNote>[0]["state"];
  isNew: boolean;
  /** The pitch is used for matching: its changes wait for Save. */
  inUse: boolean;
  bell: ReactNode;
  closing: boolean;
  onClose: () => void;
}) {
  return (
    <div className="flex items-center gap-4 border-rule border-b py-2.5 pr-2 pl-5 md:py-3.5 md:pr-4 md:pl-6 xl:pl-8">
      <div className="min-w-0 flex-1 md:flex md:items-center md:justify-between md:gap-4">
        <h1 className="h2 [overflow-wrap:anywhere]">{title}</h1>
        <SaveNote state={state} isNew={isNew} inUse={inUse} className="md:max-w-[45%]" />
      </div>
      <div className="-mr-3 max-md:hidden">{bell}</div>
      <IconButton label="Close" aria-busy={closing} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** Text of an earlier visit is back; the note leads back to what the server has. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 rounded-md bg-warn-tint py-1.5 pr-2 pl-4 text-sm"
    >
      <History aria-hidden className="size-5 text-warn" />
      <span>Text that was not saved yet is back.</span>
      <Button variant="text" size="sm" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}

/** The pitch belongs to a page, whose next save replaces what is changed here. */
export function OfPageNote({ href }: { href: string }) {
  return (
    <p className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-3 rounded-md bg-sunk px-4 py-3 text-sm">
      <FileText aria-hidden className="size-5 text-ink-2" />
      <span>
        These are the words of a pitch page. Its next save replaces what you change here.{" "}
        <Link href={href} className="link">
          Edit the page
        </Link>
      </span>
    </p>
  );
}
