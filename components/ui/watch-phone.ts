/** Narrower than the `md` breakpoint of `app/globals.css`: phones, and what is drawn like one. */
const PHONE = "(width < 53.8125rem)";

/** For useSyncExternalStore. */
export const watchPhone = {
  subscribe: (watcher: () => void): (() => void) => {
    const query = window.matchMedia(PHONE);
    query.addEventListener("change", watcher);
    return () => query.removeEventListener("change", watcher);
  },
  read: (): boolean => window.matchMedia(PHONE).matches,
};
