/** Draws one of the demo's pictures as a JPEG of this width in pixels; null where the process is stopping. */
export type Drawer = (name: string, width: number) => Promise<Buffer | null>;

let drawer: Drawer | undefined;

/** From now on this process draws the demo's pictures by `draw`; only the worker does. */
export function installDrawer(draw: Drawer): void {
  drawer = draw;
}

export const drawDemoPicture: Drawer = (name, width) => {
  if (!drawer) throw new Error("This process draws no pictures.");
  return drawer(name, width);
};
