"use client";

import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { cn } from "@/lib/utils/cn";
import { asideBy, fitKeys, type Held, moveEntry, placeUnder, pressHandle } from "./reorder";
import { useFocusAfter } from "./use-focus-after";

type Drag = { from: number; to: number; height: number; by: number; startY: number; middles: number[] };
/** So many pixels from the window's edges dragging scrolls, by so many at a time. */
const EDGE = 72;
const SCROLL = 14;
const ACTS = ["hold", "up", "down", "remove"];

export type Sorting = ReturnType<typeof useSorting>;

/**
 * Holds, moves, adds and removes the rows of a list, which itself is the caller's. Rows move by their handle with a
 * pointer or keys, by two buttons, and by Alt with an arrow key on any button of theirs; each way is announced. The
 * focus follows a moved row to the same button, goes to a new row's first field, and after a removal to the next row.
 */
export function useSorting({
  length,
  ids,
  nameOf,
  onMove,
  onRemove,
}: {
  length: number;
  /** The entries' ids; without them rows get keys of their own. */
  ids?: readonly string[];
  nameOf: (place: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
}) {
  const [stored, setKeys] = useState<number[]>([]);
  const [held, setHeld] = useState<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const { list, fallback, focusAfter } = useFocusAfter<HTMLOListElement>(ACTS);
  const fitted = fitKeys(stored, length);
  const keyOf = (place: number) => String(ids ? (ids[place] ?? "") : (fitted[place] ?? ""));

  /** Moves a row and announces it; `act` is the button that has the focus afterwards. */
  function move(from: number, to: number, act: string, saying?: string) {
    if (to < 0 || to >= length) return;
    setAnnouncement(saying ?? `${nameOf(from)}, place ${to + 1} of ${length}.`);
    focusAfter(keyOf(from), act);
    setKeys(moveEntry(fitted, from, to));
    onMove(from, to);
  }

  function remove(at: number) {
    setHeld(null);
    setAnnouncement(`${nameOf(at)} removed.`);
    focusAfter(keyOf(at + 1) || keyOf(at - 1), "remove");
    setKeys(fitted.filter((_, other) => other !== at));
    onRemove(at);
  }

  /** A row is about to be added at the end. */
  function expectRow() {
    const longer = fitKeys(fitted, length + 1);
    setKeys(longer);
    setAnnouncement("");
    focusAfter(String(longer[length]), "first");
  }

  function onHandleKey(event: KeyboardEvent, at: number) {
    if (event.altKey || event.nativeEvent.isComposing) return;
    const pressed = pressHandle(event.key, { name: nameOf(at), at, length }, held?.at === at ? held : null);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld(pressed.held);
    if (pressed.move) move(pressed.move.from, pressed.move.to, "hold", pressed.announcement);
    else setAnnouncement(pressed.announcement);
  }

  function onRowKey(event: KeyboardEvent, at: number) {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    // In a text these keys belong to the text.
    if (!event.altKey || by === 0 || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    setHeld(null);
    move(at, at + by, event.target.dataset.act ?? "hold");
  }

  function onPointerDown(event: PointerEvent, at: number) {
    const rows = list.current ? [...list.current.querySelectorAll<HTMLElement>(":scope > [data-row]")] : [];
    const own = rows[at]?.getBoundingClientRect();
    if (event.button !== 0 || !own) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const middles = rows
      .filter((_, other) => other !== at)
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2 + window.scrollY);
    const startY = event.clientY + window.scrollY;
    setHeld(null);
    setDrag({ from: at, to: at, by: 0, startY, middles, height: own.height });
  }

  function onPointerMove(event: PointerEvent) {
    if (!drag) return;
    if (event.clientY < EDGE) window.scrollBy(0, -SCROLL);
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
    const y = event.clientY + window.scrollY;
    setDrag({ ...drag, by: y - drag.startY, to: placeUnder(y, drag.middles) });
  }

  function onPointerEnd(isDropped: boolean) {
    if (!drag) return;
    setDrag(null);
    if (isDropped && drag.to !== drag.from) move(drag.from, drag.to, "hold");
  }

  const isHeld = (at: number) => held?.at === at || drag?.from === at;
  return {
    list,
    fallback,
    length,
    announcement,
    nameOf,
    keyOf,
    move,
    remove,
    expectRow,
    isHeld,
    row(at: number) {
      const offset = drag ? (at === drag.from ? drag.by : asideBy(at, drag)) : 0;
      return {
        "data-row": keyOf(at),
        onKeyDown: (event: KeyboardEvent) => onRowKey(event, at),
        style: offset ? { transform: `translateY(${offset}px)` } : undefined,
        className: cn(
          drag && !isHeld(at) && "transition-transform motion-reduce:transition-none",
          isHeld(at) && "relative z-2 rounded-md border-transparent bg-raised shadow-float",
        ),
      };
    },
    handle: (at: number) => ({
      onKeyDown: (event: KeyboardEvent) => onHandleKey(event, at),
      onPointerDown: (event: PointerEvent) => onPointerDown(event, at),
      onPointerMove,
      onPointerUp: () => onPointerEnd(true),
      onPointerCancel: () => onPointerEnd(false),
      // A held row stays where it is once the focus goes elsewhere; a move takes the focus along.
      onBlur: () => held?.at === at && setHeld(null),
    }),
  };
}
