"use client";

import { Captions, Clapperboard } from "lucide-react";
import { type ReactNode, useState } from "react";
import { originOf } from "@/components/profiles/profiles/work-texts";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { FileButton } from "@/components/ui/file-button";
import { SectionHead } from "@/components/ui/section";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { fileLimits } from "@/lib/utils/file-limits";
import { CAPTIONS, VIDEOS } from "@/lib/utils/file-types";
import { formatSize } from "@/lib/utils/format-size";
import type { FileChanges } from "./use-save-work";

const videoProblem = ({ type, size }: File) =>
  !VIDEOS.split(",").includes(type)
    ? "A video is an MP4 or WebM file"
    : size > fileLimits.asset.bytes
      ? fileLimits.asset.sentence
      : undefined;
const captionsProblem = ({ name, size }: File) =>
  /\.vtt$/i.test(name) && size <= fileLimits.captions.bytes ? undefined : fileLimits.captions.sentence;

/** A reel's own video and its captions are sent with Save, replaced or taken away. */
export function WorkFiles({
  stored,
  files,
  errors,
  onChange,
}: {
  stored: WorkSampleView["video"];
  files: FileChanges;
  errors: Readonly<Record<string, string>>;
  onChange: (files: FileChanges) => void;
}) {
  const { video, captions } = files;
  const hasVideo = video instanceof File || (stored !== null && video !== "remove");
  // Captions belong to one video and say nothing about another.
  const storedCaptions = video === undefined ? (stored?.captionsUrl ?? null) : null;
  return (
    <section aria-label="Video">
      <SectionHead title="Video" note="It plays on your profile at a press" />
      <FileLine
        icon={<Clapperboard aria-hidden />}
        noun="video"
        accept={VIDEOS}
        hint="optional. MP4 or WebM, up to 25 MB; the place it was filmed at is taken out"
        problemOf={videoProblem}
        stored={stored && <StoredVideo video={stored} />}
        change={video}
        error={errors["work.file"]}
        onChange={(next) => onChange({ ...files, video: next })}
      />
      {(hasVideo || captions instanceof File) && (
        <FileLine
          icon={<Captions aria-hidden />}
          noun="captions"
          accept={CAPTIONS}
          hint="optional. What is said in the video, as a WebVTT file (.vtt)"
          problemOf={captionsProblem}
          stored={storedCaptions && "Captions are shown over the video"}
          change={captions}
          error={errors["work.captions"]}
          onChange={(next) => onChange({ ...files, captions: next })}
        />
      )}
    </section>
  );
}

function StoredVideo({ video }: { video: NonNullable<WorkSampleView["video"]> }) {
  const { url, captionsUrl } = video;
  const origin = originOf(video);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are a track where its owner gave some */}
      <video
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label="The stored video"
        className="max-h-80 max-w-full rounded-md bg-sunk"
      >
        {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label="Captions" default />}
      </video>
      {origin && <p className="meta mt-2">The file says: {origin}</p>}
    </>
  );
}

type Change = File | "remove" | undefined;

function FileLine({
  icon,
  noun,
  accept,
  hint,
  problemOf,
  stored,
  change,
  error,
  onChange,
}: {
  icon: ReactNode;
  noun: "video" | "captions";
  accept: string;
  hint: string;
  problemOf: (file: File) => string | undefined;
  /** It shows the stored one, where there is one. */
  stored: ReactNode;
  change: Change;
  error?: string;
  onChange: (change: Change) => void;
}) {
  const [refused, setRefused] = useState<string>();
  const isGone = change === "remove";
  const file = change instanceof File ? change : null;
  const problem = refused ?? error;
  const put = (next: Change) => {
    setRefused(undefined);
    onChange(next);
  };
  function choose(next: File) {
    const wrong = problemOf(next);
    if (wrong) setRefused(wrong);
    else put(next);
  }
  return (
    <div className="grid gap-2 border-rule border-b py-4">
      {stored && !isGone && !file && stored}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="flex min-w-0 flex-1 basis-52 gap-3 [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-ink-3">
          {icon}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <b className="font-[560]">{noun === "video" ? "Own video" : "Captions"}</b>{" "}
            <span className="meta">
              {file ? (
                <>
                  {file.name}, <span className="num">{formatSize(file.size)}</span>. Sent when you save
                </>
              ) : isGone ? (
                "Goes when you save"
              ) : (
                !stored && hint
              )}
            </span>
          </span>
        </span>
        <span className="flex flex-wrap">
          {(change !== undefined || stored) && (
            <Button variant="text" size="sm" onClick={() => put(change === undefined ? "remove" : undefined)}>
              {change === undefined ? `Remove ${noun}` : isGone ? `Keep ${noun}` : "Don’t send it"}
            </Button>
          )}
          <FileButton
            size="sm"
            accept={accept}
            fileLabel={noun === "video" ? "Video file" : "Captions file"}
            onFile={choose}
          >
            {stored || file ? `Replace ${noun}` : noun === "video" ? "Choose a video" : "Choose captions"}
          </FileButton>
        </span>
      </div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
