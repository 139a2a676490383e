import { api } from "./api";
import { registerWorker } from "./app-worker";

/**
 * What this browser can do about pushes. `install`: an iPhone or iPad takes them in the installed app alone. `denied`:
 * its owner refused them, and only its own settings allow them again.
 */
export type PushSupport = "ready" | "asks" | "denied" | "install" | "unsupported";

export function readSupport(): PushSupport {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTabletAsDesktop();
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isApple && !isInstalled() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" ? "ready" : "asks";
}

/** Only Apple's phones and tablets say whether they opened the page as an installed app. */
const isInstalled = () => "standalone" in navigator && navigator.standalone === true;

/** An iPad says that it is a Mac; no Mac has a touch screen. */
const isTabletAsDesktop = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** The browser's subscription by the name that the server has for it; null where it has none. */
export async function readFingerprint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? fingerprintOf(subscription.endpoint) : null;
}

async function fingerprintOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export const NOT_ALLOWED = "Your browser was not allowed to show pushes.";
const NOT_REACHED = "Your browser could not reach its push service. Please try again.";

/**
 * Asks for the permission and switches pushes on for this browser. Call it inside a tap: the question comes before
 * anything is waited for. Returns what went wrong as a sentence, or null.
 */
export async function switchOn(publicKey: string): Promise<string | null> {
  const permission = Notification.requestPermission();
  if ((await permission) !== "granted") return NOT_ALLOWED;
  let subscription: PushSubscription;
  try {
    await registerWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another key, or that its service ended, is of no use any more.
    await (await pushManager.getSubscription())?.unsubscribe();
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    return NOT_REACHED;
  }
  const { endpoint, keys } = subscription.toJSON();
  const response = await api.post("/push/devices", {
    body: { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } },
  });
  if (response.ok) return null;
  await subscription.unsubscribe();
  return response.message;
}

/** The browser forgets its subscription too, so that its push service does. */
export async function forgetSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
