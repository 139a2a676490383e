"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { asideBy, fitKeys, type Held, moveEntry, placeUnder, pressHandle } from "./reorder";

type Drag = { from: number; to: number; height: number; by: number; startY: number; middles: number[] };
/** Pixels from the window's edges where dragging scrolls, and how far at a time. */
const EDGE = 72;
const SCROLL = 14;

/**
 * Holds, moves, adds and removes rows of a list whose entries have no ids. Rows carry `data-row` with their key; the
 * focus follows a moved row to the same button, goes to a new row's first field, and after a removal to the next row.
 */
export function useSorting<T>({
  entries,
  onChange,
  nameOf,
}: {
  entries: readonly T[];
  onChange: (entries: T[]) => void;
  nameOf: (entry: T, place: number) => string;
}) {
  const { length } = entries;
  const list = useRef<HTMLOListElement>(null);
  const [stored, setKeys] = useState<number[]>([]);
  const [held, setHeld] = useState<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState("");
  const focusAfter = useFocusInRow(list);
  const keys = fitKeys(stored, length);

  function move(from: number, to: number, act: string) {
    const key = keys[from];
    setKeys(moveEntry(keys, from, to));
    onChange(moveEntry(entries, from, to));
    if (key !== undefined) focusAfter(key, act);
  }

  function step(place: number, by: -1 | 1) {
    const entry = entries[place];
    if (entry === undefined) return;
    setSaid(`${nameOf(entry, place)}, place ${place + by + 1} of ${length}.`);
    move(place, place + by, by < 0 ? "up" : "down");
  }

  function remove(place: number) {
    const entry = entries[place];
    if (entry === undefined) return;
    setHeld(null);
    setSaid(`${nameOf(entry, place)} removed.`);
    setKeys(keys.filter((_, at) => at !== place));
    onChange(entries.filter((_, at) => at !== place));
    focusAfter(keys[place + 1] ?? keys[place - 1] ?? null, "remove");
  }

  function add(entry: T) {
    const longer = fitKeys(keys, length + 1);
    setKeys(longer);
    setSaid("");
    onChange([...entries, entry]);
    focusAfter(longer[length] ?? null, "first");
  }

  function onKeyDown(event: KeyboardEvent, place: number) {
    const entry = entries[place];
    if (entry === undefined || event.nativeEvent.isComposing) return;
    const row = { name: nameOf(entry, place), at: place, length };
    const pressed = pressHandle(event.key, row, held?.at === place ? held : null);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld(pressed.held);
    if (pressed.said) setSaid(pressed.said);
    if (pressed.move) move(pressed.move.from, pressed.move.to, "hold");
  }

  function onPointerDown(event: PointerEvent, place: number) {
    const rows = list.current ? [...list.current.querySelectorAll<HTMLElement>(":scope > [data-row]")] : [];
    const own = rows[place]?.getBoundingClientRect();
    if (event.button !== 0 || !own) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const middles = rows
      .filter((_, at) => at !== place)
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2 + window.scrollY);
    const startY = event.clientY + window.scrollY;
    setHeld(null);
    setDrag({ ...{ from: place, to: place, by: 0, startY, middles }, height: own.height });
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
    const entry = entries[drag.from];
    setDrag(null);
    if (!isDropped || drag.to === drag.from || entry === undefined) return;
    setSaid(`${nameOf(entry, drag.from)}, place ${drag.to + 1} of ${length}.`);
    move(drag.from, drag.to, "hold");
  }

  return {
    ...{ list, keys, said, step, remove, add },
    isHeld: (place: number) => held?.at === place || drag?.from === place,
    /** How far a row stands from its place, in pixels, while one is dragged. */
    offsetOf: (place: number) => (drag ? (place === drag.from ? drag.by : asideBy(place, drag)) : 0),
    isDragging: drag !== null,
    handle: (place: number) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place),
      onPointerDown: (event: PointerEvent) => onPointerDown(event, place),
      onPointerMove,
      onPointerUp: () => onPointerEnd(true),
      onPointerCancel: () => onPointerEnd(false),
      // What is held stays where it is once the focus goes elsewhere; a move takes the focus along.
      onBlur: () => held?.at === place && setHeld(null),
    }),
  };
}

/** Focuses a button of a row once the list is rendered again; a null row is what stands after the list. */
function useFocusInRow(list: { readonly current: HTMLElement | null }) {
  const wanted = useRef<{ key: number | null; act: string } | null>(null);
  useEffect(() => {
    if (!wanted.current || !list.current) return;
    const { key, act } = wanted.current;
    wanted.current = null;
    const row = key === null ? null : list.current.querySelector(`:scope > [data-row="${key}"]`);
    const found =
      act === "first"
        ? row?.querySelector<HTMLElement>("input:not([type=file]), select, textarea")
        : (row?.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`) ??
          row?.querySelector<HTMLElement>('[data-act="hold"]'));
    (found ?? list.current.parentElement?.querySelector<HTMLElement>("[data-add]"))?.focus();
  });
  return (key: number | null, act: string) => {
    wanted.current = { key, act };
  };
}
