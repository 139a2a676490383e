"use client";

import { Share2 } from "lucide-react";
import { useState } from "react";
import { cn } from "@/lib/utils/cn";

/** It opens the device's own sharing sheet, or copies the address where there is none. */
export function ShareButton({ title, path, className }: { title: string; path: string; className?: string }) {
  const [said, setSaid] = useState("");

  async function share() {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid("Link copied");
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setSaid("Could not share");
    }
    setTimeout(() => setSaid(""), 3000);
  }

  return (
    <button type="button" onClick={share} className={cn(className)}>
      <Share2 aria-hidden />
      <span aria-live="polite">{said || "Share"}</span>
    </button>
  );
}
