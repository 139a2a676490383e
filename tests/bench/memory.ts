import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import WebSocket from "ws";
import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";

/** Bytes of JavaScript objects that are still in use, and of the whole process. */
export type Memory = { live: number; resident: number };

const LIMIT: Memory = { live: 250e6, resident: 600e6 };

/**
 * Reads a process' resident memory as it is, then its live objects after a full collection, through node's
 * inspector, which SIGUSR1 opens at `inspectPort` (`--inspect-port` of that process).
 */
export async function readMemory(pid: number, inspectPort: number): Promise<Memory> {
  const resident = readResident(pid);
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findInspector(inspectPort));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  try {
    // The second collection frees what finalizers of the first one released.
    for (let n = 0; n < 2; n++) await ask(socket, "HeapProfiler.collectGarbage");
    const { usedSize } = await ask<{ usedSize: number }>(socket, "Runtime.getHeapUsage");
    return { live: usedSize, resident };
  } finally {
    socket.close();
  }
}

function readResident(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

async function findInspector(port: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (tries > 100) throw error;
    }
    await pause(100);
  }
}

let lastId = 0;

function ask<T>(socket: WebSocket, method: string): Promise<T> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const listen = (data: WebSocket.RawData) => {
      const answer = JSON.parse(data.toString()) as { id?: number; result: T };
      if (answer.id !== id) return;
      socket.off("message", listen);
      resolve(answer.result);
    };
    socket.on("message", listen);
    socket.send(JSON.stringify({ id, method }));
  });
}

/** A row of the table: what the process holds, with the limit. */
export function memoryRow(what: string, memory: Memory): BenchRow {
  const ratio = Math.max(memory.live / LIMIT.live, memory.resident / LIMIT.resident);
  return {
    ...{ what, ours: described(memory), floor: `at most ${described(LIMIT)}`, ratio: ratio.toFixed(2) },
    goal: `1.00: ${ratio <= 1 ? "met" : NOT_MET}`,
  };
}

const NOT_MET = "NOT met";

/** These end the bench with an error: a process beyond its memory is no matter of a busy machine. */
export const beyondMemory = (rows: readonly BenchRow[]) =>
  rows.filter(({ what, goal }) => what.startsWith("The app's memory") && goal?.endsWith(NOT_MET));

const described = ({ live, resident }: Memory) =>
  `${Math.round(live / 1e6)} MB live, ${Math.round(resident / 1e6)} MB resident`;
