import autocannon from "autocannon";

export type Load = { url: string; headers?: Record<string, string> };
export type Rate = { perSecond: number; p50: number; p99: number };

const CONNECTIONS = 16;

/** Measures the requests a second that an address answers; any status but a 2xx ends the bench. */
async function load({ url, headers }: Load, seconds: number): Promise<Rate> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, headers, connections: CONNECTIONS, duration: seconds };
    const run = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)));
    // The tool's own percentiles are in whole milliseconds, and most of our answers take less than one.
    run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  }
  return { perSecond: result.requests.average, p50: percentile(0.5), p99: percentile(0.99) };
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Loads two addresses in alternating rounds, so that a noisy moment affects both; the figures are medians.
 */
export async function compare(
  ours: Load,
  floor: Load,
  rounds = 3,
  seconds = 4,
): Promise<{ ours: Rate; floor: Rate; ratio: number }> {
  await load(ours, 2);
  await load(floor, 2);
  const found = { ours: [] as Rate[], floor: [] as Rate[] };
  for (let round = 0; round < rounds; round++) {
    found.ours.push(await load(ours, seconds));
    found.floor.push(await load(floor, seconds));
  }
  const middle = (rates: Rate[]): Rate => ({
    perSecond: median(rates.map((rate) => rate.perSecond)),
    p50: median(rates.map((rate) => rate.p50)),
    p99: median(rates.map((rate) => rate.p99)),
  });
  const result = { ours: middle(found.ours), floor: middle(found.floor) };
  return { ...result, ratio: result.ours.perSecond / result.floor.perSecond };
}
