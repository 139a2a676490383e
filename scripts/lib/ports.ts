import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export function isPortFree(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Throws a sentence when the port stays taken: an app that was killed may still be finishing its last responses. */
export async function demandFreePort(port: number, host: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if (await isPortFree(port, host)) return;
    await pause(100);
  }
  throw new Error(`Port ${port} is taken on ${host}. Stop what uses it, or set PORT to another.`);
}

/** Systems give outgoing connections ports from 32,768 on, and might give one of them between picking and listening. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const picked = new Set<number>();

/** Picks a free port on the loopback address: `preferred` where it is free, else one that no connection gets. */
export async function pickPort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (picked.has(port) || !(await isPortFree(port))) continue;
    picked.add(port);
    return port;
  }
}
