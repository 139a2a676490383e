"use client";

import { RotateCw } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import {
  type Crop,
  drawCrop,
  isOblong,
  MAX_ZOOM,
  MIN_ZOOM,
  moveBy,
  putOn,
  readEdgeColour,
  type Size,
  turn,
  wholePicture,
  zoomTo,
} from "@/components/profiles/picture/crop";
import { CropView } from "@/components/profiles/picture/crop-view";
import { FitChoice, WHITE } from "@/components/profiles/picture/fit-choice";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field-note";
import type { PictureName } from "@/lib/domain/profiles/profiles/identity";
import { cn } from "@/lib/utils/cn";

const STEP = 0.02;
const BIG_STEP = 0.1;
const ZOOM_STEP = 0.1;
const UNREADABLE = "This picture could not be read. Please choose another one.";

const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * One chooses the square of a picture by dragging, by the arrow keys (with Shift in larger steps), by zoom and by
 * turning; a logo may stand whole on a background instead. `onUse` sends it and returns why it was refused, or null.
 */
export function CropDialog({
  picture: which,
  file,
  src,
  onClose,
  onUse,
}: {
  picture: PictureName;
  file: File;
  src: string;
  onClose: () => void;
  onUse: (picture: File) => Promise<string | null>;
}) {
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const id = useId();
  const isLogo = which === "logo";
  /** The colour of the picture's own edge, where it has one. */
  const [edge, setEdge] = useState<string | null>(null);
  const change = (to: (size: Size, crop: Crop) => Crop) => {
    if (size) setCrop((before) => to(size, before));
  };

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    const zoom = event.key === "+" || event.key === "=" ? ZOOM_STEP : event.key === "-" ? -ZOOM_STEP : 0;
    if (!move && zoom === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? BIG_STEP : STEP;
    if (move) change((picture, now) => moveBy(picture, now, move[0] * step, move[1] * step));
    else change((picture, now) => zoomTo(picture, now, now.zoom + zoom));
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = event.currentTarget.clientWidth;
    const { movementX, movementY } = event;
    change((picture, now) => moveBy(picture, now, movementX / width, movementY / width));
  }

  async function use() {
    if (!image.current || !size) return;
    setBusy(true);
    setProblem(undefined);
    const blob = await drawCrop(image.current, crop, file.type);
    const refusal = blob ? await onUse(new File([blob], file.name, { type: blob.type })) : UNREADABLE;
    setBusy(false);
    if (refusal) setProblem(refusal);
    else onClose();
  }

  function load(loaded: Size | null, shown: HTMLImageElement) {
    if (!loaded) return setProblem(UNREADABLE);
    setSize(loaded);
    if (!isLogo) return;
    const found = readEdgeColour(shown);
    setEdge(found);
    if (isOblong(loaded)) setCrop(putOn(loaded, wholePicture, found ?? WHITE));
  }

  const percent = `${Math.round(crop.zoom * 100)}%`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={isLogo ? "Crop logo" : "Crop picture"}
        phone="full"
        note={
          <Button variant="text" size="sm" onClick={() => change(turn)}>
            <RotateCw aria-hidden />
            Rotate
          </Button>
        }
        actions={
          <>
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="ink" busy={busy} busyLabel="Sending" disabled={!size} onClick={() => void use()}>
              {isLogo ? "Use logo" : "Use picture"}
            </Button>
          </>
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a place where the picture is moved, no set of fields */}
        <div
          role="group"
          aria-label="Drag or use the arrow keys to move the picture"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the picture need the focus
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          className="relative mx-auto aspect-square w-full max-w-[320px] cursor-move touch-none overflow-hidden rounded-md"
        >
          <CropView
            src={src}
            size={size}
            crop={crop}
            alt="Chosen picture"
            image={image}
            onSize={load}
            className="size-full"
          />
          {!isLogo && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-2 rounded-[50%] border-2 border-paper shadow-[0_0_0_400px_var(--scrim)]"
            />
          )}
        </div>
        {isLogo && (
          <FitChoice
            background={crop.background}
            edge={edge}
            onChange={(background) => change((picture, now) => putOn(picture, now, background))}
          />
        )}
        <div
          hidden={crop.background !== undefined}
          className="mt-5 flex items-center gap-4 border-rule border-b pb-5 [&[hidden]]:hidden"
        >
          <label htmlFor={id} className="label">
            Zoom
          </label>
          <input
            id={id}
            type="range"
            min={MIN_ZOOM}
            max={MAX_ZOOM}
            step={0.01}
            value={crop.zoom}
            aria-valuetext={percent}
            onChange={({ target: { value } }) =>
              change((picture, now) => zoomTo(picture, now, Number(value)))
            }
            className="min-h-11 min-w-0 flex-1 accent-ink"
          />
          <output htmlFor={id} className="meta num w-10 text-right">
            {percent}
          </output>
        </div>
        <div className="mt-5 flex items-center gap-3">
          {(["size-14", "size-10", "size-8"] as const).map((shape) => (
            <CropView
              key={shape}
              src={src}
              size={size}
              crop={crop}
              className={cn(shape, "flex-none", isLogo ? "rounded-md" : "rounded-[50%]")}
            />
          ))}
          <span className="meta">As it will look</span>
        </div>
        {problem && (
          <div role="alert" className="mt-4">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
