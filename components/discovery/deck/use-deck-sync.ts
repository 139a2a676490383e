import { useEffect, useEffectEvent, useRef } from "react";
import { type DeckSide, openChannel } from "@/components/discovery/deck/deck-channel";
import type { DeckType } from "@/lib/utils/deck-paths";

/**
 * Synchronises the deck with the speaker's window, which asks for the current slide when it opens. From then on each
 * posts the slides that its own reader turns to, and never those that it was sent. Returns the function that tells the
 * other window whether the screen is black.
 */
export function useDeckSync({
  deck,
  side,
  readSlide,
  slide,
  onSlide,
  onBlack,
}: {
  deck: DeckType;
  side: DeckSide;
  /** The slide is read from the address as it is now: a render may lag behind it. */
  readSlide: () => number;
  slide: number;
  onSlide: (slide: number) => void;
  onBlack: (black: boolean) => void;
}) {
  const channel = useRef<ReturnType<typeof openChannel>>(null);
  const shared = useRef<number>(null);

  const receive = useEffectEvent(
    ({ slide: sent, black, asks }: { slide?: number; black?: boolean; asks?: true }) => {
      if (black !== undefined) onBlack(black);
      if (asks) channel.current?.post({ slide: readSlide() });
      if (sent === undefined || sent === shared.current) return;
      shared.current = sent;
      onSlide(sent);
    },
  );

  useEffect(() => {
    const opened = openChannel(deck, side, receive);
    channel.current = opened;
    if (side === "speaker") opened.post({ asks: true });
    return () => opened.close();
  }, [deck, side]);

  const share = useEffectEvent(() => {
    const now = readSlide();
    const isFirst = shared.current === null;
    if (now === shared.current) return;
    shared.current = now;
    if (!isFirst) channel.current?.post({ slide: now });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is shown, which `share` reads off the address
  useEffect(() => share(), [slide]);

  return (black: boolean) => channel.current?.post({ black });
}
