import { createServer } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { makeBrowser } from "@/tests/factories/push-browser";

type Notice = ReturnType<ReturnType<typeof makeBrowser>["read"]>;
type Arrived = { path: string; notice: Notice; urgency: string };

/**
 * A push service in place of the browser maker's, which a test cannot reach. It answers 201, or what `answers` says for
 * an endpoint's path, and reads what it gets with the keys of the browser that it is for.
 */
export async function startPushService(port: number) {
  const browsers = new Map<string, ReturnType<typeof makeBrowser>>();
  const answers = new Map<string, number>();
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      const notice = browsers.get(path)?.read(Buffer.concat(chunks));
      if (notice) arrived.push({ path, notice, urgency: String(request.headers.urgency) });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const base = `http://127.0.0.1:${port}`;
  return {
    arrived,
    answers,
    /** Subscribes a page's browser here, at this path, with the answer that its owner gives to the browser's question. */
    async standIn(page: Page, path: string, permission: "default" | "denied"): Promise<void> {
      const browser = makeBrowser();
      browsers.set(path, browser);
      await page.addInitScript(standIn, { endpoint: `${base}${path}`, keys: browser.keys, permission });
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string }; permission: string };

/** Runs in the page: `subscribe` gives what a browser would, for as long as the tab lives. */
function standIn({ endpoint, keys, permission }: Subscribed): void {
  const name = () => window.name.split("|");
  const has = (flag: string) => name().includes(flag);
  const put = (flag: string) => {
    window.name = [...new Set([...name(), flag])].join("|");
  };
  Object.defineProperty(Notification, "permission", {
    get: () => (has("granted") ? "granted" : permission),
  });
  Notification.requestPermission = async () => {
    if (!navigator.userActivation.isActive) throw new Error("asked outside of a tap");
    if (permission === "default") put("granted");
    return Notification.permission;
  };
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      window.name = name()
        .filter((flag) => flag !== "subscribed")
        .join("|");
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => (has("subscribed") ? subscription : null);
  PushManager.prototype.subscribe = async () => {
    put("subscribed");
    return subscription;
  };
}

type Shown = { title: string; body: string; tag: string; data: unknown };
type RecordingWorker = { registration: object; shown?: Shown[] };

/**
 * Records what the worker shows, in place of the system's notices, which Chromium without a window refuses here although
 * it was permitted to show them.
 */
async function recordNotices(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as RecordingWorker;
    if (scope.shown) return;
    scope.shown = [];
    Object.assign(Object.getPrototypeOf(scope.registration), {
      showNotification: async (title: string, { body, tag, data }: Omit<Shown, "title">) => {
        const others = (scope.shown ?? []).filter((notice) => notice.tag !== tag);
        scope.shown = [...others, { title, body, tag, data }];
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        (scope.shown ?? []).filter((notice) => tag === undefined || notice.tag === tag),
    });
  });
  return worker;
}

/** Hands a push to the page's service worker, as the browser does when one arrives. */
export async function deliver(context: BrowserContext, page: Page, push: string): Promise<void> {
  await recordNotices(context);
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  await cdp.send("ServiceWorker.deliverPushMessage", {
    ...{ origin: new URL(page.url()).origin, registrationId, data: push },
  });
  await cdp.detach();
}

/** The titles and texts of the notices that the worker shows. */
export async function shownOn(context: BrowserContext): Promise<string[]> {
  const worker = await recordNotices(context);
  return worker.evaluate(() =>
    ((globalThis as unknown as RecordingWorker).shown ?? []).map(({ title, body }) => `${title}: ${body}`),
  );
}
