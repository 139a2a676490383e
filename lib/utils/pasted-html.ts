import { DomUtils, parseDocument } from "htmlparser2";

type Child = ReturnType<typeof parseDocument>["children"][number];
type Parent = ReturnType<typeof parseDocument> | ElementNode;
type ElementNode = Extract<Child, { attribs: Record<string, string> }>;

const OFFICE = /mso-list|docs-internal-guid|vertical-align|font-weight|font-style/i;
const BLOCKS = new Set("p h1 h2 h3 h4 h5 h6 ul ol table blockquote hr div".split(" "));
const MAX_LEVEL = 6;
/** Nobody writes deeper, and what walks over the elements calls itself. */
const MAX_DEPTH = 100;

const styleOf = (node: ElementNode) => node.attribs.style?.toLowerCase() ?? "";
const isElement = (node: Child): node is ElementNode => DomUtils.isTag(node);

/**
 * Makes what word processors mean out of what they put on the clipboard: Word's typed bullets and numbers become lists
 * with their levels, styles become bold, italic, sub- and superscript, and the bold wrapper and the loose breaks of
 * Google Docs go. Other HTML is returned as it is; cleaning it is somebody else's.
 */
export function fromWordProcessor(html: string): string {
  if (!OFFICE.test(html)) return html;
  const document = parseDocument(html);
  if (isDeep(document)) return html;
  tidy(document);
  return DomUtils.getInnerHTML(document);
}

function isDeep(document: Parent): boolean {
  let level: Parent[] = [document];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(({ children }) => children.filter(isElement));
  }
  return false;
}

function tidy(parent: Parent): void {
  for (const node of [...parent.children]) {
    if (!isElement(node)) continue;
    tidy(node);
    if (isDocsWrapper(node)) unwrap(node);
    else if (node.name === "span") wrapByStyle(node);
  }
  removeLooseBreaks(parent);
  makeLists(parent);
}

const isDocsWrapper = (node: ElementNode) =>
  node.name === "b" &&
  (/^docs-internal-guid/.test(node.attribs.id ?? "") ||
    /font-weight:\s*(normal|[1-4]00)\b/.test(styleOf(node)));

function unwrap(node: ElementNode): void {
  for (const child of [...node.children]) DomUtils.prepend(node, child);
  DomUtils.removeElement(node);
}

const styled: [RegExp, string][] = [
  [/font-weight:\s*(bold|bolder|[6-9]00)\b/, "strong"],
  [/font-style:\s*(italic|oblique)\b/, "em"],
  [/vertical-align:\s*sub\b/, "sub"],
  [/vertical-align:\s*super\b/, "sup"],
];

function wrapByStyle(span: ElementNode): void {
  const style = styleOf(span);
  for (const [pattern, name] of styled) {
    if (!pattern.test(style)) continue;
    const wrapper = make(name);
    for (const child of [...span.children]) DomUtils.appendChild(wrapper, child);
    DomUtils.appendChild(span, wrapper);
  }
}

/** A break between two blocks is no line of either. */
function removeLooseBreaks(parent: Parent): void {
  if (!parent.children.some((node) => isElement(node) && BLOCKS.has(node.name))) return;
  for (const node of [...parent.children])
    if (isElement(node) && node.name === "br") DomUtils.removeElement(node);
}

type Item = { node: ElementNode; level: number; isNumbered: boolean; start: number };

function itemOf(node: Child): Item | null {
  if (!isElement(node) || !/^(p|h[1-6])$/.test(node.name)) return null;
  const level = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(node))?.[1];
  if (!level) return null;
  const markers = DomUtils.filter(
    (inner) => isElement(inner as Child) && /mso-list:\s*ignore/.test(styleOf(inner as ElementNode)),
    node,
  );
  const marker = markers
    .map((one) => DomUtils.textContent(one))
    .join("")
    .trim();
  for (const one of markers) DomUtils.removeElement(one);
  const number = /^\(?(\d{1,4}|[a-z]{1,4})[.)]/i.exec(marker)?.[1];
  const start = Number(number);
  return {
    node,
    level: Math.min(Number(level), MAX_LEVEL),
    isNumbered: number !== undefined,
    start: Number.isInteger(start) ? start : 1,
  };
}

/** A list's items follow each other with nothing but white space and comments between them. */
function makeLists(parent: Parent): void {
  let lists: { list: ElementNode; level: number; isNumbered: boolean }[] = [];
  for (const node of [...parent.children]) {
    const item = itemOf(node);
    if (!item) {
      if (isElement(node) || (DomUtils.isText(node) && node.data.trim() !== "")) lists = [];
      continue;
    }
    while ((lists.at(-1)?.level ?? 0) > item.level) lists.pop();
    const open = lists.at(-1);
    if (open?.level === item.level && open.isNumbered !== item.isNumbered) lists.pop();
    let current = lists.at(-1);
    if (current?.level !== item.level) {
      const list = make(item.isNumbered ? "ol" : "ul", item.start > 1 ? { start: String(item.start) } : {});
      const above = current?.list.children.at(-1);
      if (above && isElement(above)) DomUtils.appendChild(above, list);
      else DomUtils.prepend(item.node, list);
      current = { list, level: item.level, isNumbered: item.isNumbered };
      lists.push(current);
    }
    const entry = make("li");
    for (const child of [...item.node.children]) DomUtils.appendChild(entry, child);
    DomUtils.appendChild(current.list, entry);
    DomUtils.removeElement(item.node);
  }
}

/** An element without children, as the parser makes them. */
function make(name: string, attributes: Record<string, string> = {}): ElementNode {
  const [element] = parseDocument(`<${name}>`).children;
  if (!element || !isElement(element)) throw new Error(`${name} is no element.`);
  DomUtils.removeElement(element);
  Object.assign(element.attribs, attributes);
  return element;
}
