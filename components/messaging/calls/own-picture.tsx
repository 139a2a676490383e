"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/lib/utils/cn";

const corners = [
  "right-4 bottom-4 md:right-5 md:bottom-5",
  "left-4 bottom-4 md:left-5 md:bottom-5",
  "left-4 top-4 md:left-5 md:top-5",
  "right-4 top-4 md:right-5 md:top-5",
] as const;

/** One's own picture goes to the next corner at a press, so that it hides nothing that matters. */
export function OwnPicture({
  stream,
  isScreen,
  isMirrored,
}: {
  stream: MediaStream;
  isScreen: boolean;
  isMirrored: boolean;
}) {
  const element = useRef<HTMLVideoElement>(null);
  const [corner, setCorner] = useState(0);
  useEffect(() => {
    if (element.current) element.current.srcObject = stream;
  }, [stream]);
  return (
    <button
      type="button"
      aria-label={
        isScreen ? "Your screen; move it to another corner" : "Your own video; move it to another corner"
      }
      onClick={() => setCorner((now) => (now + 1) % corners.length)}
      className={cn(
        "absolute w-26 overflow-hidden rounded-md shadow-[0_0_0_2px_var(--sunk)] md:w-42",
        corners[corner],
      )}
    >
      <video
        ref={element}
        muted
        playsInline
        autoPlay
        aria-hidden
        className={cn(
          "aspect-3/4 w-full bg-sunk md:aspect-4/3",
          isScreen ? "object-contain" : "object-cover",
          isMirrored && "-scale-x-100",
        )}
      />
    </button>
  );
}
