import { describe, expect, it } from "vitest";
import { GONE } from "@/lib/platform/cache/tags";
import type { CachedValue } from "./cache-entry";
import { InlineStyles } from "./inline-styles";
import { PAGE_STATUS } from "./page-status";
import { pagePreparer } from "./prepare-page";

function pageOf(html: string, tags: string[] = []): CachedValue {
  return { kind: "APP_PAGE", html, headers: { "x-next-cache-tags": tags.join(",") } };
}
const policyOf = (page: CachedValue) => String(page.headers?.["content-security-policy"]);
const scriptOf = (text: string) => `<html><head></head><body><script>${text}</script></body></html>`;

describe.each([
  ["stock", null],
  ["fast", new InlineStyles("no-build-here")],
])("a page in %s", (_, styles) => {
  const prepare = pagePreparer({
    knownScripts: new Set(["known()"]),
    notFoundMarkup: (path) => `<p>Nothing at ${path}, not even $& or $1</p>`,
    styles,
  });

  it("gets the strict policy and is asked for again each time", () => {
    const page = pageOf(scriptOf("known()"));
    expect(prepare("/a", page)).toEqual({ scriptsRun: true });
    expect(policyOf(page)).toContain("script-src http://localhost:3999/_next/static/");
    expect(policyOf(page)).toMatch(/script-src [^;]*'sha256-/);
    expect(policyOf(page)).not.toMatch(/script-src [^;]*('unsafe-inline'|'self')/);
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
    expect(page.headers?.["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("says so when a script of it is blocked, or its data is not whole", () => {
    const injected = pageOf(scriptOf("alert(1)"));
    expect(prepare("/a", injected)).toEqual({ scriptsRun: false });
    expect(policyOf(injected)).not.toMatch(/script-src [^;]*sha256/);
    const page = pageOf(scriptOf("known()"));
    expect(prepare("/a", { ...page, rscData: Buffer.from("0:{}") })).toEqual({ scriptsRun: false });
  });

  it("states its status where its subject is gone, and nowhere else", () => {
    const [gone, shown] = [pageOf("<p></p>", ["profile:4", GONE]), pageOf("<p></p>", ["profile:4"])];
    for (const page of [gone, shown]) prepare("/a", page);
    expect([gone.headers?.[PAGE_STATUS], shown.headers?.[PAGE_STATUS]]).toEqual(["410", undefined]);
  });

  it("says what was not found where only scripts would draw it", () => {
    const page = pageOf('<html id="__next_error__"><body></body></html>');
    prepare("/nowhere", page);
    expect(page.html).toContain("<noscript><p>Nothing at /nowhere, not even $& or $1</p></noscript></body>");
  });
});
