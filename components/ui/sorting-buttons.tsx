import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { cn } from "@/lib/utils/cn";
import { IconButton } from "./icon-button";
import type { Sorting } from "./use-sorting";

type Row = { rows: Sorting; place: number };

/** A row is dragged by its handle, and moved by keys on it. */
export function SortingHandle({ rows, place }: Row) {
  const isHeld = rows.isHeld(place);
  return (
    <IconButton
      label={`Hold to move ${rows.nameOf(place)}`}
      aria-pressed={isHeld}
      data-act="hold"
      className={cn("cursor-grab touch-none text-ink-3", isHeld && "bg-sunk text-ink")}
      {...rows.handle(place)}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
}

export function SortingButtons({ rows, place }: Row) {
  const name = rows.nameOf(place);
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        data-act="up"
        disabled={place === 0}
        onClick={() => rows.move(place, place - 1, "up")}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        data-act="down"
        disabled={place === rows.length - 1}
        onClick={() => rows.move(place, place + 1, "down")}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}
