let current: string | null = null;

/** Calls send the id of this tab's connected socket along, so that the tab gets no echo of its own acts. */
export const currentSocketId = () => current;

export function setSocketId(id: string | null): void {
  current = id;
}
