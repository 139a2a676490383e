import { INBOX_CACHE } from "./offline-cache";

/** The page without a connection shows this of the inbox; `public/sw.js` draws it. */
export type OfflineConversation = {
  id: string;
  name: string;
  preview: string;
  at: string;
  isUnread: boolean;
};
export type OfflineMessage = { isOwn: boolean; text: string; at: string };

const MAX_CONVERSATIONS = 20;
const MAX_MESSAGES = 30;
/** The messages of so many conversations are stored, the latest opened. */
const MAX_OPENED = 10;

const LIST = "/offline/inbox";

/** Stores the list as it is on screen, in this browser alone, until its reader signs out. */
export async function storeInbox(conversations: readonly OfflineConversation[]): Promise<void> {
  await store(LIST, {
    at: new Date().toISOString(),
    conversations: conversations.slice(0, MAX_CONVERSATIONS),
  });
}

export async function storeMessages(id: string, messages: readonly OfflineMessage[]): Promise<void> {
  const cache = await store(`${LIST}/${id}`, messages.slice(-MAX_MESSAGES));
  const opened =
    (await cache?.keys())?.filter(({ url }) => new URL(url).pathname.startsWith(`${LIST}/`)) ?? [];
  for (const old of opened.slice(0, -MAX_OPENED)) await cache?.delete(old);
}

/** Without a worker nothing would show it, so nothing is stored then. A browser may refuse to store. */
async function store(path: string, value: unknown): Promise<Cache | null> {
  try {
    if (!(await navigator.serviceWorker?.getRegistration())) return null;
    const cache = await caches.open(INBOX_CACHE);
    // What is put anew stands last.
    await cache.delete(path);
    await cache.put(
      path,
      new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } }),
    );
    return cache;
  } catch {
    return null;
  }
}
