import { LOGO_SHARE } from "@/lib/utils/logo-fit";

/** Width and height in the same unit. */
export type Size = { width: number; height: number };

/**
 * A crop shows the picture in a square frame: 1 to 3 times as large as just fills it, turned clockwise by quarters, its
 * centre `x` and `y` frame widths away from the frame's. On a `background` the picture stands whole in the middle.
 */
export type Crop = { zoom: number; turns: number; x: number; y: number; background?: string };

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 3;
export const wholePicture: Crop = { zoom: MIN_ZOOM, turns: 0, x: 0, y: 0 };

/** Returns how many frame widths a pixel of the picture takes. */
export const scaleOf = ({ width, height }: Size, { zoom, background }: Crop) =>
  background ? LOGO_SHARE / Math.max(width, height) : zoom / Math.min(width, height);

/** Returns the turned picture's size in frame widths: on no background never less than the frame. */
function sizeInFrame(picture: Size, crop: Crop): Size {
  const scale = scaleOf(picture, crop);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return crop.turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the crop nearest to the one asked for that leaves no part of the frame empty, or the picture whole. */
function cover(picture: Size, asked: Crop): Crop {
  const crop = { ...asked, zoom: clamp(asked.zoom, MIN_ZOOM, MAX_ZOOM) };
  const { width, height } = sizeInFrame(picture, crop);
  const within = (value: number, side: number) => {
    const most = Math.max(0, (side - 1) / 2);
    return clamp(value, -most, most);
  };
  return { ...crop, x: within(crop.x, width), y: within(crop.y, height) };
}

/** Moves the picture by frame widths. */
export const moveBy = (picture: Size, crop: Crop, x: number, y: number): Crop =>
  cover(picture, { ...crop, x: crop.x + x, y: crop.y + y });

/** Zooms around the frame's centre: what is there stays. */
export function zoomTo(picture: Size, crop: Crop, zoom: number): Crop {
  const next = clamp(zoom, MIN_ZOOM, MAX_ZOOM);
  const ratio = next / crop.zoom;
  return cover(picture, { ...crop, zoom: next, x: crop.x * ratio, y: crop.y * ratio });
}

/** Turns clockwise by a quarter around the frame's centre. */
export const turn = (picture: Size, crop: Crop): Crop =>
  cover(picture, { ...crop, turns: (crop.turns + 1) % 4, x: -crop.y, y: crop.x });

/** Fits the picture whole on a colour, or fills the frame with it again. */
export const putOn = (picture: Size, crop: Crop, background: string | undefined): Crop =>
  cover(picture, { ...crop, background });

/** A picture of another shape than this loses much of itself by a square crop. */
const SQUARISH = 1.2;
export const isOblong = ({ width, height }: Size) =>
  Math.max(width, height) / Math.min(width, height) > SQUARISH;

/**
 * Returns the mean colour along a picture's edge as `#rrggbb`, on which it has no visible end; null where the edge is
 * transparent, or the browser cannot read it. `pixels` are RGBA, row by row.
 */
export function edgeColour(pixels: ArrayLike<number>, side: number): string | null {
  const edge = Array.from({ length: side * side }, (_, place) => place).filter((place) => {
    const [x, y] = [place % side, Math.floor(place / side)];
    return x === 0 || y === 0 || x === side - 1 || y === side - 1;
  });
  const alpha = edge.reduce((sum, place) => sum + (pixels[place * 4 + 3] ?? 0), 0);
  if (alpha < 0.9 * 255 * edge.length) return null;
  const mean = (part: number) =>
    Math.round(edge.reduce((sum, place) => sum + (pixels[place * 4 + part] ?? 0), 0) / edge.length);
  return `#${[0, 1, 2].map((part) => mean(part).toString(16).padStart(2, "0")).join("")}`;
}

const SAMPLE = 16;

/** Reads the colour of a loaded picture's edge. */
export function readEdgeColour(image: HTMLImageElement): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  return edgeColour(context.getImageData(0, 0, SAMPLE, SAMPLE).data, SAMPLE);
}

/** Pixels a side: the server stores 512, so more would be sent for nothing. */
const SIDE = 512;

/** Draws the crop as a picture of its own, in the type of the original; null where the browser cannot draw it. */
export function drawCrop(image: HTMLImageElement, crop: Crop, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const scale = scaleOf(picture, crop) * SIDE;
  if (crop.background) {
    context.fillStyle = crop.background;
    context.fillRect(0, 0, SIDE, SIDE);
  }
  context.imageSmoothingQuality = "high";
  context.translate(SIDE * (0.5 + crop.x), SIDE * (0.5 + crop.y));
  context.rotate((crop.turns * Math.PI) / 2);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return new Promise((resolve) =>
    canvas.toBlob(resolve, type === "image/jpeg" ? "image/jpeg" : "image/png", 0.92),
  );
}
