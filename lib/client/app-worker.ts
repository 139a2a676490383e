import { draftText, storedDraft } from "./stored-draft";

/** The service worker shows pushes, and the last inbox where there is no connection. */
export const registerWorker = () => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

const claimed = () => storedDraft("tab", "push-claimed", draftText);

/**
 * Starts the worker on a signed-in page. A browser that takes pushes goes on with the sign-in of now: asked once a tab,
 * because a session may have run out by itself and somebody else may have signed in since.
 */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await registerWorker();
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription || claimed().read() === subscription.endpoint) return;
  const { api } = await import("./api");
  const response = await api.post("/push/devices/claim", {
    body: { endpoint: subscription.endpoint },
    stayOnUnauthenticated: true,
  });
  if (response.ok) claimed().write(subscription.endpoint);
}
