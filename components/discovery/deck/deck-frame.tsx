import type { DeckSlide } from "@/components/discovery/deck/deck-slide";
import { cn } from "@/lib/utils/cn";

/** `fixed` stays 16:9 on phones, where slides otherwise stack. */
export function DeckFrame({
  slide: { composition, drawn },
  fixed = false,
}: {
  slide: DeckSlide;
  fixed?: boolean;
}) {
  return (
    <div className="slide-frame">
      <div
        className={cn("slide", `slide-${composition}`)}
        data-fixed={fixed || undefined}
        data-theme={composition === "closing" ? "dark" : undefined}
      >
        {drawn}
      </div>
    </div>
  );
}

export function DeckNotes({ notes }: { notes: string[] }) {
  return (
    <div className="deck-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
