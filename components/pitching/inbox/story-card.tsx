import { ExternalLink } from "lucide-react";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";

type Story = PitchView["stories"][number];

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url);

/** A story shows its address until a job has read its page, then a card with our copy of its picture. */
export function StoryCard({ story }: { story: Story }) {
  const { url, title, description, image, siteName, found, pending } = story;
  const picture = found && image;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="group mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-md border border-rule p-4 hover:border-ink"
    >
      <span className="min-w-0">
        <span className="kick block truncate text-ink-3">{siteName || hostOf(url)}</span>
        <span className="h4 mt-1 block [overflow-wrap:anywhere] group-hover:underline">
          {found ? title : url}
        </span>
        {found && description && <span className="meta mt-1 line-clamp-2 block">{description}</span>}
        {!found && (
          <span className="meta mt-1 block">
            {pending ? "The page is being read. Its headline follows here." : "The page could not be read."}
          </span>
        )}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: stored pictures come in fitting sizes from our own storage
        <img
          src={picture}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-24 rounded-md bg-sunk object-cover md:w-32"
        />
      ) : (
        <ExternalLink aria-hidden className="size-4 text-ink-3" />
      )}
    </a>
  );
}
