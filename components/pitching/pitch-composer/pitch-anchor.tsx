"use client";

import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import {
  type ComposerRecipient,
  PITCH_HASH,
  pitchPath,
} from "@/components/pitching/pitch-composer/recipient";
import { Link } from "@/components/ui/link";

/** The window, its form and their rules load with the click, which also asks who the sender is. */
async function loadDialog() {
  const { ComposerDialog, fetchSender } = await import(
    "@/components/pitching/pitch-composer/composer-dialog"
  );
  return { Dialog: ComposerDialog, sender: await fetchSender() };
}

/**
 * The link leads to the page where a pitch is written; a click opens the same form in a window over this page. Without
 * JavaScript, in a new tab, or where the window does not load, it stays a link. The page's address with `#pitch` opens
 * it at once, as people come back from signing in.
 */
export function PitchAnchor({
  recipient,
  label,
  className,
  children,
}: {
  recipient: ComposerRecipient;
  /** Screen readers hear this instead of the label. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const [open, setOpen] = useState(false);
  const path = pitchPath(recipient);

  const start = useCallback(async () => {
    const ready = await loadDialog().catch(() => null);
    if (!ready) return window.location.assign(path);
    setLoaded(ready);
    setOpen(true);
  }, [path]);

  useEffect(() => {
    if (window.location.hash !== PITCH_HASH) return;
    // The first link of the page takes the fragment; the others find the address without it, and so does a reload.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
    void start();
  }, [start]);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void start();
  }

  return (
    <>
      <Link
        href={path}
        prefetch={false}
        aria-label={label}
        aria-haspopup="dialog"
        className={className}
        onClick={onClick}
      >
        {children}
      </Link>
      {loaded && (
        <loaded.Dialog recipient={recipient} sender={loaded.sender} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
