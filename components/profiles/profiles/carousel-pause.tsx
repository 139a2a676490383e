"use client";

import { Pause, Play } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";

/** It is absent where nothing moves by itself. */
export function PauseButton({ paused, onToggle }: { paused: boolean; onToggle: () => void }) {
  return (
    <IconButton
      label={paused ? "Start rotation" : "Pause rotation"}
      onClick={onToggle}
      className="motion-reduce:hidden"
    >
      {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
    </IconButton>
  );
}
