"use client";

export type SignInResult = { ok: true } | { ok: false; message: string | null };

/**
 * Signs this browser in at next-auth's own address. A refusal returns the server's message, or null where it had none.
 * Throws a TypeError when the server can't be reached. (`signIn` of next-auth/react leaves the page then, and all that
 * was typed.)
 */
export async function signInWithPassword(email: string, password: string, totp = ""): Promise<SignInResult> {
  const csrfToken = await readCsrfToken();
  const response = await fetch("/api/auth/callback/credentials", {
    method: "POST",
    body: new URLSearchParams({ email, password, totp, csrfToken, json: "true" }),
  });
  if (response.ok) return { ok: true };
  const body: { url?: string } | null = await response.json().catch(() => null);
  const text = body?.url && URL.canParse(body.url) ? new URL(body.url).searchParams.get("error") : null;
  return { ok: false, message: text };
}

/** Deletes the cookie of a session that has ended elsewhere. */
export async function clearDeadSession(): Promise<void> {
  const csrfToken = await readCsrfToken();
  await fetch("/api/auth/signout", {
    method: "POST",
    body: new URLSearchParams({ csrfToken, json: "true" }),
  });
}

async function readCsrfToken(): Promise<string> {
  const response = await fetch("/api/auth/csrf", { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The sign-in address answered ${response.status}.`);
  const body: { csrfToken: string } = await response.json();
  return body.csrfToken;
}
