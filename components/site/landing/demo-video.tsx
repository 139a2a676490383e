/** Browsers know this attribute, React's types not yet: the picture too waits until it comes near. */
const LAZY = { loading: "lazy" };

export const demoLabels = {
  title: "From a pitch to a collaboration",
  text: "The product in use, in under a minute. No sound; captions say what happens.",
};

/** scripts/record-demo.ts makes the video of the product in use. Only a picture loads before it is played. */
export function DemoVideo({ autoPlay = false }: { autoPlay?: boolean }) {
  return (
    <video
      controls
      playsInline
      preload={autoPlay ? "auto" : "none"}
      autoPlay={autoPlay}
      muted={autoPlay}
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
