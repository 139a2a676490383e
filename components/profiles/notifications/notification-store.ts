import { api } from "@/lib/client/api";
import { realtime } from "@/lib/client/realtime/shared";
import { userChannel } from "@/lib/core/live-events";
import type { NotificationView } from "@/lib/domain/profiles/notifications/schema";

export type NotificationState = {
  /** Null until this page has loaded it: then the bell shows what the server rendered. */
  unread: number | null;
  status: "idle" | "loading" | "ready" | "failed";
  items: readonly NotificationView[];
  cursor: string | null;
  more: "rest" | "busy" | "failed";
};

const PAGE = 20;
const start: NotificationState = { unread: null, status: "idle", items: [], cursor: null, more: "rest" };

let state = start;
const watchers = new Set<() => void>();
let users = 0;
let stop = () => {};

function set(change: Partial<NotificationState>): void {
  state = { ...state, ...change };
  for (const watcher of watchers) watcher();
}

export const readNotifications = (): NotificationState => state;

/** The signature is that of useSyncExternalStore. */
export function watchNotifications(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Listens for this page's viewer while at least one bell is drawn; all bells share one subscription. */
export function followNotifications(userId: string): () => void {
  users++;
  if (users === 1) {
    const { unsubscribe } = realtime.subscribe(userChannel(userId), {
      events: { "notification.created": () => refreshNotifications() },
      onSubscribed: () => refreshNotifications(),
    });
    stop = unsubscribe;
  }
  return () => {
    users--;
    if (users === 0) stop();
  };
}

/** Reads the first page again where it is shown, else only how many are unread. */
export async function refreshNotifications(): Promise<void> {
  if (users === 0) return;
  const shown = state.status === "ready";
  const response = await api.get("/notifications", {
    query: { limit: shown ? PAGE : 1 },
    stayOnUnauthenticated: true,
  });
  if (!response.ok) return;
  const { notifications, unreadCount } = response.data;
  if (!shown || state.status !== "ready") return set({ unread: unreadCount });
  const fresh = new Set(notifications.map(({ id }) => id));
  const older = state.items.filter(({ id }) => !fresh.has(id) && id < (notifications.at(-1)?.id ?? ""));
  set({ unread: unreadCount, items: [...notifications, ...older] });
}

export async function openNotifications(): Promise<void> {
  if (state.status !== "ready") set({ status: "loading" });
  const response = await api.get("/notifications", { query: { limit: PAGE } });
  if (!response.ok) {
    if (state.status !== "ready") set({ status: "failed" });
    return;
  }
  set({
    status: "ready",
    items: response.data.notifications,
    unread: response.data.unreadCount,
    cursor: response.pagination.nextCursor,
    more: "rest",
  });
}

export async function moreNotifications(): Promise<void> {
  if (!state.cursor || state.more === "busy") return;
  set({ more: "busy" });
  const response = await api.get("/notifications", {
    query: { cursor: state.cursor, limit: PAGE },
  });
  if (!response.ok) return set({ more: "failed" });
  const loadedIds = new Set(state.items.map(({ id }) => id));
  set({
    items: [...state.items, ...response.data.notifications.filter(({ id }) => !loadedIds.has(id))],
    cursor: response.pagination.nextCursor,
    more: "rest",
  });
}

/** The screen changes at once; the server's count settles it. */
export async function markNotificationRead(notification: NotificationView): Promise<void> {
  if (notification.readAt) return;
  const readAt = new Date().toISOString();
  set({
    unread: Math.max(0, (state.unread ?? 1) - 1),
    items: state.items.map((item) => (item.id === notification.id ? { ...item, readAt } : item)),
  });
  const response = await api.put("/notifications/{id}/read", { params: { id: notification.id } });
  if (!response.ok) await refreshNotifications();
}

/** The screen changes at once, and back where it did not work: then it returns false. */
export async function markAllNotificationsRead(): Promise<boolean> {
  const before = state;
  const readAt = new Date().toISOString();
  set({ unread: 0, items: state.items.map((item) => ({ ...item, readAt: item.readAt ?? readAt })) });
  const response = await api.put("/notifications/read-all");
  if (!response.ok) set({ unread: before.unread, items: before.items });
  return response.ok;
}
