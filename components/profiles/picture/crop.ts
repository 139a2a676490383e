/** Width and height in the same unit. */
export type Size = { width: number; height: number };

/**
 * A crop shows the picture in a square frame: 1 to 3 times as large as just fills it, turned clockwise by quarters, its
 * centre `x` and `y` frame widths away from the frame's.
 */
export type Crop = { zoom: number; turns: number; x: number; y: number };

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 3;
export const wholePicture: Crop = { zoom: MIN_ZOOM, turns: 0, x: 0, y: 0 };

/** Returns how many frame widths a pixel of the picture takes. */
export const scaleOf = ({ width, height }: Size, { zoom }: Crop) => zoom / Math.min(width, height);

/** Returns the turned picture's size in frame widths: never less than the frame. */
function sizeInFrame(picture: Size, crop: Crop): Size {
  const scale = scaleOf(picture, crop);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return crop.turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the crop nearest to the one asked for that leaves no part of the frame empty. */
function cover(picture: Size, asked: Crop): Crop {
  const crop = { ...asked, zoom: clamp(asked.zoom, MIN_ZOOM, MAX_ZOOM) };
  const { width, height } = sizeInFrame(picture, crop);
  const within = (value: number, side: number) => clamp(value, -(side - 1) / 2, (side - 1) / 2);
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
  context.imageSmoothingQuality = "high";
  context.translate(SIDE * (0.5 + crop.x), SIDE * (0.5 + crop.y));
  context.rotate((crop.turns * Math.PI) / 2);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return new Promise((resolve) =>
    canvas.toBlob(resolve, type === "image/jpeg" ? "image/jpeg" : "image/png", 0.92),
  );
}
