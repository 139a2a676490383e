import { ownPicture } from "@/components/profiles/labels";
import { Button } from "@/components/ui/button";
import { useIsScratch } from "@/components/wizard/scratch";

/** The picture of an entry, 3:2, with what may be done about it; `onChoose` where there is a library. */
export function EntryPicture({
  image,
  name,
  onChoose,
  onRemove,
}: {
  image: string;
  name: string;
  onChoose?: () => void;
  onRemove: () => void;
}) {
  const shown = ownPicture(image || null);
  const isScratch = useIsScratch();
  return (
    <div className="min-w-0 self-start">
      {shown ? (
        // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
        <img
          src={shown}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="aspect-3/2 w-full rounded-md object-cover"
        />
      ) : (
        <p className="meta grid aspect-3/2 w-full place-content-center rounded-md border border-edge border-dashed p-3 text-center text-pretty max-sm:aspect-5/2">
          {onChoose || isScratch ? "Hero image, 3:2" : "Auto fills in the page’s picture"}
        </p>
      )}
      <div className="-ml-2 flex flex-wrap">
        {onChoose && (
          <Button variant="text" size="sm" onClick={onChoose}>
            {shown ? "Change picture" : "Choose a picture"}
            <span className="sr-only"> of {name}</span>
          </Button>
        )}
        {shown && (
          <Button variant="text" size="sm" onClick={onRemove}>
            No picture<span className="sr-only"> for {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
