import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deferTags } from "./after-paint";
import { openStylesheet, type Stylesheet } from "./used-styles";

const STATIC = "/_next/";
/** React writes a stylesheet into the head of a page in this form. */
export const STYLESHEET_LINK =
  /<link rel="stylesheet" href="(\/_next\/[\w./-]+\.css)" data-precedence="[\w-]+"\/>/g;

/**
 * Moves a page's stylesheet out of the way of its first paint: the rules that its elements use stand in the head, and
 * the whole sheet with its typefaces follows with the scripts once the page is painted. See docs/decisions/010 and
 * 034.
 */
export class InlineStyles {
  readonly #distDir: string;
  readonly #sheets = new Map<string, Stylesheet | null>();

  constructor(distDir: string) {
    this.#distDir = distDir;
  }

  /** Returns the rewritten HTML, or the same where one of its stylesheets cannot be read. */
  rewrite(html: string): string {
    const links = [...html.matchAll(STYLESHEET_LINK)].map(([link, href = ""]) => ({
      link,
      sheet: this.#open(href),
    }));
    if (links.length === 0 || links.some(({ sheet }) => sheet === null)) return html;
    const rules = links.map(({ sheet }) => sheet?.usedBy(html) ?? "");
    let at = 0;
    const styled = html.replace(STYLESHEET_LINK, () => `<style>${rules[at++]}</style>`);
    return deferTags(styled, links.map(({ link }) => link).join("")) ?? html;
  }

  #open(href: string): Stylesheet | null {
    const opened = this.#sheets.get(href);
    if (opened !== undefined) return opened;
    const sheet = read(join(this.#distDir, href.slice(STATIC.length)), href);
    this.#sheets.set(href, sheet);
    return sheet;
  }
}

function read(file: string, href: string): Stylesheet | null {
  try {
    return openStylesheet(readFileSync(file, "utf8"), href);
  } catch {
    return null;
  }
}
