import type { DeckType } from "@/lib/utils/deck-paths";

/** The audience sees one window, the speaker the other. */
export type DeckSide = "audience" | "speaker";
type DeckMessage = {
  /** The slide that is shown, from 1. */
  slide?: number;
  /** The screen is black, or no longer is. */
  black?: boolean;
  /** It asks the other side which slide it shows. */
  asks?: true;
};

/** Connects a deck's windows in one browser; each hears the other side alone. */
export function openChannel(deck: DeckType, side: DeckSide, receive: (message: DeckMessage) => void) {
  const channel = new BroadcastChannel(`deck-${deck}`);
  channel.onmessage = ({ data }: MessageEvent<DeckMessage & { from: DeckSide }>) => {
    if (data.from !== side) receive(data);
  };
  return {
    post: (message: DeckMessage) => channel.postMessage({ ...message, from: side }),
    close: () => channel.close(),
  };
}
