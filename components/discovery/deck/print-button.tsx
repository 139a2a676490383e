"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button-style";

/** It prints once every picture of the deck is there, in its light form: paper has no dark theme. */
export function PrintDeckButton({ pages }: { pages: number }) {
  const [isBusy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    for (const source of document.querySelectorAll<HTMLSourceElement>(".deck source"))
      source.media = "not all";
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".deck img")];
    for (const picture of pictures) picture.loading = "eager";
    // A picture that does not come leaves its alternative text.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    setBusy(false);
    window.print();
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void print()}
      className={buttonClass({ variant: "ink", className: "w-full" })}
    >
      <Printer aria-hidden />
      {isBusy ? "Loading the pictures" : `Print ${pages} pages`}
    </button>
  );
}
