"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button-style";

const sizes = [0.85, 1, 1.2, 1.45, 1.75];
const FIRST = 1;

export function TalkNotesHead() {
  const [size, setSize] = useState(FIRST);
  const small = buttonClass({ variant: "text", size: "sm" });
  const step = (by: number) => setSize(Math.min(Math.max(size + by, 0), sizes.length - 1));
  return (
    <div className="talk-notes-head mt-3.5 flex items-center border-rule border-t pt-1.5">
      <style>{`.talk{--notes-size:${sizes[size]}}`}</style>
      <h2 className="mr-auto font-semibold text-xs">Notes</h2>
      <button
        type="button"
        aria-label="Smaller notes"
        aria-disabled={size === 0}
        onClick={() => step(-1)}
        className={small}
      >
        A−
      </button>
      <button
        type="button"
        aria-label="Larger notes"
        aria-disabled={size === sizes.length - 1}
        onClick={() => step(1)}
        className={small}
      >
        A+
      </button>
    </div>
  );
}
