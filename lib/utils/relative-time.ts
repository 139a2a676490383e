const HOUR = 3_600_000;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/**
 * How long ago something was: "Just now" under an hour (and for a clock that runs ahead), hours under a day,
 * else days (docs/product.md#relative-time).
 */
export function relativeTime(then: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - then.getTime()) / HOUR);
  if (hours < 1) return "Just now";
  return hours < 24 ? ago(hours, "hour") : ago(Math.floor(hours / 24), "day");
}
