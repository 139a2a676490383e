import { setTimeout as pause } from "node:timers/promises";

/** Returns the address at which this machine reaches a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host;
  return `http://${own.includes(":") && !own.startsWith("[") ? `[${own}]` : own}:${port}`;
}

/** Waits until `url` answers 200; throws a sentence with its last response after `timeoutMs`. */
export async function waitUntilReady(url: string, timeoutMs: number, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = "nothing";
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      if (response.ok) return;
      last = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch {
      last = "no connection";
    }
    await pause(200);
  }
  throw new Error(`The app did not become ready in ${timeoutMs / 1000} seconds. ${url} answered: ${last}.`);
}
