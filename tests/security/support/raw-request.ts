import { request } from "node:http";
import { one } from "./http";

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

/**
 * Sends a request line and headers exactly as given, because fetch would tidy the path, refuse a Host header
 * and add headers of its own. `body` is sent in chunks where no content-length is given.
 */
export function rawRequest(
  path: string,
  {
    method = "GET",
    headers = {},
    body,
    at = one,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer; at?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(at);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    sent.on("error", reject);
    // A body that is shorter than declared never completes, so the answer must come without it.
    sent.end(body);
  });
}
