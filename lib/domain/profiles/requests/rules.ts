import type { RequestStatus } from "./schema";

/** Nobody needs so many; the limit bounds what one account can store. */
export const MAX_REQUESTS = 200;
/** A profile shows so many. */
export const MAX_OPEN_REQUESTS = 20;

/**
 * Says whether a saved request is open. A new deadline opens what its old one closed, unless its owner closes it as
 * well; what its owner closed waits for its owner.
 */
export function nextStatus(state: {
  isOpen: boolean;
  closedByDeadline: boolean;
  hasNewDeadline: boolean;
  asked: RequestStatus | undefined;
}): RequestStatus {
  if (state.asked) return state.asked;
  return state.isOpen || (state.closedByDeadline && state.hasNewDeadline) ? "open" : "closed";
}
