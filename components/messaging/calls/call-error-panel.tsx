"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { type CallProblem, callStore } from "@/lib/client/calls/call-store";

/** It stays until it is closed, and takes the focus, since a press has led to it. */
export function CallErrorPanel({ problem: { title, detail, retry } }: { problem: CallProblem }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div
      data-theme="dark"
      role="alert"
      className="fixed right-2 bottom-2 left-2 z-[70] rounded-md bg-sunk p-5 text-ink shadow-float md:right-10 md:bottom-10 md:left-auto md:w-[26rem]"
      onKeyDown={(event) => {
        if (event.key === "Escape") callStore.closeProblem();
      }}
    >
      <p className="meta flex items-center gap-2 text-bad">
        <CircleAlert aria-hidden className="size-4" />
        Call Error
      </p>
      <p className="h3 mt-1 text-pretty">{title}</p>
      {detail && <p className="mt-1 text-ink-2 text-sm">{detail}</p>}
      <p className="mt-4 flex gap-2">
        <Button ref={close} size="sm" onClick={callStore.closeProblem}>
          Close
        </Button>
        {retry && (
          <Button
            variant="text"
            size="sm"
            onClick={() => {
              callStore.closeProblem();
              retry();
            }}
          >
            Only listen
          </Button>
        )}
      </p>
    </div>
  );
}
