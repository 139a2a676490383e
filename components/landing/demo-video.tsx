/** Known to browsers, not yet to React's types: the picture too waits until it comes near. */
const LAZY = { loading: "lazy" };

/** The video of the product in use, made by scripts/record-demo.ts. Nothing of it loads before it is played but a picture. */
export function DemoVideo() {
  return (
    <video
      controls
      playsInline
      preload="none"
      {...LAZY}
      poster="/demo/watch-demo.webp"
      width={1280}
      height={720}
      className="aspect-video w-full rounded-md border border-rule bg-sunk"
    >
      <source src="/demo/watch-demo.mp4" type="video/mp4" />
      <track kind="captions" src="/demo/watch-demo.vtt" srcLang="en" label="English" default />
      Your browser does not support the video tag.
    </video>
  );
}
