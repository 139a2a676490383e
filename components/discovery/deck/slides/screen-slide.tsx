import { SCREEN_SIZE, type ScreenName, screens } from "@/components/discovery/deck/screens";

/** The screen of the product is shown in the reader's theme; scripts/draw-deck-screens.ts draws it. */
export function ScreenSlide({
  title,
  lede,
  screen,
  note = "Everybody on it is invented, the screen is not",
}: {
  title: string;
  lede: string;
  screen: ScreenName;
  note?: string;
}) {
  const address = (theme: string) => `/deck/${screen}-${theme}.webp`;
  return (
    <div className="slide-body">
      <div className="slide-text">
        <h2 className="slide-t2">{title}</h2>
        <p className="slide-lede">{lede}</p>
        <p className="slide-meta">{note}</p>
      </div>
      <div className="slide-shot">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={address("dark")} />
          <img
            src={address("light")}
            {...SCREEN_SIZE}
            alt={screens[screen]}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
    </div>
  );
}
