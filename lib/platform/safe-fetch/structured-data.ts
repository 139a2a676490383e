/** The facts that a page's JSON-LD states about the page itself. */
export type StructuredData = Partial<
  Record<"title" | "description" | "image" | "site" | "published", string>
> & { author: string[] };

type Node = Record<string, unknown>;

/** A page is about one node of these types; the type named first wins. */
const SUBJECTS =
  /Article|Posting|Report|Episode|VideoObject|AudioObject|Movie|Recipe|Event|Product|Book|Review|Podcast/;
const SITES = /^(WebSite|Organization|NewsMediaOrganization|Corporation|Person|BreadcrumbList|ImageObject)$/;
/** So many nodes are read; a page states a few dozen. */
const MAX_NODES = 500;

/** Reads title, description, picture, site, authors and date; a block that is no JSON is ignored. */
export function readStructuredData(blocks: string[]): StructuredData {
  const nodes = blocks.flatMap(parse);
  const subject =
    nodes.find((node) => SUBJECTS.test(typeOf(node))) ?? nodes.find((node) => !SITES.test(typeOf(node)));
  const site = nodes.find((node) => /^(WebSite|NewsMediaOrganization)$/.test(typeOf(node)));
  return {
    title: textOf(subject?.headline) ?? textOf(subject?.name),
    description: textOf(subject?.description),
    image: imageOf(subject?.image) ?? imageOf(subject?.thumbnailUrl),
    published: textOf(subject?.datePublished),
    author: [subject?.author]
      .flat()
      .flatMap((author) => textOf(author) ?? textOf(nodeOf(author)?.name) ?? []),
    site: textOf(nodeOf(subject?.publisher)?.name) ?? textOf(site?.name),
  };
}

/** Returns the nodes at the top of a block, which is one node, a list of them, or a graph. */
function parse(block: string): Node[] {
  try {
    const pending: unknown[] = [JSON.parse(block)];
    const nodes: Node[] = [];
    while (pending.length > 0 && nodes.length < MAX_NODES) {
      const next = pending.shift();
      if (Array.isArray(next)) pending.unshift(...next.slice(0, MAX_NODES));
      else if (isNode(next)) {
        nodes.push(next);
        if (Array.isArray(next["@graph"])) pending.push(...next["@graph"].slice(0, MAX_NODES));
      }
    }
    return nodes;
  } catch {
    return [];
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const nodeOf = (value: unknown): Node | undefined => {
  const first = firstOf(value);
  return isNode(first) ? first : undefined;
};
const textOf = (value: unknown): string | undefined => {
  const first = firstOf(value);
  return typeof first === "string" ? first : undefined;
};
const typeOf = (node: Node): string => [node["@type"]].flat().join(" ");
/** A picture is an address, or an object with one. */
const imageOf = (value: unknown): string | undefined =>
  textOf(value) ?? textOf(nodeOf(value)?.url) ?? textOf(nodeOf(value)?.contentUrl);
