let current: string | null = null;

/** This tab's realtime socket while it is connected. Sent along with calls, so it gets no echo of its own acts. */
export const currentSocketId = () => current;

export function setSocketId(id: string | null): void {
  current = id;
}
