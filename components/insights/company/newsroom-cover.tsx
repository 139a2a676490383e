import type { ReactNode } from "react";

/** The newsroom's featured picture; `children` stand on the type's tint where there is none. */
export function NewsroomCover({ src, children }: { src: string | null; children: ReactNode }) {
  if (src === null)
    return <div className="grid aspect-[3/2] place-items-center rounded-md bg-accent-tint">{children}</div>;
  return (
    // biome-ignore lint/performance/noImgElement: uploaded pictures come in fitting sizes from our own storage
    <img
      src={src}
      alt=""
      width={600}
      height={400}
      loading="lazy"
      decoding="async"
      className="aspect-[3/2] w-full rounded-md object-cover"
    />
  );
}
