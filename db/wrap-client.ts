import { AsyncResource } from "node:async_hooks";
import type postgres from "postgres";

/** A connection prepares so many statements at most: each costs the server some memory until the connection ends. */
const MAX_STATEMENTS = 400;
/** A longer statement is a batch of rows, of another length each time. */
const MAX_LENGTH = 10_000;

export type WatchStatement = (text: string) => (error?: unknown) => void;
export type RunOutside = <T>(work: () => T) => T;

type Client = postgres.Sql | postgres.TransactionSql;
type Wrapping = {
  runOutside: RunOutside;
  /** The statements that `unsafe` prepares; without a set it prepares what its caller says. */
  prepared?: Set<string>;
  watch?: WatchStatement | undefined;
};

/**
 * Wraps a client, and the client of each transaction on it.
 *
 * Connections belong to no caller: the driver opens them while it sends a statement, and a socket stores its opener's
 * asynchronous context, with everything in it, for as long as it is open. So statements are sent, and transactions
 * begun, by `runOutside`; what a transaction does runs in its caller's context.
 *
 * With a set for them, `unsafe`, by which drizzle sends everything, prepares statements: they are parsed and described
 * once per connection, then sent in one round trip instead of two. The first statements that a process meets are
 * prepared, and those beyond the limit run as before.
 */
export function wrapClient<C extends Client>(client: C, wrapping: Wrapping): C {
  const { runOutside, prepared, watch } = wrapping;
  const within = (argument: unknown) => {
    if (typeof argument !== "function") return argument;
    let work: ((scope: Client) => unknown) | undefined = AsyncResource.bind((scope: Client) =>
      argument(wrapClient(scope, wrapping)),
    );
    // It runs once, and is let go then: the driver stores the first stack of each of its own statements for ever.
    return (scope: Client) => {
      const once = work;
      work = undefined;
      return once?.(scope);
    };
  };
  return new Proxy(client, {
    apply: (target, _this, args) => sentOutside(Reflect.apply(target as never, undefined, args), runOutside),
    get(target, name) {
      if (name === "unsafe") {
        return (text: string, parameters?: never[], given?: postgres.UnsafeQueryOptions) => {
          const options = prepared ? { prepare: isPrepared(prepared, text) } : given;
          return sentOutside(
            target.unsafe(text, parameters, options),
            runOutside,
            watch && (() => watch(text)),
          );
        };
      }
      if (name === "begin" || name === "savepoint") {
        const open = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => {
          const bound = args.map(within);
          return runOutside(() => open(...bound));
        };
      }
      return Reflect.get(target, name);
    },
  });
}

function isPrepared(prepared: Set<string>, text: string): boolean {
  if (prepared.has(text)) return true;
  if (prepared.size >= MAX_STATEMENTS || text.length > MAX_LENGTH) return false;
  prepared.add(text);
  return true;
}

/**
 * A statement is sent when it is first awaited, which postgres.js does by `handle`; a list of names has none. `begin` is
 * called then, and what it returns when the statement has ended.
 */
function sentOutside<S>(statement: S, runOutside: RunOutside, begin?: () => (error?: unknown) => void): S {
  const query = statement as S & { handle?: () => unknown };
  const { handle } = query;
  if (!handle) return statement;
  let isSent = false;
  query.handle = () => {
    if (begin && !isSent) {
      isSent = true;
      const end = begin();
      Promise.prototype.then.call(query, () => end(), end);
    }
    return runOutside(() => handle.call(query));
  };
  return statement;
}
