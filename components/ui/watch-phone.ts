/** Anything narrower than the `md` breakpoint of `app/globals.css` is drawn as a phone. */
const PHONE = "(width < 53.8125rem)";

/** The signature is that of useSyncExternalStore. */
export const watchPhone = {
  subscribe: (watcher: () => void): (() => void) => {
    const query = window.matchMedia(PHONE);
    query.addEventListener("change", watcher);
    return () => query.removeEventListener("change", watcher);
  },
  read: (): boolean => window.matchMedia(PHONE).matches,
};
