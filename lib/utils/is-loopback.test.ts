import { expect, it } from "vitest";
import { isLoopback } from "./is-loopback";

it.each(["localhost", "LOCALHOST", "mail.localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]"])(
  "%s is this machine",
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  "",
  "0.0.0.0",
  "10.0.0.1",
  "localhost.example",
  "127.0.0.1.example",
  "[::2]",
  "mail",
  "notlocalhost",
])("%j may be another", (host) => expect(isLoopback(host)).toBe(false));
