/** The signature is that of useSyncExternalStore. */
const watch = (media: string) => ({
  subscribe: (watcher: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener("change", watcher);
    return () => query.removeEventListener("change", watcher);
  },
  read: (): boolean => window.matchMedia(media).matches,
});

/** Anything narrower than the `md` breakpoint of `app/globals.css` is drawn as a phone. */
export const watchPhone = watch("(width < 53.8125rem)");
/** From the `xl` breakpoint on, the rail has its labels and a chart its table beside it. */
export const watchWide = watch("(width >= 73.8125rem)");
