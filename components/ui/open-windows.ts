const watchers = new Set<() => void>();
let open = 0;

function count(change: 1 | -1): void {
  open += change;
  for (const watcher of watchers) watcher();
}

/** A dialog's window counts as open until the returned function is called. */
export function noteWindow(): () => void {
  count(1);
  return () => count(-1);
}

/** The signature is that of useSyncExternalStore. */
export function watchWindows(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
export const isWindowOpen = (): boolean => open > 0;
