import { decks } from "@/lib/domain/discovery/decks/deck-types";
import { cn } from "@/lib/utils/cn";
import { type DeckType, deckPath, deckTypes } from "@/lib/utils/deck-paths";

export function DeckLinks({ except, level }: { except?: DeckType; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={cn("grid gap-x-14 gap-y-7", except && "xl:grid-cols-2")}>
      {deckTypes
        .filter((type) => type !== except)
        .map((type) => {
          const { label, description, picture } = decks[type];
          return (
            <li key={type} className={except ? undefined : "border-rule border-t pt-7"}>
              <a
                href={deckPath(type)}
                className="group items-center gap-4 max-md:flex max-md:flex-wrap md:grid md:grid-cols-[208px_minmax(0,1fr)] md:gap-6"
              >
                {/* biome-ignore lint/performance/noImgElement: pictures of public/demo come in the sizes that are drawn there */}
                <img
                  src={`/demo/${picture.name}.webp`}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-28 rounded-md bg-sunk object-cover md:aspect-3/2 md:w-full"
                />
                <span className="min-w-0 grow basis-36">
                  <Heading className="h2 group-hover:underline">{label}</Heading>
                  <span className="mt-1 mb-2 block text-pretty text-sm">{description}</span>
                  <span className="meta block">{deckPath(type)}</span>
                </span>
              </a>
            </li>
          );
        })}
    </ul>
  );
}
