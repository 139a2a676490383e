import { Agent, type IncomingMessage, request } from "node:http";
import type { Load } from "./measure";

const AT_ONCE = 16;
/** One of so many callers leaves before the answer is complete: half of them before it begins. */
const LEAVES = 8;

/**
 * Asks for these addresses in turn, `count` times in all. Callers that stay to the end have to be answered below 500.
 */
export async function sendMixed(loads: readonly Load[], count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const caller = async () => {
    while (next < count) {
      const n = next++;
      const load = loads[n % loads.length];
      if (load) await (n % LEAVES === 0 ? leave(load, n % (2 * LEAVES) === 0) : answered(load, agent));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  agent.destroy();
}

const answered = ({ url, headers }: Load, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(url, { headers, agent }, (response: IncomingMessage) => {
      const { statusCode = 0 } = response;
      if (statusCode >= 500) reject(new Error(`${url} answered ${statusCode}`));
      response.resume().once("end", resolve).once("error", reject);
    });
    sent.once("error", reject).end();
  });

/** Each has a connection of its own, which ends once the request is sent, or with the first bytes of the answer. */
const leave = ({ url, headers }: Load, isAtOnce: boolean) =>
  new Promise<void>((resolve) => {
    const sent = request(url, { headers, agent: false }, (response) =>
      response.once("data", () => sent.destroy()),
    );
    sent.once("error", () => {}).once("close", resolve);
    sent.end(() => isAtOnce && setImmediate(() => sent.destroy()));
  });
