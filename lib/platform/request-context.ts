import { AsyncLocalStorage } from "node:async_hooks";

export type Visit = {
  address: string;
  /** The browser's name, as it sends it. */
  browser: string;
  isHead: boolean;
  isPrefetch: boolean;
  /** It asks not to be counted: by Do Not Track, or by Global Privacy Control. */
  wantsPrivacy: boolean;
};

/** The context of one request, from its arrival to the jobs that it caused. */
export type RequestContext = {
  requestId: string;
  /** The job that is being done, where it is one. */
  job?: string;
  /** The operations that it executed, for the request's line in the log. */
  operations?: string[];
  /** The seconds after which a caller may try again, once something could not be served. */
  retryAfterSeconds?: number;
  /** Who visits, for figures alone: nothing of it is stored. */
  visit?: Visit;
  /** The reader signed this browser out, so that what they typed must leave it too. */
  signedOut?: boolean;
};

/** A job's stored payload names the request that asked for it under this key: `{ id, trace }`. */
export const REQUEST_KEY = "$request";

type RunOutside = <T>(work: () => T) => T;
const holder = globalThis as typeof globalThis & {
  fivewireContext?: AsyncLocalStorage<RequestContext>;
  fivewireOutside?: RunOutside;
};

/** The store is on globalThis, because the server and each of Next's bundles have a copy of this module. */
function store(): AsyncLocalStorage<RequestContext> {
  holder.fivewireContext ??= new AsyncLocalStorage();
  return holder.fivewireContext;
}

/** Returns the context that the calling code runs in; undefined outside of requests and jobs. */
export const requestContext = (): RequestContext | undefined => store().getStore();

/** Records that this request signed its browser out on its reader's wish; the server around it clears the storage. */
export function markSignedOut(): void {
  const context = requestContext();
  if (context) context.signedOut = true;
}

/** Runs work, and everything that it starts, in a request's context. */
export const inContext = <T>(context: RequestContext, work: () => T): T => store().run(context, work);

// A process loads this module at its start; Next's copies of it, which are loaded by requests, find that snapshot here.
holder.fivewireOutside ??= AsyncLocalStorage.snapshot();
const outside = holder.fivewireOutside;

/**
 * Runs work, and everything that it starts, in no request's context. A socket, timer, process or promise stores the
 * context that it was made in, and through it everything of that request: whatever is there for later requests too is
 * made here (tests/setup/context-process.ts).
 */
export const outsideRequests: RunOutside = (work) => outside(work);
