"use client";

import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";
import { SectionHead } from "@/components/ui/section";
import { PRODUCT_NAME } from "@/lib/product";

/** Recovery codes are shown once: to copy, to download, or to write down. */
export function RecoveryCodes({ codes, onwards }: { codes: string[]; onwards: string }) {
  const [copied, setCopied] = useState(false);
  const text = `${PRODUCT_NAME} recovery codes\n\n${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section aria-label="Recovery codes">
      <SectionHead title="Recovery codes" note="Shown once" />
      <p className="mt-3 mb-5 text-ink-2 text-sm">
        Each opens the account once if the phone is lost. Keep them on paper.
      </p>
      <ol className="num grid grid-cols-2 gap-x-6 max-sm:gap-x-4">
        {codes.map((code) => (
          <li key={code} className="border-rule border-b py-2 text-sm sm:text-base">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          {copied ? "Copied" : "Copy"}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClass({ size: "sm" })}
        >
          <Download aria-hidden />
          Download
        </a>
      </div>
      <LinkButton href={onwards} variant="ink" className="mt-6">
        I have kept them safe
      </LinkButton>
    </section>
  );
}
