import { textAddress } from "@/lib/domain/messaging/messages/rules";

export function LinkedText({ text }: { text: string }) {
  return text.split(textAddress).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
