/** A person, and a company, has at most so many tokens that work. */
export const MAX_TOKENS = 20;
export const MAX_TOKEN_DAYS = 365;
export const DEFAULT_TOKEN_DAYS = 90;
/** The mail goes out so many days before a token ends. */
export const TOKEN_WARNING_DAYS = 7;

export const tokenMessages = {
  full: `You have ${MAX_TOKENS} tokens that work. Please revoke one first.`,
  name: "Please enter a name",
  scopes: "Please choose what the token may do",
} as const;
