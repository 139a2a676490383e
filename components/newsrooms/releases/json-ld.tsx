import { scriptJson } from "@/components/newsrooms/releases/news-article";

/** Machines read a page's facts as a data block. React would escape them as text, which JSON does not survive. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
