import { DomUtils, parseDocument } from "htmlparser2";
import { datelineOf } from "../rules";
import type { NewsroomView, ReleaseView } from "../schema";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;

/** A text that runs in the direction of its first letter. */
type Directed = { value: string; rtl: boolean };

export type Inline =
  | string
  | { kind: "br" }
  | { kind: "place" | "strong" | "em" | "sub" | "sup"; children: Inline[] }
  | { kind: "a"; href: string; children: Inline[] };

type Cell = { children: Inline[]; rtl: boolean; heading: boolean; colspan: number; rowspan: number };

export type Block =
  | { kind: "p" | "h2" | "h3"; rtl: boolean; children: Inline[] }
  | { kind: "quote"; children: Block[] }
  | { kind: "hr" }
  | { kind: "ul"; rtl: boolean; items: Block[][] }
  | { kind: "ol"; rtl: boolean; start: number; items: Block[][] }
  | { kind: "table"; caption: Inline[]; columns: number; head: Cell[]; cells: Cell[] };

/** What release.typ sets. Lengths are its own; every text is data, never markup. */
export type ReleaseDocument = {
  lang: string;
  /** Who may use the release, in capitals. */
  band: string;
  newsroom: string;
  title: Directed;
  subtitle: Directed;
  correction: string;
  /** `value` is its caption with its maker. */
  picture: (Directed & { path: string; alt: string }) | null;
  ws: (Directed & { name: string })[];
  body: Block[];
  aboutTitle: string;
  about: Directed[];
  contactsTitle: string;
  contacts: string[];
  address: string;
};

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const runsRightToLeft = (text: string) => RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? "");
const directed = (value: string): Directed => ({ value, rtl: runsRightToLeft(value) });

const MARKS = new Set(["strong", "em", "sub", "sup"] as const);
const isMark = (name: string): name is "strong" => (MARKS as ReadonlySet<string>).has(name);
const BLOCKS = new Set(["p", "h2", "h3", "ul", "ol", "blockquote", "table", "hr", "div"]);

const isElement = (node: Node): node is Element => "attribs" in node;
const elementsIn = (node: Element, ...names: string[]) =>
  DomUtils.getElementsByTagName((name) => names.includes(name), node) as Element[];
const numberOf = (text: string | undefined, otherwise: number) =>
  Math.min(Math.max(Number.parseInt(text ?? "", 10) || otherwise, 1), 1000);

function toInlines(nodes: readonly Node[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if ("data" in node && node.type === "text") return [node.data.replace(/\s+/g, " ")];
    if (!isElement(node)) return [];
    const children = toInlines(node.children);
    if (node.name === "br") return [{ kind: "br" }];
    if (isMark(node.name)) return [{ kind: node.name, children }];
    const { href } = node.attribs;
    return node.name === "a" && href ? [{ kind: "a", href, children }] : children;
  });
}

const withDirection = (node: Element) => ({
  rtl: runsRightToLeft(DomUtils.textContent(node)),
  children: toInlines(node.children),
});

function toCell(node: Element): Cell {
  const { colspan, rowspan } = node.attribs;
  const spans = { colspan: numberOf(colspan, 1), rowspan: numberOf(rowspan, 1) };
  return { ...withDirection(node), ...spans, heading: node.name === "th" };
}

function toTable(node: Element): Block[] {
  const rows = elementsIn(node, "tr").map((row) => ({
    isHead: row.parent !== null && "name" in row.parent && row.parent.name === "thead",
    cells: elementsIn(row, "td", "th").map(toCell),
  }));
  const columns = Math.max(
    0,
    ...rows.map(({ cells }) => cells.reduce((total, { colspan }) => total + colspan, 0)),
  );
  if (columns === 0) return [];
  const [caption] = elementsIn(node, "caption");
  const cellsWhere = (isHead: boolean) =>
    rows.filter((row) => row.isHead === isHead).flatMap(({ cells }) => cells);
  return [
    {
      ...{ kind: "table", columns, caption: caption ? toInlines(caption.children) : [] },
      ...{ head: cellsWhere(true), cells: cellsWhere(false) },
    },
  ];
}

function toBlock(node: Element): Block[] {
  const { name } = node;
  if (name === "p" || name === "h2" || name === "h3") return [{ kind: name, ...withDirection(node) }];
  if (name === "hr") return [{ kind: "hr" }];
  if (name === "blockquote") return [{ kind: "quote", children: toBlocks(node.children) }];
  if (name === "table") return toTable(node);
  if (name === "ul" || name === "ol") {
    const items = node.children.filter(isElement).map((item) => toBlocks(item.children));
    const { rtl } = withDirection(node);
    return [
      name === "ul"
        ? { kind: name, rtl, items }
        : { kind: name, rtl, items, start: numberOf(node.attribs.start, 1) },
    ];
  }
  return toBlocks(node.children);
}

/** Reads cleaned HTML as blocks; text between them becomes paragraphs of its own. */
function toBlocks(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const settle = () => {
    const text = DomUtils.textContent(loose);
    if (text.trim() !== "")
      blocks.push({ kind: "p", rtl: runsRightToLeft(text), children: toInlines(loose) });
    loose = [];
  };
  for (const node of nodes) {
    if (isElement(node) && BLOCKS.has(node.name)) {
      settle();
      blocks.push(...toBlock(node));
    } else loose.push(node);
  }
  settle();
  return blocks;
}

/** Puts the dateline in front of the story's first paragraph. */
function withPlace(blocks: Block[], dateline: string): Block[] {
  if (!dateline) return blocks;
  const place: Inline = { kind: "place", children: [dateline] };
  const [first, ...rest] = blocks;
  return first?.kind === "p"
    ? [{ ...first, children: [place, ...first.children] }, ...rest]
    : [{ kind: "p", rtl: runsRightToLeft(dateline), children: [place] }, ...blocks];
}

/** `picture`: the path of the first photo that goes out with the release, where it can be drawn. */
export function toReleaseDocument(
  release: ReleaseView,
  newsroom: NewsroomView,
  { address, lang, picture }: { address: string; lang: string; picture: string | null },
): ReleaseDocument {
  const { who, what, whereLocation, whenTiming, whyNewsworthy } = release;
  const ws = { Who: who, What: what, Where: whereLocation, When: whenTiming, Why: whyNewsworthy };
  const [photo] = release.pictures;
  const maker = photo && (photo.credit || photo.creator);
  const about = newsroom.boilerplate || newsroom.about;
  const correction = release.correctedAt && release.versions[0]?.note;
  return {
    lang,
    address,
    band: "FOR IMMEDIATE RELEASE",
    newsroom: newsroom.name,
    title: directed(release.title),
    subtitle: directed(release.subtitle),
    correction: correction ? `Corrected: ${correction}` : "",
    picture:
      picture && photo
        ? {
            ...directed([photo.caption, maker && `(${maker})`].filter(Boolean).join(" ")),
            ...{ path: picture, alt: photo.caption || release.title },
          }
        : null,
    ws: Object.entries(ws).flatMap(([name, text]) => (text ? [{ name, ...directed(text) }] : [])),
    body: withPlace(toBlocks(parseDocument(release.body).children), datelineOf(release)),
    aboutTitle: `About ${newsroom.name}`,
    about: about.split(/\n\s*\n/).flatMap((part) => (part.trim() ? [directed(part.trim())] : [])),
    contactsTitle: "Press contact",
    contacts: newsroom.pressContacts.map(({ name, role, email, phone, hours }) =>
      [name, role, email, phone, hours].filter(Boolean).join("\n"),
    ),
  };
}
