import type { DeckType } from "@/lib/utils/deck-paths";

/** Which window speaks: the one that everybody sees, or the speaker's. */
export type DeckSide = "audience" | "speaker";
type DeckMessage = {
  /** The slide that is shown, from 1. */
  slide?: number;
  /** The screen is black, or is not. */
  black?: boolean;
  /** Asks the other side which slide it shows. */
  asks?: true;
};

/** The line between a deck's windows in one browser; each hears the other side alone. */
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
