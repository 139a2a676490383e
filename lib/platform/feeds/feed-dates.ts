const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Zones that RFC 822 names, in hours. */
const ZONES: Record<string, number> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ cet: 1, cest: 2, bst: 1, jst: 9 },
};

/** No clock is further from UTC, in hours. */
const FURTHEST = 14;

const ISO = /^(\d{4})-?(\d\d)?-?(\d\d)?(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?(.*))?$/;
const RFC =
  /^(?:[^\d,]{1,20},?\s?)?(\d{1,2})[\s-](\p{L}{3})\p{L}{0,10}\.?[\s-](\d{4}|\d\d)(?:\s(\d{1,2}):(\d\d)(?::(\d\d))?(.*)|\D*)$/u;
/** Dates as browsers write them begin with the month: "Thu Nov 26 2026 10:00:00 GMT+0100 (CET)". */
const MONTH_FIRST = /^\p{L}{3},? (\p{L}{3,9}) (\d{1,2}),? (\d{4})(?= |$)/u;

/**
 * A feed's date as ISO 8601 in UTC: RFC 822 with two or four digits of the year and named zones, ISO 8601 with any of
 * its parts left out. Without a zone it is UTC. Null for what is no date, a time or zone that is not read here, or one
 * before 1900 or after 2100.
 */
export function parseFeedDate(written: string): string | null {
  const text = written.trim().replace(/\s+/g, " ").slice(0, 80).replace(MONTH_FIRST, "$2 $1 $3");
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
  const [hour = "0", minute = "0", second = "0", zone = ""] = time;
  const ahead = minutesOf(zone.trim());
  const isReal =
    year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
  if (!isReal || ahead === null || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60)
    return null;
  const local = Date.UTC(year, month - 1, day, Number(hour), Number(minute), Number(second));
  return new Date(local - ahead * 60_000).toISOString();
}

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns how far a zone is ahead of UTC, by its offset or its name; null where neither is understood. */
function minutesOf(zone: string): number | null {
  const [, name = "", sign, hours = "0", minutes = "0"] =
    /^\(?([A-Za-z]*)\s?(?:([+-])(\d\d):?(\d\d)?)?\)?(?:\s?\(.*)?$/.exec(zone) ?? [null, "unknown"];
  const named = name === "" ? 0 : ZONES[name.toLowerCase()];
  if (named === undefined || (sign && named !== 0)) return null;
  if (!sign) return named * 60;
  if (Number(hours) > FURTHEST || Number(minutes) > 59) return null;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
