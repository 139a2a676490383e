/** These elements run, or load only to be run: a preview is only looked at. */
const RUNNING = 'script, template, link[rel="modulepreload"], link[as="script"], base, meta[http-equiv]';

/** Removes all that runs from a page of ours. */
export function asStill(page: Document): Document {
  for (const element of page.querySelectorAll(RUNNING)) element.remove();
  return page;
}

/** Puts a page into a frame's document; resolves once its styles are there. */
export async function showWhole(shown: Document, page: Document): Promise<void> {
  const root = shown.adoptNode(page.documentElement);
  const styles = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loaded = styles.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", resolve);
      }),
  );
  shown.documentElement.replaceWith(root);
  await Promise.all(loaded);
}

/** Changes what a page shows; its styles and its scroll stay. */
export const showBody = (shown: Document, page: Document): void =>
  shown.body.replaceWith(shown.adoptNode(page.body));
