import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { pathOf, TAGS_HEADER } from "./cache-entry";
import { STYLESHEET_LINK } from "./inline-styles";
import { bootstrapScript, FLIGHT_OPENER, ICON_SCRIPT } from "./known-scripts";
import { OTHER_ANSWERS } from "./page-replay";
import { hashTrustedScripts } from "./script-hashes";

/**
 * Compares what page delivery relies on in Next with the installed version. A failure's message names the
 * part that changed; tests/e2e/next-contract.spec.ts does the same with a built app.
 */
const next = createRequire(import.meta.url);
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);

async function inlineFlightData(chunks: Uint8Array[]): Promise<string> {
  const { createInlinedDataReadableStream } = next("next/dist/server/app-render/use-flight-response");
  const data = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(createInlinedDataReadableStream(data, undefined, null)).text();
}

describe("Next's inline scripts", () => {
  it("begin a page's data with the opener, and push every piece of it in order", async () => {
    const flight = Buffer.from('0:["</script>","\u2028 Tromsø & 東京"]\n', "utf8");
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    const html = await inlineFlightData([flight, bytes]);
    expect(scriptsIn(html)[0], "Next opens the flight queue by another script: FLIGHT_OPENER").toBe(
      FLIGHT_OPENER,
    );
    const { skipped, flightComplete } = hashTrustedScripts(
      html,
      Buffer.concat([flight, bytes]),
      new Set([FLIGHT_OPENER]),
    );
    expect(
      { skipped, flightComplete },
      "Next writes flight pushes in another form: script-hashes.ts",
    ).toEqual({
      skipped: 0,
      flightComplete: true,
    });
  });

  it("move streamed icons to the head by the script we know", async () => {
    const { createServerInsertedMetadata } = next(
      "next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata",
    );
    const html: string = await createServerInsertedMetadata(undefined)();
    expect(scriptsIn(html), "Next moves icons by another script: ICON_SCRIPT").toEqual([ICON_SCRIPT]);
  });

  it("start Turbopack's chunks by the text we make of the build's manifest", () => {
    const { getTurbopackChunkGroupBootstrap } = next("next/dist/server/get-page-files");
    const params = { "/_app": ["static/chunks/a.js", { otherChunks: ["<b>.js"], runtimeModuleIds: [1] }] };
    expect(
      bootstrapScript("TURBOPACK_1a", params["/_app"]),
      "Next starts Turbopack's chunks by another script: bootstrapScript",
    ).toBe(
      getTurbopackChunkGroupBootstrap(params, "TURBOPACK_1a", ["/_app"])
        .replaceAll("<", "\\u003c")
        .replaceAll(">", "\\u003e"),
    );
  });
});

describe("React's stylesheet link", () => {
  it("has the form that inline-styles.ts moves", () => {
    const { createElement } = next("next/dist/compiled/react");
    const { renderToStaticMarkup, renderToString } = next("next/dist/compiled/react-dom/server.node");
    expect(renderToStaticMarkup).toBeTypeOf("function");
    const link = createElement("link", {
      rel: "stylesheet",
      href: "/_next/static/chunks/a.css",
      precedence: "next",
    });
    const html: string = renderToString(
      createElement("html", null, createElement("head"), createElement("body", null, link)),
    );
    expect(
      html.match(STYLESHEET_LINK),
      `React writes stylesheet links in another form: ${html}`,
    ).toHaveLength(1);
  });
});

describe("Next's cache", () => {
  const { CachedRouteKind } = next("next/dist/server/response-cache/types");
  const constants = next("next/dist/lib/constants");

  it("calls its entries by the kinds that page-cache.ts distinguishes", () => {
    expect(CachedRouteKind.APP_PAGE, "Next calls cached pages by another kind").toBe("APP_PAGE");
    expect(CachedRouteKind.FETCH, "Next calls cached fetches by another kind").toBe("FETCH");
  });

  it("names a page's tags in the header that page-cache.ts reads", () => {
    expect(constants.NEXT_CACHE_TAGS_HEADER, "Next names an entry's tags by another header").toBe(
      TAGS_HEADER,
    );
  });

  it("makes the key of a page in the form that page-cache.ts reads its path from", () => {
    const { getRouteCacheKey } = next("next/dist/server/lib/route-cache-key");
    const owner = { kind: "APP_PAGE", sourceRoute: "/(public)/[slug]/page" };
    expect(
      pathOf(getRouteCacheKey("/somebody", owner)),
      "Next makes a page's cache key in another form",
    ).toBe("/somebody");
    expect(pathOf(getRouteCacheKey("/", owner)), "Next keys the first page by another path").toBe("/index");
  });

  it("calls the handler's methods that cache-handler.mjs has", async () => {
    const { CacheHandler } = next("next/dist/server/lib/incremental-cache");
    const { default: Handler } = await import(new URL("cache-handler.mjs", import.meta.url).href);
    const methods = (prototype: object) =>
      Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
    expect(
      methods(Handler.prototype).sort(),
      "Next's cache handlers have other methods: cache-handler.mjs",
    ).toEqual(methods(CacheHandler.prototype).sort());
  });
});

describe("Next's requests for less than a page", () => {
  it("carry the headers that page-replay.ts leaves to Next", () => {
    const { FLIGHT_HEADERS, ACTION_HEADER, NEXT_URL } = next(
      "next/dist/client/components/app-router-headers",
    );
    // Only a development server sends the header of hot reloads.
    const asked = [...FLIGHT_HEADERS, ACTION_HEADER, NEXT_URL].filter((name) => name !== "next-hmr-refresh");
    expect(
      asked.filter((name) => !OTHER_ANSWERS.includes(name)),
      "Next asks for parts of a page by headers that page-replay.ts does not know",
    ).toEqual([]);
  });

  it("carry the preview cookie that page-replay.ts leaves to Next", () => {
    const { COOKIE_NAME_PRERENDER_BYPASS } = next("next/dist/server/api-utils");
    expect(COOKIE_NAME_PRERENDER_BYPASS, "Next names its preview cookie otherwise: page-replay.ts").toBe(
      "__prerender_bypass",
    );
  });
});
