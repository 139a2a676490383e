import { isEmail } from "@/lib/utils/is-email";

/** This finds what may be an address of a site or of mail; `linkOf` decides. */
const CANDIDATE = /((?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@:;,()[\]]+@[^\s<>"@:;,()[\]]+)/gi;
const ENDING = /[.,;:!?'…。、]$/;
const CLOSES: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

/** Returns the part of a candidate that is the address: a sentence's end is none of it, nor a bracket that it did not open. */
function addressIn(candidate: string): string {
  let address = candidate;
  for (;;) {
    const last = address.at(-1) ?? "";
    const opener = CLOSES[last];
    const isForeign = opener !== undefined && address.split(opener).length < address.split(last).length;
    if (!isForeign && !ENDING.test(address)) return address;
    address = address.slice(0, -1);
  }
}

/** Returns where an address leads; null where it is none. */
function linkOf(address: string): string | null {
  if (/^https?:\/\/[^/\s]/i.test(address)) return address;
  if (/^www\.[^.\s]+\.\S/i.test(address)) return `https://${address}`;
  return isEmail(address.toLowerCase()) ? `mailto:${address}` : null;
}

export function LinkedText({ text }: { text: string }) {
  return text.split(CANDIDATE).map((part, index) => {
    const address = index % 2 === 1 ? addressIn(part) : "";
    const href = linkOf(address);
    if (!href) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index}>
        <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
          {address}
        </a>
        {part.slice(address.length)}
      </span>
    );
  });
}
