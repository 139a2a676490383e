import { hash, parseOptions, verify } from "@node-rs/argon2";

/** This is argon2id (the package's default) above OWASP's minimum: 46 MiB and two passes on one lane. */
const COST = { memoryCost: 47_104, timeCost: 2, parallelism: 1 } as const;

// The same password typed on two keyboards can differ in its code points (NIST SP 800-63B, 5.1.1.2).
const normalise = (password: string) => password.normalize("NFKC");

let shared: { password: string; hash: Promise<string> } | undefined;

/** Hashes a password with its own salt into a PHC string, in tens of milliseconds off the event loop. */
export function hashPassword(password: string): Promise<string> {
  if (shared?.password === password) return shared.hash;
  return hash(normalise(password), COST);
}

/** For the accounts of the seed and of tests, which have one password: from now on all of them get the same hash of it. */
export function hashOnce(password: string): void {
  shared = { password, hash: hash(normalise(password), COST) };
}

/** Unknown accounts are checked against this hash of a password that nobody knows, at today's cost. */
const STRANGER =
  "$argon2id$v=19$m=47104,t=2,p=1$/M4YHYd6OXiWHwYHjP9zuQ$1PjPGjreb6xhTL7C7VLRelZlccxLKGcweELclH8/KnU";

/**
 * Checks a password against a stored hash. For an account that doesn't exist pass null: the same work is done
 * and the result is false, so that response times don't tell which addresses have accounts.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored === null) {
    await verify(STRANGER, normalise(password));
    return false;
  }
  return verify(stored, normalise(password)).catch(() => false);
}

/** A hash that was made with a weaker cost than today's is renewed at the next good sign-in. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}
