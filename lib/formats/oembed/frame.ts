import { xml } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";

type Framed = { slug: string; name: string; width: number | "100%"; height: number };

/** The HTML that shows a newsroom's or profile's card on another site. */
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
    // An element of HTML ends with a tag of its own, and needs something in it to be written so here.
    " ",
  );
  return frame.markup;
}
