"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { SectionHead } from "@/components/ui/section";
import type { NewToken } from "@/lib/domain/accounts/tokens/schema";
import { utcDay } from "@/lib/utils/dates";

/** A token is shown once: only its hash is stored. */
export function NewTokenNote({ made: { token, secret }, onwards }: { made: NewToken; onwards: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section aria-label="New API token">
      <SectionHead title={token.name} note="Shown once" />
      <p className="mt-3 mb-5 text-ink-2 text-sm">
        Copy the token now: nobody can show it again. It works until {utcDay(token.expiresAt)}.
      </p>
      <p className="num border-rule border-y py-3 [overflow-wrap:anywhere]">
        <code>{secret}</code>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          {copied ? "Copied" : "Copy"}
        </Button>
        {/* A full load: the page that holds the answer is this one. */}
        <a href={onwards} className={buttonClass({ variant: "ink", size: "sm" })}>
          I have stored it
        </a>
      </div>
    </section>
  );
}
