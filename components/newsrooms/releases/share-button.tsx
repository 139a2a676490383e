"use client";

import { Share2 } from "lucide-react";
import { useState } from "react";
import { cn } from "@/lib/utils/cn";

/** It opens the device's own sharing sheet, or copies the address where there is none. */
export function ShareButton({ title, path, className }: { title: string; path: string; className?: string }) {
  const [message, setMessage] = useState("");

  async function share() {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setMessage("Link copied");
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setMessage("Could not share");
    }
    setTimeout(() => setMessage(""), 3000);
  }

  return (
    <button type="button" onClick={share} className={cn(className)}>
      <Share2 aria-hidden />
      <span aria-live="polite">{message || "Share"}</span>
    </button>
  );
}
