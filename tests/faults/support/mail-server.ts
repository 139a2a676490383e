import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type Received = { to: string[]; messageId: string; text: string };
/** The stage of a mail: its sender was named, it was sent but not yet taken, or it was taken. */
export type Stage = "sender" | "data" | "taken";

/**
 * Starts a mail server that reports each mail's stage. `mailbox` holds the mails that it answered with 250,
 * in order.
 */
export async function startMailServer(port: number) {
  const mailbox: Received[] = [];
  let watch: (stage: Stage, messageId: string) => Promise<void> = async () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_, __, done) => void watch("sender", "").then(() => done()),
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (piece) => {
        text += piece;
      });
      stream.on("end", async () => {
        const [, messageId = ""] = /^Message-ID:\s*(<[^>]+>)/im.exec(text) ?? [];
        await watch("data", messageId);
        mailbox.push({ to: session.envelope.rcptTo.map(({ address }) => address), messageId, text });
        done();
        await watch("taken", messageId);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  // A killed client breaks its connection.
  server.on("error", () => {});
  return {
    mailbox,
    onStage: (listener: typeof watch) => {
      watch = listener;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Starts a server that takes connections and bytes and never answers. */
export async function startHungServer(port: number) {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    connections: () => connections,
    stop: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}
