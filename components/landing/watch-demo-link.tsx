"use client";

import { Play } from "lucide-react";
import { buttonClass } from "@/components/ui/button-style";

/** Leads to the video and, where the browser allows it, starts it. */
export function WatchDemoLink({ className }: { className?: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to the video; the press starts it on top of that
    <a
      href="#demo"
      className={buttonClass({ size: "lg", className })}
      onClick={() =>
        void document
          .querySelector<HTMLVideoElement>("#demo video")
          ?.play()
          .catch(() => {})
      }
    >
      <Play aria-hidden />
      Watch Demo
    </a>
  );
}
