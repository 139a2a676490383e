"use client";

import { Square, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { openChannel } from "@/components/discovery/deck/deck-channel";
import { buttonClass } from "@/components/ui/button-style";
import { type DeckType, deckPath } from "@/lib/utils/deck-paths";

/** The speaker can make the other window black, and end the talk. */
export function TalkTools({ deck }: { deck: DeckType }) {
  const channel = useRef<ReturnType<typeof openChannel>>(null);
  const [isBlack, setBlack] = useState(false);

  useEffect(() => {
    const opened = openChannel(deck, "speaker", ({ black }) => black !== undefined && setBlack(black));
    channel.current = opened;
    return () => opened.close();
  }, [deck]);

  function setScreen(black: boolean) {
    setBlack(black);
    channel.current?.post({ black });
  }

  function end() {
    setScreen(false);
    window.close();
    // The browser does not close a window that no script opened.
    window.location.assign(deckPath(deck));
  }

  return (
    <div className="talk-tools deck-needs-scripts flex flex-wrap items-center gap-2 self-start pt-5">
      <button
        type="button"
        aria-pressed={isBlack}
        onClick={() => setScreen(!isBlack)}
        className={buttonClass({ variant: isBlack ? "line" : "text" })}
      >
        <Square aria-hidden />
        Black screen
      </button>
      <button type="button" onClick={end} className={buttonClass({ variant: "text", className: "ml-auto" })}>
        <X aria-hidden />
        End
      </button>
    </div>
  );
}
