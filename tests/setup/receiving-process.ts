/**
 * A server in a process of its own, so that its memory can be measured: it takes a form's file as a route handler does,
 * stores it under its digest, and answers its size. `GET /` answers the most memory it ever had, in bytes.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { storage } from "@/lib/platform/storage/storage";
import { withUploadFolder } from "@/lib/platform/uploads/upload-folder";
import { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { readMultipart } from "@/lib/transport/multipart";

const bytes = Number(process.argv[2]);
const bounds = { maxBytes: bytes + 64 * 1024, files: { file: { bytes, sentence: "Too large" } } };

/** As Next hands a request to a route handler. */
const requestOf = (message: IncomingMessage) =>
  new Request(`http://localhost${message.url}`, {
    method: "POST",
    headers: message.headers as Record<string, string>,
    body: message as never,
    duplex: "half",
  } as RequestInit);

const receive = (message: IncomingMessage) =>
  withUploadFolder(async (folder) => {
    const { file } = await readMultipart(requestOf(message), bounds, folder);
    if (!(file instanceof UploadedFile)) throw new Error("No file came.");
    const key = `received/${file.digest}`;
    await (await storage()).put(key, file, { contentType: "application/octet-stream" });
    return file.size;
  });

const server = createServer(async (message, response) => {
  const answer = message.method === "GET" ? process.resourceUsage().maxRSS * 1024 : await receive(message);
  response.end(String(answer));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
