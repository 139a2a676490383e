import { once } from "node:events";
import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { log } from "@/lib/platform/log";
import { settings } from "@/lib/platform/settings/settings";

/** A scanner's word about a file; `unscanned` where there is none, or it did not answer. */
export type ScanResult = "unscanned" | "clean" | "refused";

const ANSWER_MS = 30_000;

/**
 * Asks clamd, where `CLAMD_URL` names one, what it says of a file: its INSTREAM command takes the file in pieces, each
 * behind its length (https://docs.clamav.net/manual/Usage/Scanning.html).
 */
export async function scanForViruses(path: string): Promise<ScanResult> {
  const address = settings().CLAMD_URL;
  if (!address) return "unscanned";
  try {
    const answer = await askClamd(new URL(address), path);
    if (/\bFOUND$/.test(answer)) return "refused";
    if (/\bOK$/.test(answer)) return "clean";
    throw new Error(`clamd answered ${answer}`);
  } catch (error) {
    log.error({ err: error }, "The virus scanner did not answer, so a file went unscanned");
    return "unscanned";
  }
}

async function askClamd({ hostname, port }: URL, path: string): Promise<string> {
  const socket = connect({ host: hostname, port: Number(port || 3310) });
  const fail = (error: Error) => void socket.destroy(error);
  try {
    socket.setTimeout(ANSWER_MS, () => fail(new Error("clamd took too long")));
    await once(socket, "connect");
    const answer = readAll(socket);
    socket.write("zINSTREAM\0");
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      socket.write(length);
      if (!socket.write(piece)) await once(socket, "drain");
    }
    socket.write(Buffer.alloc(4));
    return await answer;
  } finally {
    socket.destroy();
  }
}

async function readAll(source: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8").replaceAll("\0", "").trim();
}
