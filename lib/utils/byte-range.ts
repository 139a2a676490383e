/**
 * Reads the bytes that a `range` asks for of a file of `size` bytes (RFC 9110 14.2). Null where the file is answered
 * whole: without a range, for several, and for one that makes no sense.
 */
export function readRange(
  header: string | null | undefined,
  size: number,
): { from: number; to: number } | "outside" | null {
  const [whole, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (whole === undefined || (first === "" && last === "")) return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? "outside" : { from, to };
}
