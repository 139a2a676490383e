import { connect, createServer, type Socket } from "node:net";

/** Passes what arrives at `port` on to `target` until it is stopped; both ports are this machine's. */
export async function startForwarder(port: number, target: number) {
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    stop: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}
