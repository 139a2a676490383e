export type SlidePicture = { name: string; width: number; height: number; alt: string };

/** The picture of public/demo is lazy: the stage asks for those of the open slide and the next. */
export function SlideImage({ name, width, height, alt }: SlidePicture) {
  return (
    // biome-ignore lint/performance/noImgElement: pictures of public/demo come in the sizes that are drawn there
    <img src={`/demo/${name}.webp`} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
  );
}
