import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorCode, errorTable } from "../core/errors";
import type { Replacement } from "./intercept-response";

export const isApiPath = ({ url }: IncomingMessage) => /^\/api(\/|\?|$)/.test(url ?? "");

/** Writes a refusal in the form that every client of the API expects. */
export const envelope = (code: ErrorCode, message: string = errorTable[code].message) =>
  JSON.stringify({ success: false, error: { code, message }, message });

/**
 * Puts the envelope around refusals under `/api` that no route of ours made: Next's own 405 on a page, its 404
 * outside of v1, its 400 to a malformed Host.
 */
export function checkApiResponse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): Replacement | undefined {
  if (status < 400 || !isApiPath(request)) return undefined;
  const type = String(response.getHeader("content-type") ?? "");
  if (/^application\/json\b/i.test(type)) return undefined;
  return { contentType: "application/json", body: envelope(codeOf(status)) };
}

function codeOf(status: number): ErrorCode {
  const codes = Object.keys(errorTable) as ErrorCode[];
  const exact = codes.find((code) => errorTable[code].status === status);
  return exact ?? (status < 500 ? "invalid_input" : "internal");
}
