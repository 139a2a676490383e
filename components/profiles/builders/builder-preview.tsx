"use client";

import { useEffect, useRef, useState } from "react";
import { PREVIEW_PATH } from "@/components/profiles/builders/paths";
import { asStill, showBody, showWhole } from "@/components/profiles/builders/preview-document";
import { keepActing } from "@/lib/acting";
import { cn } from "@/lib/utils/cn";

/**
 * The server renders the page from the stored draft; a frame shows it without its scripts, under the policy of the
 * builder itself: nothing runs in it, so typing costs nothing here. A newer version replaces what is shown and leaves
 * the scroll where it was.
 */
export function BuilderPreview({
  version,
}: {
  /** The version of all that the page is made of: with another one it is read again. */
  version: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const isSeen = useSeen(box);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer draft is another page
  useEffect(() => {
    if (!isSeen) return;
    const control = new AbortController();
    readPreview(control.signal)
      .then(async (page) => {
        const shown = frame.current && (await documentOf(frame.current));
        if (!shown || control.signal.aborted) return;
        if (shown.querySelector("main")) showBody(shown, page);
        else await showWhole(shown, page);
        setState("shown");
      })
      .catch(() => void (control.signal.aborted || setState("failed")));
    return () => control.abort();
  }, [isSeen, version]);

  return (
    <div ref={box} className="relative">
      {state === "failed" && (
        <p role="status" className="meta border-rule border-b p-3">
          The preview can’t be loaded right now. It comes back with the next change.
        </p>
      )}
      {state === "loading" && (
        <p role="status" className="meta absolute p-3">
          Your page is being drawn
        </p>
      )}
      <iframe
        ref={(element) => {
          frame.current = element;
          // An empty document is needed, in the mode that ours are drawn in.
          if (element && !element.hasAttribute("srcdoc")) element.setAttribute("srcdoc", "<!doctype html>");
        }}
        title="Live preview of your page"
        className={cn(
          "block h-[70dvh] min-h-80 w-full border-0 md:h-[calc(100dvh-150px)]",
          state === "loading" && "invisible",
        )}
      />
    </div>
  );
}

/** Resolves to the frame's own empty page, once it has replaced the one that every frame begins with. */
async function documentOf(frame: HTMLIFrameElement): Promise<Document | null> {
  if (frame.contentDocument?.URL !== "about:srcdoc")
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  return frame.contentDocument;
}

async function readPreview(signal: AbortSignal): Promise<Document> {
  const answer = await fetch(keepActing(PREVIEW_PATH), { signal, credentials: "same-origin" });
  // The viewer is signed out, or is led to another screen.
  if (!answer.ok || answer.redirected) throw new Error("No preview");
  return asStill(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

/** Nothing is asked for while the preview is hidden. */
function useSeen(box: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return isSeen;
}
