import { partsOf } from "@/lib/utils/text-links";

export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
