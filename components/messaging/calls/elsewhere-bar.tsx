"use client";

import { PhoneForwarded } from "lucide-react";
import { useCalls } from "@/components/messaging/calls/use-calls";
import { Button } from "@/components/ui/button";
import { callStore, kindOf } from "@/lib/client/calls/call-store";
import type { CallView } from "@/lib/domain/messaging/calls/schema";

/** One's own call is held on another device: this one may take it over. */
export function ElsewhereBar({ call }: { call: CallView }) {
  const { busy } = useCalls();
  return (
    <section
      aria-label="Call on another device"
      className="fixed right-2 bottom-18 left-2 z-[60] flex items-center gap-3 rounded-md border border-rule bg-raised py-2 pr-2 pl-4 text-sm shadow-lift md:right-10 md:bottom-6 md:left-auto md:w-[30rem]"
    >
      <PhoneForwarded aria-hidden className="size-5 flex-none text-good" />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-[600]">{call.counterpart.name}</b>
        <span className="meta block">Your {kindOf(call)} call is on another device</span>
      </span>
      <Button size="sm" busy={busy} busyLabel="Taking over" onClick={() => void callStore.take(call)}>
        Take over here
      </Button>
    </section>
  );
}
