"use client";

import { CircleAlert, FileText, Image as ImageIcon, LoaderCircle, Mic, Video, WifiOff } from "lucide-react";
import { useRef } from "react";
import { countOf } from "@/components/profiles/profiles/labels";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils/cn";
import { formatSize } from "@/lib/utils/format-size";
import type { AttachedFile } from "./attach-queue";
import type { Attachments } from "./use-attachments";

/** Each file beside the field shows how far it is, and can be taken back or gone on with. */
export function AttachList({ attachments }: { attachments: Attachments }) {
  const { files } = attachments;
  if (files.length === 0) return null;
  const refused = files.filter(({ state }) => state === "refused");
  const others = files.filter(({ state }) => state !== "refused");
  return (
    <div className="border-rule border-t px-3 md:px-5">
      {files.length > 1 && (
        <p className="meta num pt-2">
          {countOf(others.length, "file")}, {formatSize(others.reduce((sum, { size }) => sum + size, 0))}
          {refused.length > 0 &&
            `. ${refused.length} can't be sent: remove ${refused.length === 1 ? "it" : "them"} to send the message`}
        </p>
      )}
      {/* The last row that fits is cut in half, which shows that there is more. */}
      <ul aria-label="Files to send" className="max-h-49 overflow-y-auto">
        {[...refused, ...others].map((file) => (
          <AttachRow key={file.key} shown={file} attachments={attachments} />
        ))}
      </ul>
    </div>
  );
}

function AttachRow({ shown, attachments }: { shown: AttachedFile; attachments: Attachments }) {
  const { key, name, size, sent, state, needsFile } = shown;
  const input = useRef<HTMLInputElement>(null);
  const Icon = iconOf(shown);
  const isMoving = state === "sending" || state === "stopped" || state === "checking";
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-rule border-t py-1.5 text-sm first:border-t-0">
      <Icon
        aria-hidden
        className={cn(
          "size-5 text-ink-2",
          state === "refused" && "text-bad",
          state === "stopped" && "text-warn",
          state === "checking" && "animate-spin motion-reduce:animate-none",
        )}
      />
      <span className="min-w-0">
        <b className="block truncate font-[600]">{name}</b>
        <span
          role={state === "refused" || state === "stopped" ? "alert" : undefined}
          className={cn("meta num block", state === "refused" && "text-bad")}
        >
          {stateOf(shown)}
        </span>
      </span>
      <span className="flex items-center">
        {state === "stopped" && (
          <Button size="sm" onClick={() => (needsFile ? input.current?.click() : attachments.goOn(key))}>
            Continue<span className="sr-only"> with {name}</span>
          </Button>
        )}
        <Button variant="text" size="sm" onClick={() => attachments.remove(key)}>
          {isMoving ? "Cancel" : "Remove"}
          <span className="sr-only"> {name}</span>
        </Button>
      </span>
      {isMoving && (
        <progress
          value={sent}
          max={size}
          aria-label={`Upload of ${name}`}
          className="progress-bar col-span-2 col-start-2 mt-1 block w-full"
        />
      )}
      {needsFile && (
        <input
          ref={input}
          type="file"
          aria-label={`Choose ${name} again`}
          className="hidden"
          onChange={({ target }) => {
            attachments.goOn(key, target.files?.[0]);
            target.value = "";
          }}
        />
      )}
    </li>
  );
}

function stateOf({ state, sent, size, problem, needsFile }: AttachedFile): string {
  const far = `${formatSize(sent)} of ${formatSize(size)}`;
  if (state === "refused") return problem ?? "It cannot be sent";
  if (state === "ready") return formatSize(size);
  if (state === "checking") return "Uploaded, being checked";
  if (state === "sending") return far;
  return `${problem ? `${problem}. ` : ""}Stopped at ${far}. Nothing is lost${needsFile ? ": choose it once more to go on" : ""}`;
}

function iconOf({ state, name, file }: AttachedFile) {
  if (state === "refused") return CircleAlert;
  if (state === "stopped") return WifiOff;
  if (state === "checking") return LoaderCircle;
  const kind = file?.kind ?? kindByName(name);
  return { picture: ImageIcon, video: Video, audio: Mic, document: FileText }[kind];
}

/** Until its content has been read, a file is drawn by its name. */
function kindByName(name: string) {
  if (/\.(jpe?g|png|webp|gif|avif)$/i.test(name)) return "picture";
  if (/\.(mp4|mov|m4v)$/i.test(name)) return "video";
  return /\.(mp3|m4a|ogg|wav|webm)$/i.test(name) ? "audio" : "document";
}
