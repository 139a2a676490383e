import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";

/** A stylesheet that can select the rules a page needs. */
export type Stylesheet = { usedBy: (html: string) => string };

/** A selector matches only if the element, or one around it, carries each of these classes. */
type Selector = { text: string; classes: string[] };
type Piece =
  | { kind: "text"; css: string }
  | { kind: "rule"; selectors: Selector[]; body: string }
  | { kind: "group"; head: string; pieces: Piece[] }
  /** A named rule (keyframes, registered properties) is written where its name is used. */
  | { kind: "named"; name: string; css: string };

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'", "#39": "'" };

/**
 * Parses a built stylesheet once. A rule is left out only when each of its selectors asks for a class that no element
 * of the page carries, so the rules that remain draw the page exactly as the whole sheet would. `href` is the sheet's
 * address: relative addresses in it are made absolute.
 */
export function openStylesheet(css: string, href: string): Stylesheet {
  const folder = href.slice(0, href.lastIndexOf("/") + 1);
  // The sequence "</" would end the element that the rules are written into.
  const absolute = css
    .replaceAll("</", "<\\/")
    .replace(/url\((["']?)(?!data:|https?:|\/|#)/g, `url($1${folder}`);
  const pieces = postcss.parse(absolute).nodes.flatMap(toPiece);
  return {
    usedBy: (html) => {
      const classes = classesOf(html);
      return write(pieces, classes, write(pieces, classes, null));
    },
  };
}

function toPiece(node: ChildNode): Piece[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") return [toRule(node)];
  if (node.type === "atrule") return toAtRule(node);
  return [{ kind: "text", css: `${node};` }];
}

const toRule = (rule: Rule): Piece => ({
  kind: "rule",
  selectors: rule.selectors.map((text) => ({ text, classes: classesIn(text) })),
  body: `{${rule.nodes.map(String).join(";")}}`,
});

function toAtRule(rule: AtRule): Piece[] {
  const { name, params, nodes } = rule;
  if (/keyframes$|^property$/.test(name)) return [{ kind: "named", name: params, css: String(rule) }];
  // Typefaces of the reader's own machine cost nothing; those that must be fetched come with the whole sheet.
  if (name === "font-face") return /url\(/.test(String(rule)) ? [] : [{ kind: "text", css: String(rule) }];
  if (!nodes) return [{ kind: "text", css: `${rule};` }];
  return [{ kind: "group", head: `@${name} ${params}`, pieces: nodes.flatMap(toPiece) }];
}

/** Returns the classes that must be present; arguments of `:not()`, `:is()`, `:where()`, `:has()` require none. */
const classesIn = (selector: string) =>
  [...outsideBrackets(selector).matchAll(CLASS)].map(([, name = ""]) =>
    name
      .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, "$1"),
  );

/** Removes the arguments of functions and the values of attributes; an escaped bracket is a letter of a name. */
function outsideBrackets(selector: string): string {
  let outside = "";
  let depth = 0;
  for (const [part] of selector.matchAll(/\\[0-9a-f]{1,6}\s?|\\?./gis)) {
    if (part === "(" || part === "[") depth++;
    else if (part === ")" || part === "]") depth--;
    else if (depth === 0) outside += part;
  }
  return outside;
}

function classesOf(html: string): Set<string> {
  const all = new Set<string>();
  for (const [, value = ""] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of decode(value).split(/\s+/)) all.add(name);
  }
  return all;
}

const decode = (value: string) => value.replace(/&([\w#]+);/g, (all, name: string) => ENTITIES[name] ?? all);

/**
 * `draft` is the text without the named rules, by which those that are used are found; it is null while the draft
 * itself is written.
 */
function write(pieces: readonly Piece[], classes: ReadonlySet<string>, draft: string | null): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.css;
    else if (piece.kind === "named") css += draft?.includes(piece.name) ? piece.css : "";
    else if (piece.kind === "rule") {
      const matching = piece.selectors.filter((one) => one.classes.every((name) => classes.has(name)));
      if (matching.length > 0) css += matching.map(({ text }) => text).join(",") + piece.body;
    } else {
      const inner = write(piece.pieces, classes, draft);
      // An empty layer still fixes its place among the layers.
      if (inner || piece.head.startsWith("@layer")) css += `${piece.head}{${inner}}`;
    }
  }
  return css;
}
