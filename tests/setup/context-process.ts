/**
 * A process of its own that runs each way out of it in a request's context, over a connection, timer or process that
 * is new, and sends the names of those whose context is still there after everything was collected that can be. The
 * first is planted: a socket that a request opens and that stays open, as any of them once did.
 */
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { sql as drizzle } from "drizzle-orm";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { database } from "@/lib/platform/database";
import { toDrawable } from "@/lib/platform/images/share-text";
import { copyVideo } from "@/lib/platform/images/video";
import { consume, consumeInMemory } from "@/lib/platform/rate-limit/rate-limit";
import { redisLimiter } from "@/lib/platform/rate-limit/redis-limiter";
import { triggerEvents } from "@/lib/platform/realtime/realtime";
import { inContext } from "@/lib/platform/request-context";
import { postForm } from "@/lib/platform/safe-fetch/post-form";
import { providerFetch } from "@/lib/platform/safe-fetch/provider-fetch";
import { resetSettings } from "@/lib/platform/settings/settings";
import { storage } from "@/lib/platform/storage/storage";
import { createTelemetry } from "@/lib/platform/telemetry/open-telemetry";
import { releaseAbortStacks } from "@/lib/server/abort-stacks";
import { createPictureProcess } from "@/lib/server/picture-process";

const [pictureScript = ""] = process.argv.slice(2);

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const asked = new Set<string>();
/** Every call is answered, and its connection stays open for the next. */
const web = createHttpServer({ keepAlive: true, keepAliveTimeout: 0 }, (request, response) => {
  asked.add(request.url ?? "");
  request.resume().once("end", () => response.setHeader("etag", '"e"').end("{}"));
});
const webPort = await listen(web);
/** Connections are taken, and stay open. */
const taken: Socket[] = [];
const silent = createServer((socket) => taken.push(socket));
const silentPort = await listen(silent);

const web127 = { host: "127.0.0.1", port: String(webPort), url: `http://127.0.0.1:${webPort}` };
Object.assign(process.env, {
  ...{ PUSHER_APP_ID: "app", PUSHER_KEY: "key", PUSHER_SECRET: "secret", REALTIME_PORT: web127.port },
  ...{ S3_BUCKET: "files", S3_REGION: "eu-west-1", S3_ENDPOINT: web127.url },
  ...{ S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret", DATABASE_POOL: "10" },
  // The collector gets a span as soon as it has ended, over a connection of the exporter's own.
  ...{ OTEL_EXPORTER_OTLP_ENDPOINT: web127.url, OTEL_BSP_SCHEDULE_DELAY: "1" },
});
resetSettings();

const limit = { points: 3, windowSeconds: 900 };
const bucket = { memory: new RateLimiterMemory({ points: 3, duration: 900 }), keys: new Set<string>() };
const pictures = createPictureProcess({ script: pictureScript });
const opened: Socket[] = [];
const aborted: AbortSignal[] = [];
// The app's server does this when it starts.
releaseAbortStacks();
// The instrumentation starts it with the process.
const telemetry = createTelemetry();

const waysOut: Record<string, () => Promise<unknown>> = {
  "a planted socket": async () => {
    const socket = connect(silentPort, "127.0.0.1");
    opened.push(socket);
    await once(socket, "connect");
  },
  "a statement": () => database().db.execute(drizzle`select ${1}::int`),
  "statements at once": () => {
    const { sql } = database();
    return Promise.all([1, 2, 3].map((n) => sql`select ${n}::int`));
  },
  "a transaction": () =>
    database().db.transaction(async (tx) => {
      await tx.execute(drizzle`select ${1}::int`);
      await tx.transaction((inner) => inner.execute(drizzle`select ${2}::int`));
    }),
  "a transaction that fails": () =>
    database()
      .sql.begin((tx) => tx`select 1 / 0`)
      .catch(() => {}),
  "a limit": () => consume("context", "key", limit),
  "a limit in memory": () => consumeInMemory(bucket, "key"),
  "a limit in Redis": async () => {
    const limiter = redisLimiter(`redis://127.0.0.1:${silentPort}`, { points: 3, duration: 900 });
    await Promise.all([once(silent, "connection"), limiter.consume("key").catch(() => {})]);
  },
  "a live event": () => triggerEvents([{ channel: "private-c", name: "e", data: {} }]),
  "a question to a provider": async () => (await providerFetch(() => {})(web127.url)).text(),
  "a form that is posted": () => postForm(web127.url, [["a", "b"]]),
  "a file": async () =>
    (await storage()).put("folder/file.txt", Buffer.from("text"), { contentType: "text/plain" }),
  "a span": async () => {
    const span = telemetry.begin({ kind: "operation", name: "context.read" });
    await span.run(async () => {});
    span.end("ok");
    while (!asked.has("/v1/traces")) await once(web, "request");
  },
  "a text that is drawn": () => toDrawable("Slow trains"),
  "a video": () =>
    copyVideo({ path: pictureScript, made: `${pictureScript}.mp4`, container: "mp4" }).catch(() => {}),
  "an abort whose signal stays": () =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        const controller = new AbortController();
        controller.abort();
        aborted.push(controller.signal);
        resolve();
      });
    }),
  "a picture": () => pictures.run("readMedia", [Buffer.from("a picture")]),
};

async function contextOf(work: () => Promise<unknown>): Promise<WeakRef<object>> {
  const context = { requestId: "request" };
  await inContext(context, work);
  return new WeakRef(context);
}

const contexts: [string, WeakRef<object>][] = [];
for (const [name, work] of Object.entries(waysOut)) contexts.push([name, await contextOf(work)]);

for (let round = 0; round < 20; round++) {
  await new Promise(setImmediate);
  globalThis.gc?.();
}
const held = contexts.filter(([, context]) => context.deref() !== undefined).map(([name]) => name);
process.send?.({ held, tried: contexts.length });
pictures.stop();
process.exit();
