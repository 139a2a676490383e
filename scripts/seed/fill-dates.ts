const DAY = 86_400_000;

const written = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Returns the moment `days` after `base`; fractions are hours, negative days lie before. */
export const daysFrom = (base: Date, days: number): Date => new Date(base.getTime() + days * DAY);

/** Puts days in the place of `{+21}` and `{-3}`: "12 December 2026", counted from `base`, in UTC. */
export const fillDates = (text: string, base: Date): string =>
  text.replace(/\{([+-]\d+)\}/g, (_, days: string) => written.format(daysFrom(base, Number(days))));
