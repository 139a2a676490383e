import type postgres from "postgres";

/** A connection prepares so many statements at most: each costs the server some memory until the connection ends. */
const MAX_STATEMENTS = 400;
/** A longer statement is a batch of rows, of another length each time. */
const MAX_LENGTH = 10_000;

export type WatchStatement = (text: string) => (error?: unknown) => void;

type Client = postgres.Sql | postgres.TransactionSql;

/**
 * Wraps a client so that `unsafe`, by which drizzle sends everything, prepares statements: they are parsed and
 * described once per connection, then sent in one round trip instead of two. The first statements that a process meets
 * are prepared, and those beyond the limit run as before.
 */
export function withPreparedStatements<C extends Client>(
  client: C,
  {
    prepared = new Set<string>(),
    watch,
  }: { prepared?: Set<string>; watch?: WatchStatement | undefined } = {},
): C {
  const isPrepared = (text: string) => {
    if (prepared.has(text)) return true;
    if (prepared.size >= MAX_STATEMENTS || text.length > MAX_LENGTH) return false;
    prepared.add(text);
    return true;
  };
  const within = (argument: unknown) =>
    typeof argument === "function"
      ? (scope: Client) => argument(withPreparedStatements(scope, { prepared, watch }))
      : argument;
  return new Proxy(client, {
    get(target, name) {
      if (name === "unsafe") {
        return (text: string, parameters?: never[]) => {
          const statement = target.unsafe(text, parameters, { prepare: isPrepared(text) });
          return watch ? watched(statement, text, watch) : statement;
        };
      }
      if (name === "begin" || name === "savepoint") {
        const open = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => open(...args.map(within));
      }
      return Reflect.get(target, name);
    },
  });
}

/** A statement is sent when it is first awaited, which postgres.js does by `handle`. */
function watched<S extends PromiseLike<unknown>>(statement: S, text: string, watch: WatchStatement): S {
  const query = statement as S & { handle: () => unknown };
  const { handle } = query;
  let isSent = false;
  query.handle = () => {
    if (!isSent) {
      isSent = true;
      const end = watch(text);
      Promise.prototype.then.call(query, () => end(), end);
    }
    return handle.call(query);
  };
  return statement;
}
