/** `public/sw.js` reads it under this name. */
export const INBOX_CACHE = "fivewire-inbox";

/** Whoever signs out leaves nothing of their inbox in the browser. */
export async function forgetInbox(): Promise<void> {
  await globalThis.caches?.delete(INBOX_CACHE).catch(() => false);
}
