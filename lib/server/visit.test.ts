import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { visitOf } from "./visit";

const isPrefetch = (headers: IncomingMessage["headers"]) =>
  visitOf({ method: "GET", headers } as IncomingMessage).isPrefetch;

it.each([{ "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }, { "x-moz": "prefetch" }])(
  "reads %o as fetched ahead",
  (headers) => {
    expect(isPrefetch(headers)).toBe(true);
    expect(isPrefetch({})).toBe(false);
  },
);
