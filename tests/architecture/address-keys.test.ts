import { expect, it } from "vitest";
import { addressKeys } from "@/lib/domain/discovery/directories/address-keys";
import { config } from "@/middleware";
import nextConfig from "@/next.config";

it("the middleware gives a nonce to a directory with any of its keys in the query", () => {
  const keys = config.matcher.flatMap((match) =>
    typeof match === "string" ? [] : match.has.map(({ key }) => key),
  );
  expect(keys).toEqual([...addressKeys]);
});

it("the configuration leads a directory with any of its keys to the page that is rendered per request", async () => {
  const rewrites = await nextConfig.rewrites?.();
  const before = Array.isArray(rewrites) ? [] : (rewrites?.beforeFiles ?? []);
  const keys = before.flatMap(({ has, destination }) =>
    destination === "/directory/:kind" ? (has ?? []) : [],
  );
  expect(keys.map(({ key }) => key)).toEqual([...addressKeys]);
});
