"use client";

import { useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import type { Slide } from "@/components/viewer/slide";

const fit = "max-h-full max-w-full object-contain";

/** A slide that cannot be loaded says so, with a way to try again. */
export function SlideStage({ slide }: { slide: Slide }) {
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <div data-keep-open className="px-5">
        <ErrorState
          level={3}
          title={
            slide.kind === "video" ? "This video could not be played" : "This picture could not be loaded"
          }
          onRetry={() => {
            setBroken(false);
            setAttempt(attempt + 1);
          }}
        />
      </div>
    );
  }
  const onError = () => setBroken(true);
  if (slide.kind === "video" && slide.src) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: its captions are a track where the newsroom gave some
      <video
        key={attempt}
        data-keep-open
        src={slide.src}
        poster={slide.poster ?? undefined}
        controls
        autoPlay
        playsInline
        preload="metadata"
        onError={onError}
        className={fit}
      >
        {slide.captions && (
          <track kind="captions" src={slide.captions} srcLang="en" label="Captions" default />
        )}
        Your browser does not support the video tag.
      </video>
    );
  }
  if (slide.kind === "quote") {
    return (
      <figure
        data-keep-open
        className="grid max-h-full max-w-3xl justify-items-center gap-6 overflow-y-auto px-5"
      >
        {slide.src && (
          // biome-ignore lint/performance/noImgElement: its sizes were made at upload
          <img
            key={attempt}
            src={slide.src}
            alt=""
            onError={onError}
            className="max-h-[40dvh] rounded-md object-contain"
          />
        )}
        <blockquote className="font-serif text-2xl text-pretty [overflow-wrap:anywhere] md:text-3xl">
          “{slide.quote}”
        </blockquote>
      </figure>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: its sizes were made at upload
    <img
      key={attempt}
      data-keep-open
      src={slide.src ?? ""}
      alt={slide.title}
      onError={onError}
      className={fit}
    />
  );
}
