/** Moves the entry at `from` to `to`; returns the same list where either place is outside it. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  if (!(from in list) || !(to in list)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** A row that is held by its handle moved from one place to another. Places count from 0. */
export type Held = { from: number; at: number };

type Step = {
  held: Held | null;
  /** The places that change, for the list. */
  move?: { from: number; to: number };
  /** The sentence for the live region. */
  announcement: string;
};

const place = (at: number, length: number) => `place ${at + 1} of ${length}`;

/**
 * Space or Enter on a row's handle takes the row up and lets it go, arrow keys move it while it is held, Escape puts it
 * back. Null for any other key, which stays the browser's.
 */
export function pressHandle(
  key: string,
  row: { name: string; at: number; length: number },
  held: Held | null,
): Step | null {
  const { name, at, length } = row;
  const takes = key === " " || key === "Enter";
  if (!held) {
    if (!takes) return null;
    const keys = "Arrow keys move it, Space lets go, Escape puts it back.";
    return { held: { from: at, at }, announcement: `${name} held, ${place(at, length)}. ${keys}` };
  }
  if (takes) return { held: null, announcement: `${name} let go, ${place(held.at, length)}.` };
  if (key === "Escape") {
    const back = { from: held.at, to: held.from };
    return { held: null, move: back, announcement: `${name} put back, ${place(held.from, length)}.` };
  }
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const to = Math.min(Math.max(held.at + (key === "ArrowDown" ? 1 : -1), 0), length - 1);
  if (to === held.at) return { held, announcement: `${name} stays, ${place(to, length)}.` };
  return {
    held: { ...held, at: to },
    move: { from: held.at, to },
    announcement: `${name}, ${place(to, length)}.`,
  };
}

/** A row that is dragged to `y` takes this place, by the middles of the other rows in order. */
export const placeUnder = (y: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < y).length;

/** Returns how many pixels the row at `place` moves aside while the one at `from` is dragged to `to`. */
export function asideBy(place: number, { from, to, height }: { from: number; to: number; height: number }) {
  if (place > from && place <= to) return -height;
  return place < from && place >= to ? height : 0;
}

/** A list whose entries have no ids gets as many keys: the first ones stay, then come new ones. */
export function fitKeys(keys: readonly number[], length: number): number[] {
  const next = Math.max(-1, ...keys) + 1;
  return Array.from({ length }, (_, place) => keys[place] ?? next + place - Math.min(keys.length, length));
}
