/** An element: its name, attributes, child elements in order, and text. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const NAME = "[A-Za-z_][\\w.:-]*";
const TOKEN = new RegExp(`<\\?xml[^?]*\\?>|<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|([^<]+)`, "y");
const references: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  if (/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) throw new Error(`A bare & in ${text}`);
  return text.replace(/&(\w+);/g, (_, name: string) => references[name] ?? "");
}

/**
 * Reads the well-formed XML that this product writes: elements, attributes in double quotes, text. Throws for
 * everything else, so a document that needs more, or is broken, does not pass.
 */
export function readXml(text: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are what no XML may hold
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text) || !text.isWellFormed())
    throw new Error("A character that XML forbids");
  if (text.includes("]]>")) throw new Error("]]> in text");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const [token, closes, name, attributes = "", empty, content] = TOKEN.exec(text) ?? [];
    const parent = open.at(-1);
    if (!token || !parent) throw new Error(`No XML from ${JSON.stringify(text.slice(at, at + 60))}`);
    at += token.length;
    if (content !== undefined) parent.text += decode(content);
    else if (closes && open.pop()?.name !== name) throw new Error(`</${name}> closes another`);
    else if (name && !closes) {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || !only || more.length > 0 || root.text.trim()) throw new Error("Not one root");
  return only;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(new RegExp(`(${NAME})="([^"<]*)"`, "g"))];
  const found = Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decode(value)]));
  if (Object.keys(found).length !== pairs.length) throw new Error(`An attribute twice in ${text}`);
  return found;
}
