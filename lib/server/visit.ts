import type { IncomingMessage } from "node:http";
import type { Visit } from "../platform/request-context";
import { CLIENT_ADDRESS_HEADER } from "./request-guard";

/** Reads what figures ask about a request, whose headers are cleaned. */
export const visitOf = ({ method, headers }: IncomingMessage): Visit => ({
  address: `${headers[CLIENT_ADDRESS_HEADER] ?? ""}`,
  browser: headers["user-agent"] ?? "",
  isHead: method === "HEAD",
  isPrefetch: /prefetch|prerender|preview/.test(
    `${headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"] ?? ""}`,
  ),
  wantsPrivacy: headers.dnt === "1" || headers["sec-gpc"] === "1",
});
