import { Download, FileText } from "lucide-react";
import { useRef } from "react";
import { Waveform } from "@/components/messaging/files/waveform";
import { lengthOf } from "@/lib/domain/messaging/calls/rules";
import { kindNames } from "@/lib/domain/messaging/files/rules";
import type { MessageFileView } from "@/lib/domain/messaging/files/schema";
import { cn } from "@/lib/utils/cn";
import { formatSize } from "@/lib/utils/format-size";
import { playNote } from "@/lib/utils/video-type";

/** The files of a message: pictures as one grid, then videos, sound and documents, each with its way to save it. */
export function MessageFiles({ files }: { files: readonly MessageFileView[] }) {
  const pictures = files.filter(({ kind }) => kind === "picture");
  return (
    <div className="flex flex-col gap-1.5">
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {files.map((file) => {
        if (file.kind === "video") return <Video key={file.id} file={file} />;
        if (file.kind === "audio") return <Sound key={file.id} file={file} />;
        return file.kind === "document" ? <Document key={file.id} file={file} /> : null;
      })}
    </div>
  );
}

const saveUrl = ({ url }: MessageFileView) => `${url}&save=1`;
const scanNote = ({ scan, contentType }: MessageFileView) =>
  [playNote(contentType), scan === "unscanned" && "Not scanned for viruses"].filter(Boolean).join(". ") ||
  null;

function Pictures({ pictures }: { pictures: MessageFileView[] }) {
  const [first] = pictures;
  const isOne = pictures.length === 1;
  return (
    <figure>
      <div className={cn("grid gap-1", !isOne && (pictures.length > 4 ? "grid-cols-3" : "grid-cols-2"))}>
        {pictures.map(({ id, name, url, previewUrl, width, height, blur }) => (
          <a key={id} href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
            {/* biome-ignore lint/performance/noImgElement: its address is signed for one reader and stored nowhere */}
            <img
              src={previewUrl ?? url}
              alt={name}
              width={width ?? undefined}
              height={height ?? undefined}
              loading="lazy"
              decoding="async"
              style={blur ? { backgroundImage: `url(${blur})`, backgroundSize: "cover" } : undefined}
              className={cn(
                "w-full rounded-[3px] object-cover",
                isOne ? "h-auto max-h-80 w-auto max-w-full" : "aspect-[4/3]",
              )}
            />
          </a>
        ))}
      </div>
      <figcaption className="flex items-center justify-between gap-3 pt-1 text-xs">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {isOne && first ? first.name : `${pictures.length} photos`}
          {pictures.some(scanNote) && ". Not scanned for viruses"}
        </span>
        {isOne && first && <Save file={first} />}
      </figcaption>
    </figure>
  );
}

function Video({ file }: { file: MessageFileView }) {
  const { name, url, previewUrl, width, height, duration } = file;
  return (
    <figure>
      {/* biome-ignore lint/a11y/useMediaCaption: what members send each other comes without captions */}
      <video
        // Safari draws no picture of a video before its first moment is asked for.
        src={`${url}#t=0.001`}
        poster={previewUrl ?? undefined}
        controls
        preload={previewUrl && duration !== null ? "none" : "metadata"}
        width={width ?? 640}
        height={height ?? 360}
        aria-label={name}
        className="h-auto max-h-80 w-full rounded-[3px] bg-black"
      />
      <figcaption className="flex items-center justify-between gap-3 pt-1 text-xs">
        <span className="num min-w-0 [overflow-wrap:anywhere]">
          {name}
          {duration !== null && `, ${lengthOf(Math.floor(duration))}`}
          {scanNote(file) && `. ${scanNote(file)}`}
        </span>
        <Save file={file} />
      </figcaption>
    </figure>
  );
}

/** A browser decodes a sound whole to draw it, so one that is larger is not drawn. */
const MAX_DRAWN_BYTES = 4_000_000;

function Sound({ file }: { file: MessageFileView }) {
  const { name, url, duration, size } = file;
  const player = useRef<HTMLAudioElement>(null);
  const isNote = /^voice-note\./.test(name);
  return (
    <figure>
      {isNote && size <= MAX_DRAWN_BYTES && <Waveform url={url} seconds={duration} player={player} />}
      {/* biome-ignore lint/a11y/useMediaCaption: what members record for each other comes without captions */}
      <audio
        ref={player}
        src={url}
        controls
        preload="metadata"
        aria-label={isNote ? kindNames.audio : name}
        className="w-72 max-w-full"
      />
      <figcaption className="flex items-center justify-between gap-3 pt-1 text-xs">
        <span className="num min-w-0 [overflow-wrap:anywhere]">
          {isNote ? kindNames.audio : name}
          {duration !== null && `, ${lengthOf(Math.floor(duration))}`}
          {scanNote(file) && `. ${scanNote(file)}`}
        </span>
        <Save file={file} />
      </figcaption>
    </figure>
  );
}

function Document({ file }: { file: MessageFileView }) {
  const { name, size } = file;
  return (
    <a
      href={saveUrl(file)}
      download
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md border border-rule bg-paper px-3 py-2"
    >
      <FileText aria-hidden className="size-6 text-ink-3" />
      <span className="min-w-0">
        <b className="block truncate font-[600]">{name}</b>
        <span className="meta num block">
          {formatSize(size)}
          {scanNote(file) && `. ${scanNote(file)}`}
        </span>
      </span>
      <Download aria-hidden className="size-5 text-ink-2" />
      <span className="sr-only">Download</span>
    </a>
  );
}

const Save = ({ file }: { file: MessageFileView }) => (
  <a
    href={saveUrl(file)}
    download
    aria-label={`Download ${file.name}, ${formatSize(file.size)}`}
    className="num inline-flex min-h-8 flex-none items-center gap-1 font-[600]"
  >
    <Download aria-hidden className="size-4" />
    {formatSize(file.size)}
  </a>
);
