import "server-only";
import { createHash } from "node:crypto";
import type { NextRequest } from "next/server";
import { execute } from "@/lib/core/execute";
import type { Operation, OutputOf } from "@/lib/core/operation";
import { publicActor } from "@/lib/platform/auth/current-actor";
import { type CachedResponse, responseCache } from "@/lib/platform/cache/responses";
import { isStale, MAX_ENTRY_SECONDS } from "@/lib/platform/cache/tags";
import { type BoundHandler, type Read, respond } from "./route";

type Rendered = {
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  headers?: Record<string, string>;
  status?: number;
  /** The moment of the content's last change, ISO 8601, where it states one. */
  changedAt?: string;
};

type PublicRouteOptions<Op extends Operation> = {
  render: (
    output: OutputOf<Op>,
    params: Record<string, string>,
  ) => Rendered | Response | Promise<Rendered | Response>;
  tags: (output: OutputOf<Op>) => string[];
  /** The next moment, ISO 8601, at which the response changes by itself; null or absent where it never does. */
  changesAt?: (output: OutputOf<Op>) => string | null;
  /** Is called with each answer, which does not wait for it. */
  answered?: (read: Read, path: string) => void;
  /** The query's keys that are part of the address; all others change nothing. */
  query?: readonly string[];
  /** Maps parts of the address to names that the operation uses: `{ slug: "id" }`. */
  rename?: Record<string, string>;
};

type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

const readAnonymously: Read = (operation, input) => execute(publicActor(), operation, input);

const MAX_KEY = 3000;
const MAX_READS = 3;
const underWay = new Map<string, Promise<CachedResponse | Response>>();

/**
 * Binds a public query to a response in a form of its own that is cached and the same bytes for everybody: a feed, a
 * map, a card. It is made again on the first request after one of its tags went stale or its time came, once for
 * however many ask at the same time, and answers 304 to clients that have it. It reads anonymously and without
 * cookies. A whole Response that `render` returns (a redirect) is not cached.
 */
export function publicRoute<Op extends Operation>(
  operation: Op,
  options: PublicRouteOptions<Op>,
): BoundHandler {
  const handler = (request: NextRequest, context: Context) =>
    respond(request, async (requestId) => {
      const input = await readInput(request, context, options);
      const key = `${operation.spec.name} ${request.nextUrl.pathname} ${JSON.stringify(input)}`;
      const found = await findOrMake(key, operation, input, options);
      const response = found instanceof Response ? found.clone() : toResponse(found, request.headers);
      response.headers.set("x-request-id", requestId);
      options.answered?.(readAnonymously, request.nextUrl.pathname);
      return response;
    });
  return Object.assign(handler, { operation: operation as Operation, binding: "raw" as const });
}

async function readInput(
  request: NextRequest,
  { params }: Context,
  { query = [], rename = {} }: Pick<PublicRouteOptions<Operation>, "query" | "rename">,
) {
  const wanted = query.flatMap((name) => {
    const value = request.nextUrl.searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  // An address without dynamic segments has no parameters at all.
  const named = Object.entries((await params) ?? {}).map(
    ([name, value]) => [rename[name] ?? name, String(value)] as const,
  );
  return Object.fromEntries([...wanted, ...named]) as Record<string, string>;
}

/** A request that joins a reading under way takes its response only where nothing has changed since it began. */
async function findOrMake<Op extends Operation>(
  ...work: [string, Op, Record<string, string>, PublicRouteOptions<Op>]
): Promise<CachedResponse | Response> {
  const askedAt = Date.now();
  const found = responseCache().fresh(work[0]) ?? (await makeOnce(...work));
  if (found instanceof Response || found.readAt >= askedAt || !isStale(found.tags, found.readAt))
    return found;
  return makeOnce(...work);
}

/** Requests for one address that arrive together wait for one reading. */
function makeOnce<Op extends Operation>(
  key: string,
  operation: Op,
  input: Record<string, string>,
  options: PublicRouteOptions<Op>,
): Promise<CachedResponse | Response> {
  const pending = underWay.get(key);
  if (pending) return pending;
  const work = make(key, operation, input, options).finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
}

async function make<Op extends Operation>(
  key: string,
  operation: Op,
  input: Record<string, string>,
  { render, tags: tagsOf, changesAt }: PublicRouteOptions<Op>,
): Promise<CachedResponse | Response> {
  for (let attempt = 1; ; attempt++) {
    const readAt = Date.now();
    const output = (await execute(publicActor(), operation as Operation, input)) as OutputOf<Op>;
    const tags = tagsOf(output);
    if (attempt < MAX_READS && isStale(tags, readAt)) continue;
    const rendered = await render(output, input);
    if (rendered instanceof Response) return rendered;
    const { body, contentType, headers = {}, status = 200, changedAt } = rendered;
    const moment = changesAt?.(output) ?? null;
    const made = {
      status,
      body,
      headers: Object.entries({ "content-type": contentType, ...headers }),
      etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      tags,
      readAt,
      expiresAt: Math.min(
        moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment),
        readAt + MAX_ENTRY_SECONDS * 1000,
      ),
    };
    if (key.length > MAX_KEY) return { ...made, since: Math.floor(readAt / 1000) };
    return responseCache().store(key, made, changedAt === undefined ? undefined : Date.parse(changedAt));
  }
}

function toResponse(cached: CachedResponse, asked: Headers): Response {
  const headers = new Headers(cached.headers);
  headers.set("etag", cached.etag);
  headers.set("last-modified", new Date(cached.since * 1000).toUTCString());
  // Only the server knows when it went stale, so clients revalidate each time, mostly with a 304.
  if (!headers.has("cache-control")) headers.set("cache-control", "public, max-age=0, must-revalidate");
  if (cached.status === 200 && isKnown(cached, asked)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(cached.body, { status: cached.status, headers });
}

/** By RFC 9110 an entity tag, where one was sent, decides alone. */
function isKnown({ etag, since }: CachedResponse, asked: Headers): boolean {
  const match = asked.get("if-none-match");
  if (match !== null) {
    return match.trim() === "*" || match.split(",").some((tag) => bare(tag) === bare(etag));
  }
  const modified = Date.parse(asked.get("if-modified-since") ?? "");
  return Number.isFinite(modified) && modified >= since * 1000;
}

const bare = (tag: string) => tag.trim().replace(/^W\//, "");
