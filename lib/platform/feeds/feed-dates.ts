const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Zones that RFC 822 names, in hours. */
const ZONES: Record<string, number> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ cet: 1, cest: 2, bst: 1, jst: 9 },
};

const ISO =
  /^(\d{4})-?(\d\d)?-?(\d\d)?(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?\s?([A-Za-z]{1,4}|[+-]\d\d:?\d{0,2})?)?$/;
const RFC =
  /^(?:[^\d,]{1,20},?\s?)?(\d{1,2})[\s-](\p{L}{3})\p{L}{0,10}\.?[\s-](\d{4}|\d\d)(?:\s(\d{1,2}):(\d\d)(?::(\d\d))?)?(?:\s?\(?([A-Za-z]{1,4}|[+-]\d\d:?\d{0,2})\)?)?/u;

/**
 * A feed's date as ISO 8601 in UTC: RFC 822 with two or four digits of the year and named zones, ISO 8601 with any of
 * its parts left out. Without a zone it is UTC. Null for what is no date, or one before 1900 or after 2100.
 */
export function parseFeedDate(written: string): string | null {
  const text = written.trim().replace(/\s+/g, " ").slice(0, 80);
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month = "01", day = "01", ...time] = iso;
    return toMoment(Number(year), Number(month), Number(day), time);
  }
  const rfc = RFC.exec(text);
  if (!rfc) return null;
  const [, day, name = "", year = "", ...time] = rfc;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? null : toMoment(fullYear(year), month, Number(day), time);
}

/** Two digits are of the hundred years that end in 2049. */
const fullYear = (year: string) => {
  const digits = Number(year);
  if (year.length > 2) return digits;
  return digits < 50 ? 2000 + digits : 1900 + digits;
};

function toMoment(year: number, month: number, day: number, time: (string | undefined)[]): string | null {
  const [hour = "0", minute = "0", second = "0", zone = "z"] = time;
  const isReal =
    year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
  if (!isReal || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  const local = Date.UTC(year, month - 1, day, Number(hour), Number(minute), Number(second));
  return new Date(local - minutesOf(zone) * 60_000).toISOString();
}

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function minutesOf(zone: string): number {
  const offset = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (!offset) return (ZONES[zone.toLowerCase()] ?? 0) * 60;
  const [, sign, hours, minutes = "0"] = offset;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
