"use client";

import { Play } from "lucide-react";
import { buttonClass } from "@/components/ui/button-style";
import { insteadOfOpening } from "@/components/ui/in-place";

/** The link plays the video further down the page; before and without scripts it leads to the video's own page. */
export function WatchDemoLink({ className }: { className?: string }) {
  function play() {
    window.location.hash = "demo";
    const video = document.querySelector<HTMLVideoElement>("#demo video");
    // Where the browser does not allow it, the video's own button is in sight.
    void video?.play().catch(() => {});
  }
  return (
    <a href="/watch-demo" className={buttonClass({ size: "lg", className })} onClick={insteadOfOpening(play)}>
      <Play aria-hidden />
      Watch Demo
    </a>
  );
}
