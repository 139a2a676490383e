import { AsyncResource } from "node:async_hooks";
import type postgres from "postgres";

type Client = postgres.Sql | postgres.TransactionSql;
export type RunOutside = <T>(work: () => T) => T;

/**
 * Wraps a client so that connections belong to no caller: the driver opens them while it sends a statement, and a
 * socket stores its opener's asynchronous context, with everything in it, for as long as it is open. Statements are
 * sent, and transactions begun, by `runOutside`; what a transaction does runs in its caller's context.
 */
export function withoutCallersContext<C extends Client>(client: C, runOutside: RunOutside): C {
  const within = (argument: unknown) => {
    if (typeof argument !== "function") return argument;
    let work: ((scope: Client) => unknown) | undefined = AsyncResource.bind((scope: Client) =>
      argument(withoutCallersContext(scope, runOutside)),
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
      const value = Reflect.get(target as object, name);
      if (name === "unsafe") return (...args: unknown[]) => sentOutside(value(...args), runOutside);
      if (name === "begin" || name === "savepoint")
        return (...args: unknown[]) => {
          const bound = args.map(within);
          return runOutside(() => value(...bound));
        };
      return value;
    },
  });
}

/** A statement is sent when it is first awaited, which postgres.js does by `handle`; a list of names has none. */
function sentOutside<S>(statement: S, runOutside: RunOutside): S {
  const { handle } = statement as { handle?: () => unknown };
  if (handle) Object.assign(statement as object, { handle: () => runOutside(() => handle.call(statement)) });
  return statement;
}
