/** Slides are counted from 1. */
export const clampSlide = (slide: number, count: number): number => Math.min(Math.max(slide, 1), count);

/** A slide's id in its page is also its fragment in the address. */
export const slideId = (slide: number): string => `slide-${slide}`;

/** Returns the slide that a fragment names, clamped; null for a fragment that names none. */
export function slideOfFragment(fragment: string, count: number): number | null {
  const [, number] = /^slide-(-?\d+)$/.exec(fragment) ?? [];
  return number === undefined ? null : clampSlide(Number(number), count);
}

/** A presenter's remote sends Page Up and Page Down. */
const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["PageDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
  ["PageUp", -1],
]);

/** Returns the slide that a key leads to, clamped; null for a key that turns nothing. */
export function slideAfterKey(
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  slide: number,
  count: number,
): number | null {
  if (key === "Home") return 1;
  if (key === "End") return count;
  const by = key === " " ? (shiftKey ? -1 : 1) : steps.get(key);
  return by === undefined ? null : clampSlide(slide + by, count);
}

/** Writes "03:10", and "1:03:10" from an hour on. */
export function elapsedText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(Math.floor(seconds) % 60)}`;
}
