import type { NextConfig } from "next";
import { addressKeys } from "./lib/domain/discovery/directories/address-keys";

/** Headers of answers are not here: lib/server/request-pipeline.ts sets them. */
const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are a suite of their own (npm test -- types); a build checks none twice.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: `${import.meta.dirname}/lib/platform/page-delivery/cache-handler.mjs`,
  // The handler bounds its own memory.
  cacheMaxMemorySize: 0,
  rewrites: async () => ({
    beforeFiles: [
      // A directory's bare address is a cached page; with one of these keys in its query it is rendered per request.
      ...addressKeys.map((key) => ({
        source: "/:kind(press|brands|sources|paid-media)",
        has: [{ type: "query" as const, key }],
        destination: "/directory/:kind",
      })),
      // The editor of a pitch has a page of its own: what it loads is not loaded with the tabs.
      {
        source: "/matching",
        has: [
          { type: "query", key: "tab", value: "create-pitch" },
          { type: "query", key: "edit" },
        ],
        destination: "/matching/edit",
      },
    ],
  }),
  redirects: async () => [
    // Other sites may still link to this older address.
    { source: "/press-profile-page/:slug", destination: "/press-profile/:slug", permanent: true },
    // Contacts were a tab of the assets.
    {
      source: "/assets",
      has: [{ type: "query", key: "tab", value: "contacts" }],
      destination: "/contacts",
      permanent: true,
    },
    // A tab of a newsroom has a page of its own.
    {
      source: "/:kind(brand-newsroom|source-newsroom)/:slug",
      has: [{ type: "query", key: "tab", value: "(?<tab>overview|assets)" }],
      destination: "/:kind/:slug/:tab",
      permanent: true,
    },
  ],
  // Pictures are sized at upload by a job, never on request.
  images: { unoptimized: true },
  // These packages are loaded once for the process. Any other package is bundled into each route handler once more.
  serverExternalPackages: [
    "@fastify/busboy",
    "@myriaddreamin/typst-ts-node-compiler",
    "@node-rs/argon2",
    "@zxcvbn-ts/language-common",
    "chrono-node",
    "disposable-email-domains",
    "drizzle-orm",
    "exifr",
    "file-type",
    "flydrive",
    "graphile-worker",
    "htmlparser2",
    "ipaddr.js",
    "jose",
    "lru-cache",
    "nodemailer",
    "pino",
    "postgres",
    "pusher",
    "rate-limiter-flexible",
    "sanitize-html",
    "sharp",
    "tinyld",
    "tldts",
    "transliteration",
    "unhomoglyph",
  ],
  experimental: {
    // Nothing reads the server's source maps in production; in memory they were larger than the code.
    serverSourceMaps: false,
    // Writing the cache slows the first build, which a newcomer waits for, more than it speeds a later one up.
    turbopackFileSystemCacheForBuild: false,
  },
};

export default config;
