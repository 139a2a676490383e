import { useId } from "react";
import { cn } from "@/lib/utils/cn";

export const WHITE = "#ffffff";
/** The look's ink, whatever theme the reader has: a logo looks the same in both. */
export const DARK = "#1b1814";

/** A logo is cropped to a square, or stands whole on a background: a wide wordmark stays readable. */
export function FitChoice({
  background,
  edge,
  onChange,
}: {
  /** The colour it stands on; undefined while it is cropped. */
  background: string | undefined;
  /** The colour of the picture's own edge; null where that is transparent. */
  edge: string | null;
  onChange: (background: string | undefined) => void;
}) {
  const name = useId();
  const colours = [
    ...(edge ? [{ colour: edge, label: "As its edge" }] : []),
    { colour: WHITE, label: "White" },
    { colour: DARK, label: "Dark" },
  ].filter(({ colour }, place, all) => all.findIndex((other) => other.colour === colour) === place);
  const isOther = background !== undefined && !colours.some(({ colour }) => colour === background);
  const option = "flex min-h-11 items-center gap-2.5 text-sm";
  return (
    <div className="mt-4 border-rule border-b pb-4">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">How the logo fills its square</legend>
        <label className={option}>
          <input
            type="radio"
            name={name}
            className="tick-box"
            checked={background !== undefined}
            onChange={() => onChange(edge ?? WHITE)}
          />
          Whole, on a background
        </label>
        <label className={option}>
          <input
            type="radio"
            name={name}
            className="tick-box"
            checked={background === undefined}
            onChange={() => onChange(undefined)}
          />
          Cropped to a square
        </label>
      </fieldset>
      {background !== undefined && (
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="label">Background</legend>
          {colours.map(({ colour, label }) => (
            <label key={colour} className={option}>
              <input
                type="radio"
                name={`${name}-colour`}
                className="tick-box"
                checked={background === colour}
                onChange={() => onChange(colour)}
              />
              <Swatch colour={colour} />
              {label}
            </label>
          ))}
          <label className={option}>
            <input
              type="color"
              value={background}
              onChange={({ target }) => onChange(target.value)}
              className={cn(
                "size-8 rounded-md border border-edge",
                isOther && "outline-2 outline-ink outline-offset-2",
              )}
            />
            Another colour
          </label>
        </fieldset>
      )}
    </div>
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <span aria-hidden className="size-5 rounded-sm border border-edge" style={{ backgroundColor: colour }} />
);
