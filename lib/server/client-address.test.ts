import { expect, test } from "vitest";
import { createClientLocator } from "./client-address";

test("without trusted proxies the socket's peer counts, whatever the client claims", () => {
  const locate = createClientLocator([]);
  expect(locate("203.0.113.9", "198.51.100.1")).toEqual({ address: "203.0.113.9", viaTrustedProxy: false });
  expect(locate("::ffff:203.0.113.9", undefined).address).toBe("203.0.113.9");
  expect(locate(undefined, "198.51.100.1").address).toBe("");
});

test.each([
  ["the hop the proxy saw", "198.51.100.1", "198.51.100.1"],
  ["not what the client sent before it", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
  ["the right-most that is no proxy of ours", "6.6.6.6, 198.51.100.1, 10.1.2.3", "198.51.100.1"],
  ["the proxy itself when it names nobody", "", "10.0.0.1"],
  ["the last believable hop before nonsense", "198.51.100.1, nonsense, 10.1.2.3", "10.1.2.3"],
  ["IPv6 with brackets and port", "[2001:db8::1]:4711", "2001:db8::1"],
  ["IPv4 with a port", "198.51.100.1:4711", "198.51.100.1"],
])("behind a trusted proxy it is %s", (_, forwardedFor, address) => {
  const locate = createClientLocator(["10.0.0.0/8", "::1"]);
  expect(locate("10.0.0.1", forwardedFor)).toEqual({ address, viaTrustedProxy: true });
});

test("an IPv6 proxy and an IPv4 proxy mapped into IPv6 are recognised", () => {
  const locate = createClientLocator(["10.0.0.1", "2001:db8::/32"]);
  expect(locate("::ffff:10.0.0.1", "198.51.100.1").address).toBe("198.51.100.1");
  expect(locate("2001:db8::5", "198.51.100.1").address).toBe("198.51.100.1");
  expect(locate("10.0.0.2", "198.51.100.1").address).toBe("10.0.0.2");
});

test.each(["example.com", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/a"])(
  "%s is refused with its name",
  (entry) => {
    expect(() => createClientLocator([entry])).toThrow(entry);
  },
);
