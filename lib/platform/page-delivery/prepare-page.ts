import { join } from "node:path";
import { GONE } from "@/lib/platform/cache/tags";
import { log } from "@/lib/platform/log";
import { hashPolicy } from "@/lib/platform/security/csp";
import { settings } from "@/lib/platform/settings/settings";
import { type CachedValue, tagsOf } from "./cache-entry";
import { InlineStyles } from "./inline-styles";
import { readKnownScripts } from "./known-scripts";
import { PAGE_STATUS } from "./page-status";
import { hashTrustedScripts } from "./script-hashes";

/** Prepares the page under a path in place; answers whether browsers will run all of its inline scripts. */
export type PreparePage = (path: string, page: CachedValue) => { scriptsRun: boolean };

type Parts = {
  /** The inline scripts that any page of this build may have. */
  knownScripts: ReadonlySet<string>;
  /** Markup that says, for readers without scripts, that nothing was found under a path. */
  notFoundMarkup: (path: string) => string;
  /** Moves stylesheet and scripts behind the first paint; null leaves them where Next wrote them. */
  styles: InlineStyles | null;
};

/** These steps are taken once for each rendered page, in this order; hashes come last, over the final HTML. */
export const pagePreparer =
  ({ knownScripts, notFoundMarkup, styles }: Parts): PreparePage =>
  (path, page) => {
    if (page.html?.includes(NOT_FOUND_DOCUMENT)) page.html = withNoScript(page.html, notFoundMarkup(path));
    else if (page.html && styles) page.html = styles.rewrite(page.html);

    const { hashes, skipped, flightComplete } = hashTrustedScripts(
      page.html ?? "",
      page.rscData ?? new Uint8Array(),
      knownScripts,
    );
    page.headers ??= {};
    Object.assign(page.headers, {
      "content-security-policy": hashPolicy(hashes),
      // Browsers and proxies ask each time and mostly get 304, because only we know when a page went stale.
      "cache-control": "public, max-age=0, must-revalidate",
      ...(tagsOf(page).includes(GONE) ? { [PAGE_STATUS]: "410" } : {}),
    });

    const scriptsRun = skipped === 0 && flightComplete;
    if (!scriptsRun) log.error({ path, skipped, flightComplete }, "scripts of a page got no hash: not ready");
    return { scriptsRun };
  };

/** Next answers `notFound()` of a cached page with an empty document that its scripts fill. */
const NOT_FOUND_DOCUMENT = 'id="__next_error__"';

const withNoScript = (html: string, markup: string) =>
  html.replace("</body>", () => `<noscript>${markup}</noscript></body>`);

export function preparerOfBuild(notFoundMarkup: Parts["notFoundMarkup"]): PreparePage {
  const distDir = join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR ?? ".next");
  const styles = settings().PAGE_DELIVERY === "fast" ? new InlineStyles(distDir) : null;
  return pagePreparer({ knownScripts: readKnownScripts(distDir), notFoundMarkup, styles });
}
