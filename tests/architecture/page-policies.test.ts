import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { config } from "@/middleware";

/** A pattern of the middleware as a regular expression: `/:path*`, `:name(a|b)` and `:name`. */
const toExpression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll("/:path*", "(/.*)?")
      .replaceAll(/:\w+(\([^)]+\))/g, "$1")
      .replaceAll(/:\w+/g, "[^/]+")}$`,
  );
const patterns = config.matcher.filter((pattern) => typeof pattern === "string").map(toExpression);

const perRequest = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .filter((file) => readFileSync(`app/${file}`, "utf8").includes('dynamic = "force-dynamic"'))
  .map((file) => `/${file}`.replace(/\/page\.tsx$/, "").replaceAll(/\/\([^)]+\)/g, ""));

describe("a page that renders per request", () => {
  it.each(perRequest)("%s gets its policy from the middleware", (address) => {
    expect(patterns.some((pattern) => pattern.test(address))).toBe(true);
  });
});
