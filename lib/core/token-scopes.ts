import type { ActorToken } from "./actor";
import { forbidden } from "./errors";
import type { Operation } from "./operation";

/**
 * An API token may hold these. A scope is the noun of operations with `read` for its queries or `write` for its
 * commands: `releases:write` holds `releases.create` and all others that change a release. It is safe in a browser.
 */
const scopesByNoun = {
  analytics: ["read"],
  assets: ["read", "write"],
  companies: ["read"],
  coverage: ["read", "write"],
  dashboard: ["read"],
  directories: ["read"],
  follows: ["read", "write"],
  imports: ["read", "write"],
  matches: ["read", "write"],
  messages: ["read", "write"],
  pitchDrafts: ["read", "write"],
  pitchPages: ["read", "write"],
  pitches: ["read", "write"],
  productRequests: ["read", "write"],
  profiles: ["read", "write"],
  releases: ["read", "write"],
  requests: ["read", "write"],
  saved: ["read", "write"],
  slugs: ["read"],
  workSamples: ["read", "write"],
} as const;

type Scopes = typeof scopesByNoun;
export type TokenScope = { [N in keyof Scopes]: `${N}:${Scopes[N][number]}` }[keyof Scopes];
export const tokenScopes = Object.entries(scopesByNoun).flatMap(([noun, kinds]) =>
  kinds.map((kind) => `${noun}:${kind}`),
) as [TokenScope, ...TokenScope[]];

/** These are about what is a person's own beside the profile: their drafts, and the likes that they spend. */
const personal = ["matches", "pitchDrafts"];
/** A company's token may hold these: it has no person, and must not act on what belongs to whoever it writes for. */
export const companyTokenScopes = tokenScopes.filter(
  (scope) => !personal.includes(scope.split(":", 1)[0] ?? ""),
) as [TokenScope, ...TokenScope[]];

const exceptions: Record<string, TokenScope | null> = {
  // It takes a draft, which is a person's own.
  "pitches.sendDraft": "pitchDrafts:write",
  // It renames the account's person.
  "profiles.setup": null,
};

/** The scope that holds an operation; null where no token may call it. */
export function scopeOf({ kind, spec: { name } }: Operation): TokenScope | null {
  const exception = exceptions[name];
  if (exception !== undefined) return exception;
  const scope = `${name.split(".", 1)[0]}:${kind === "query" ? "read" : "write"}`;
  return tokenScopes.find((known) => known === scope) ?? null;
}

/** @throws AppError `forbidden` with the scope that the token lacks, or that there is none. */
export function requireScope({ scopes }: ActorToken, operation: Operation): void {
  const scope = scopeOf(operation);
  if (!scope) throw forbidden("No API token can do this. Please sign in.");
  if (!scopes.includes(scope)) throw forbidden(`This token does not hold the scope ${scope}.`);
}
