"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";

/** The button confirms the copy. */
export function CopyQuote({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done);
  }
  return (
    <IconButton label={copied ? "Copied" : label} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}
