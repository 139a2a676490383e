"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { cn } from "@/lib/utils/cn";

/** Copies a text, or what an address of ours answers with, and says so in its own place. */
export function CopyButton({
  text,
  from,
  className,
  label,
}: {
  text?: string;
  from?: string;
  className?: string;
  label: string;
}) {
  const [message, setMessage] = useState("");

  async function copy() {
    try {
      await writeClipboard(text ?? readText(from ?? ""));
      setMessage("Copied");
    } catch {
      setMessage("Could not copy");
    }
    setTimeout(() => setMessage(""), 3000);
  }

  return (
    <button type="button" onClick={copy} className={cn(className)}>
      {message === "Copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{message || label}</span>
    </button>
  );
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Safari allows a deferred text only as a promise inside the item. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === "string") return navigator.clipboard.writeText(text);
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
