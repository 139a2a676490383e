import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import { closeDatabase } from "../../lib/platform/database";
import { createPusherServer } from "../../lib/platform/realtime/pusher-server";
import { makeAccount } from "../factories/accounts";
import { makeCollaboration } from "../factories/pitches";
import { call } from "../faults/support/client";
import { startHungServer } from "../faults/support/mail-server";
import { startFaultStack } from "../faults/support/stack";
import { median } from "./measure";

const ROUNDS = 60;

/** Measures how soon the product recovers from a database restart, and what hung servers add to a request. */
export async function benchFaults(): Promise<BenchRow[]> {
  const stack = await startFaultStack({ LOG_LEVEL: "warn" });
  try {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    await makeCollaboration(brand, press);
    await closeDatabase();
    await stack.startApp();
    let sent = 0;
    const write = async () => {
      const startedAt = performance.now();
      const body = { recipientId: press.userId, content: `Message ${++sent}` };
      const answer = await call(stack.url, "POST", "/messages", { token: brand.accessToken, body });
      return { isDone: answer?.status === 201, ms: performance.now() - startedAt };
    };
    const writeMany = async () => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push((await write()).ms);
      return median(times);
    };

    const keys = { appId: "app", key: "key", secret: "secret" };
    const server = await createPusherServer({ ...keys, host: "127.0.0.1", port: stack.realtimePort });
    await writeMany();
    const whole = await writeMany();
    await server.close();
    const hung = await startHungServer(stack.realtimePort);
    const broken = await writeMany();
    await hung.stop();

    const stoppedAt = performance.now();
    let refused = 0;
    await stack.restartDatabase(async () => {
      while (refused < 20) if (!(await write()).isDone) refused++;
    });
    const backAt = performance.now();
    while (!(await write()).isDone);
    const seconds = (from: number, to: number) => (to - from) / 1000;
    const recovery = seconds(backAt, performance.now());
    const away = seconds(stoppedAt, backAt);
    return [
      {
        what: "faults: seconds from the database's return to the first message / that it was away",
        ours: `${recovery.toFixed(2)} s`,
        floor: `${away.toFixed(2)} s`,
        ratio: (recovery / away).toFixed(2),
        goal: `5 s: ${recovery <= 5 ? "met" : "NOT met"}`,
      },
      {
        what: "faults: a message while the realtime server hangs / with it there",
        ours: `${broken.toFixed(1)} ms`,
        floor: `${whole.toFixed(1)} ms`,
        ratio: (broken / whole).toFixed(2),
      },
    ];
  } finally {
    await stack.stop();
  }
}
