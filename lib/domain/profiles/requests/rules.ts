import type { RequestStatus } from "./schema";

/** More than anyone needs; it bounds what one account can store. */
export const MAX_REQUESTS = 200;
/** As many as a profile shows. */
export const MAX_OPEN_REQUESTS = 20;

/**
 * Whether a saved request is open. A new deadline opens what its old one closed, unless its owner closes it as well;
 * what its owner closed waits for its owner.
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
