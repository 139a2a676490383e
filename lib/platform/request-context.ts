import { AsyncLocalStorage } from "node:async_hooks";

/** What is done on one request's account, from its arrival to the jobs it caused. */
export type RequestContext = {
  requestId: string;
  /** The job that is being done, where it is one. */
  job?: string;
  /** What it carried out, for the line that the request leaves in the log. */
  operations?: string[];
  /** Seconds after which a caller may come again, once anything said that it cannot be served now. */
  retryAfterSeconds?: number;
  /** Whoever sits at the browser signed out by it: what they typed is to leave the browser with them. */
  signedOut?: boolean;
};

/** Under which a job's stored payload names the request that asked for it: `{ id, trace }`. */
export const REQUEST_KEY = "$request";

const holder = globalThis as typeof globalThis & { fivewireContext?: AsyncLocalStorage<RequestContext> };

/** One for the process: the server and each of Next's bundles hold a copy of this module. */
function store(): AsyncLocalStorage<RequestContext> {
  holder.fivewireContext ??= new AsyncLocalStorage();
  return holder.fivewireContext;
}

/** On whose account the calling code runs; undefined outside of requests and jobs. */
export const requestContext = (): RequestContext | undefined => store().getStore();

/** Says that this request signed its browser out on its reader's wish; the server around it clears the storage. */
export function markSignedOut(): void {
  const context = requestContext();
  if (context) context.signedOut = true;
}

/** Runs work, and all that it starts, on a request's account. */
export const inContext = <T>(context: RequestContext, work: () => T): T => store().run(context, work);
