import { xml } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";

type Framed = { slug: string; name: string; width: number | "100%"; height: number };

/** Writes the HTML that shows a newsroom's or profile's card on another site. */
export function frameOf({ slug, name, width, height }: Framed, origin: string): string {
  const frame = xml(
    "iframe",
    {
      src: `${origin}/embed/${slug}`,
      width,
      height,
      title: `${name} on ${PRODUCT_NAME}`,
      sandbox: "allow-popups allow-popups-to-escape-sandbox",
      loading: "lazy",
      style: "border:0;max-width:100%",
    },
    // An iframe needs an end tag of its own; this writer gives one only to an element with content.
    " ",
  );
  return frame.markup;
}
