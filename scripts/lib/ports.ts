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

/** Picks a free port on the loopback address: `preferred` where it is free, else one that the system picks. */
export async function pickPort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
