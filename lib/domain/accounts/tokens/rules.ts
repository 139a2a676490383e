import type { TokenScope } from "@/lib/core/token-scopes";

/** A person, and a company, has at most so many tokens that work. */
export const MAX_TOKENS = 20;
export const MAX_TOKEN_DAYS = 365;
export const DEFAULT_TOKEN_DAYS = 90;
/** The mail goes out so many days before a token ends. */
export const TOKEN_WARNING_DAYS = 7;

export const tokenMessages = {
  full: `There are ${MAX_TOKENS} tokens that work. Please revoke one first.`,
  taken: "Another token has this name. Please choose another one, or revoke that token first.",
  rotated: "This token was given another secret meanwhile. Please open the page again to see it.",
  scopes: "Please choose what the token may do",
} as const;

type NounOf<Scope> = Scope extends `${infer Noun}:${string}` ? Noun : never;
export type ScopeNoun = NounOf<TokenScope>;

/** What a scope is called on screen, by its noun. */
export const scopeLabels = {
  analytics: "Figures",
  assets: "Assets",
  companies: "Company, its settings and its log",
  coverage: "Coverage",
  dashboard: "Dashboard",
  directories: "Search for people",
  follows: "Follows",
  imports: "Imports of feeds",
  matches: "Matches",
  messages: "Messages",
  pitchDrafts: "Pitch drafts",
  pitchPages: "Pitch pages",
  pitches: "Pitches",
  productRequests: "Product requests",
  profiles: "Profile",
  releases: "Releases",
  requests: "Requests",
  saved: "Saved profiles",
  slugs: "Addresses of profiles",
  workSamples: "Work samples",
} satisfies Record<ScopeNoun, string>;
