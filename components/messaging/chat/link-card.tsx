import type { LinkView } from "@/lib/domain/messaging/messages/schema";

/** The page behind a message's address. Its picture's place is there before the picture is. */
export function LinkCard({ link: { url, title, siteName, image } }: { link: LinkView }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="group -mx-2 mt-2 -mb-0.5 block w-80 max-w-[calc(100%+1rem)] overflow-hidden whitespace-normal rounded-md bg-[light-dark(var(--raised),var(--paper))]"
    >
      {image && (
        // biome-ignore lint/performance/noImgElement: stored pictures come in fitting sizes from our own storage
        <img
          src={image}
          alt=""
          width={600}
          height={300}
          loading="lazy"
          decoding="async"
          className="aspect-[2/1] w-full bg-sunk object-cover"
        />
      )}
      <span className="block px-3.5 pt-2.5 pb-3">
        <b className="h4 line-clamp-3 group-hover:underline">{title}</b>
        <span className="meta block truncate">{siteName}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
