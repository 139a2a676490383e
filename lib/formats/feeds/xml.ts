/** Control characters, lone halves of pairs and the two last of a plane: no XML may hold them in any spelling. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for the content or an attribute of an XML document. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

type Attributes = Record<string, string | number | null | undefined>;
/** Markup made here; a plain string is text and is escaped. */
export type Xml = { readonly markup: string };
type Child = Xml | string | number | null | undefined | readonly Child[];

const write = (child: Child): string => {
  if (child === null || child === undefined) return "";
  if (typeof child === "string") return escapeXml(child);
  if (typeof child === "number") return String(child);
  return "markup" in child ? child.markup : child.map(write).join("");
};

/** One element. Attributes without a value are left out, children are escaped unless they are elements. */
export function xml(name: string, attributes: Attributes = {}, ...children: Child[]): Xml {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const inside = children.map(write).join("");
  return { markup: `<${name}${given.join("")}${inside === "" ? "/>" : `>${inside}</${name}>`}` };
}

/** A whole document in UTF-8. */
export const xmlDocument = (root: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
