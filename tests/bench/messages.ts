import Pusher from "pusher";
import PusherClient from "pusher-js";
import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import type { TestStack } from "../../scripts/lib/test-stack";
import { median } from "./measure";
import type { makePair } from "./pair";

/**
 * Measures the milliseconds from sending a message until the other client gets its event, beside a bare
 * trigger.
 */
export async function benchMessages(
  stack: TestStack,
  url: string,
  pair: Awaited<ReturnType<typeof makePair>>,
): Promise<BenchRow> {
  const { key, secret, appId, port } = stack.realtime;
  const client = new PusherClient(key, {
    wsHost: "127.0.0.1",
    wsPort: port,
    forceTLS: false,
    enabledTransports: ["ws"],
    cluster: "",
    channelAuthorization: {
      endpoint: `${url}/api/v1/realtime/auth`,
      transport: "ajax",
      headers: { authorization: `Bearer ${pair.recipient.accessToken}` },
    },
  });
  const channel = client.subscribe(`private-user-${pair.recipient.userId}`);
  await new Promise((resolve, reject) => {
    channel.bind("pusher:subscription_succeeded", resolve);
    channel.bind("pusher:subscription_error", reject);
  });
  const direct = new Pusher({ appId, key, secret, host: "127.0.0.1", port: String(port), useTLS: false });
  const heard = (event: string) =>
    new Promise<number>((resolve) => {
      channel.bind(event, function once() {
        channel.unbind(event, once);
        resolve(performance.now());
      });
    });
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < 60; round++) {
    const sent = performance.now();
    const arrival = heard("message.created");
    await pair.send(`Message ${round}`);
    ours.push((await arrival) - sent);
    const triggered = performance.now();
    const bare = heard("bench.ping");
    await direct.trigger(`private-user-${pair.recipient.userId}`, "bench.ping", {});
    floor.push((await bare) - triggered);
  }
  client.disconnect();
  return {
    what: "message stored and heard by the other client / a direct send",
    ours: `${median(ours).toFixed(1)} ms`,
    floor: `${median(floor).toFixed(1)} ms`,
    ratio: (median(ours) / median(floor)).toFixed(2),
  };
}
