import { DomUtils, parseDocument } from "htmlparser2";
import { AFTER_PAINT_SCRIPT } from "@/lib/platform/page-delivery/after-paint";

/** A page in parts: what it shows and runs by itself, its own styles, and the tags of the build's files. */
type PageContent = { content: string; styles: string[]; files: string[] };

/**
 * Reads a page as Next writes it, or as `fast` delivers it. `content` is its HTML without rules and without the tags of
 * the build's files; `files` are those tags in the order in which a browser meets them, stylesheets before scripts.
 */
export function readPageContent(html: string): PageContent {
  const page = parseDocument(html);
  type Element = Parameters<typeof DomUtils.removeElement>[0];
  const take = (matches: (name: string, attributes: Record<string, string>, element: Element) => boolean) => {
    const found = DomUtils.filter(
      (node) => DomUtils.isTag(node) && matches(node.name, node.attribs, node),
      page,
    );
    for (const element of found) DomUtils.removeElement(element);
    return found.map((element) => DomUtils.getOuterHTML(element));
  };
  const isOwn = (element: Element) => DomUtils.textContent(element) === AFTER_PAINT_SCRIPT;
  // The stylesheet is linked a second time for readers without scripts.
  take(
    (name, _, element) => name === "noscript" && DomUtils.getInnerHTML(element).includes("data-precedence"),
  );
  const sheets = take((name, { rel }) => name === "link" && rel === "stylesheet");
  // The script for browsers without modules keeps its place, as it is not one of those files.
  const scripts = take(
    (name, { src = "", nomodule, rel, as }) =>
      (name === "script" && src.startsWith("/_next/") && nomodule === undefined) ||
      (name === "link" && rel === "preload" && as === "script"),
  );
  take((name, _, element) => name === "script" && isOwn(element));
  // An empty template is what is left of the one that held the tags.
  take((name, _, element) => name === "template" && DomUtils.getInnerHTML(element) === "");
  const styles = take((name) => name === "style").map(String);
  return { content: DomUtils.getOuterHTML(page), styles, files: [...sheets, ...scripts] };
}
