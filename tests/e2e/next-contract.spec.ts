import { type APIResponse, expect, test } from "@playwright/test";
import { readPageContent } from "@/tests/factories/page-content";
import { InlineStyles } from "../../lib/platform/page-delivery/inline-styles";
import { readKnownScripts } from "../../lib/platform/page-delivery/known-scripts";
import { callApi, signUpBody } from "./support/api";

/**
 * Compares what page delivery relies on in Next with the built app (lib/platform/page-delivery/README.md). A
 * failure's message names the part of Next that changed; next-contract.test.ts holds what needs no build.
 */
const isStock = () => test.info().project.name === "stock";
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
const policyOf = (response: APIResponse) => response.headers()["content-security-policy"] ?? "";

test("every kind of public page keeps to what we lean on", { tag: "@once" }, async ({ request }) => {
  const body = { ...signUpBody({ userType: "BRAND", name: "Robin Contract" }), company: "Contract House" };
  const { json } = await callApi(request, "POST", "/auth/register", { body });
  const token: string = json.data.tokens.accessToken;
  const profile = { professionalTitle: "Press officer", location: "Oslo, Norway", about: "About." };
  await callApi(request, "PUT", "/users/profile", { token, body: profile });
  const release = { title: "A release", body: "<p>It is out.</p>", status: "PUBLISHED" };
  const made = await callApi(request, "POST", "/releases", {
    token: json.data.tokens.accessToken,
    body: release,
  });
  const newsroom: string = json.data.user.profile.url;
  const known = readKnownScripts(process.env.E2E_DIST_DIR ?? ".next");
  const bootstraps = [...known].filter((script) => script.startsWith("(globalThis["));
  expect(bootstraps.length, "build-manifest.json no longer holds Turbopack's bootstraps").toBeGreaterThan(0);
  const slug = newsroom.split("/").at(-1);
  for (const path of [
    ...["/", "/brands", "/press", "/terms", "/help", "/contact"],
    ...[newsroom, `${newsroom}/assets`, made.json.data.release.url as string],
    ...[`/pitch/${slug}`, `/follow/${slug}`],
  ]) {
    await test.step(path, async () => {
      let response = await request.get(path);
      const nextSays = async () => {
        response = await request.get(path);
        return response.headers()["x-nextjs-cache"];
      };
      // A page that another command made stale is rendered once more.
      await expect
        .poll(nextSays, { message: "Next no longer calls a page from the cache a HIT" })
        .toBe("HIT");
      const html = await response.text();
      const headers = response.headers();
      expect(headers.etag, "Next gives cached pages no etag any more").toBeTruthy();
      expect(headers["content-type"], "Next calls a page by another media type").toMatch(/^text\/html\b/);
      expect(headers["cache-control"], "Next overwrites the header of a stored entry").toBe(
        "public, max-age=0, must-revalidate",
      );
      const scripts = inlineScripts(html);
      const hashes = policyOf(response).match(/'sha256-[^']+'/g) ?? [];
      expect(hashes.length, "Next writes an inline script that script-hashes.ts does not know").toBe(
        new Set(scripts).size,
      );
      expect(
        scripts.filter((script) => bootstraps.includes(script)).length,
        "Next starts Turbopack's chunks by another script than build-manifest.json says",
      ).toBe(1);
      const links = html.match(/<link rel="stylesheet"[^>]*data-precedence="next"\/>/g) ?? [];
      expect(links.length, "React writes stylesheet links in another form").toBe(isStock() ? 1 : 2);
      const [shown = "", deferred] = html.split("<template>");
      const early = shown.match(/<(?:script src="[^"]*" async|link rel="preload" as="script")/g) ?? [];
      const found = {
        styleBeforeBody: /<head>.*<style>.*<\/head>/s.test(html),
        sheetDeferred: deferred?.startsWith(links[0] ?? "") ?? false,
        scriptsEarly: early.length > 0,
      };
      expect(found, "React writes a page's scripts or its end in another way: after-paint.ts").toEqual(
        isStock()
          ? { styleBeforeBody: false, sheetDeferred: false, scriptsEarly: true }
          : { styleBeforeBody: true, sheetDeferred: true, scriptsEarly: false },
      );
      if (!isStock()) return;
      // This proves for real pages what rewriting.test.ts proves for generated ones.
      const fast = new InlineStyles(process.env.E2E_DIST_DIR ?? ".next").rewrite(html);
      expect(fast).not.toBe(html);
      const [before, after] = [readPageContent(html), readPageContent(fast)];
      expect(after.content, "fast changes more of a page than when its files arrive").toBe(before.content);
      expect(after.files).toEqual(before.files);
    });
  }
});

test("a page's answer to less than the page is Next's own", { tag: "@once" }, async ({ request }) => {
  await request.get("/terms");
  const data = await request.get("/terms?_rsc=1", { headers: { rsc: "1" } });
  expect(data.headers()["content-type"], "Next answers a page's data by another media type").toMatch(
    /^text\/x-component\b/,
  );
});
