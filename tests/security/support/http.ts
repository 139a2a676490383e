import { inject } from "vitest";
import type { TestAccount } from "../../factories/accounts";
import { PASSWORD } from "../../factories/accounts";

/** The JSON of an answer, whose shape each test states itself. */
type AnyJson = Awaited<ReturnType<Response["json"]>>;
export type Answer = { status: number; headers: Headers; text: string; json: AnyJson };
export type SendOptions = {
  method?: string;
  /** An object is sent as JSON; everything else is sent as it is. */
  body?: object | string | FormData | URLSearchParams;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  query?: Record<string, string | number>;
  /** The address of a process, by default the first one's. */
  at?: string;
};

/** The addresses of the two app processes. */
export const [one = "", two = ""] = inject("target").urls;
export const processes = [one, two];

/** Sends a request as it is and follows no redirect. `json` is null for an answer that is no JSON. */
export async function send(path: string, options: SendOptions = {}): Promise<Answer> {
  const { method = "GET", body, token, cookie, at = one } = options;
  const url = new URL(path, at);
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value));
  const isPlain = body !== undefined && Object.getPrototypeOf(body) === Object.prototype;
  const response = await fetch(url, {
    method,
    redirect: "manual",
    body: isPlain ? JSON.stringify(body) : (body as BodyInit | undefined),
    headers: {
      ...(isPlain ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...options.headers,
    },
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : null,
  };
}

/** Calls `/api/v1`; a place is "POST /pitches". */
export function call(place: string, options: SendOptions = {}): Promise<Answer> {
  const [method = "GET", path = ""] = place.split(" ");
  return send(`/api/v1${path}`, { ...options, method });
}

/** Calls and returns the status and the error's code, [404, "not_found"], or "ok" for a success. */
export async function outcome(place: string, options: SendOptions = {}): Promise<[number, string]> {
  const { status, json } = await call(place, options);
  return [status, json?.error?.code ?? "ok"];
}

/** Begins twenty calls at once, by turns at the two processes. */
export const twenty = (make: (n: number, at: string) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 20 }, (_, n) => make(n, processes[n % 2] ?? "")));

/** Counts answers by status: `{ 200: 1, 409: 19 }`. */
export const tally = (answers: Answer[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((counts, { status }) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});

/** The Cookie header that a browser would send after these answers' Set-Cookie headers. */
export function cookiesOf(...answers: Answer[]): string {
  const jar = new Map<string, string>();
  for (const { headers } of answers) {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = ""] = pair.split("=", 1);
      const isCleared = /;\s*max-age=0\b|;\s*expires=thu, 01 jan 1970/i.test(line);
      if (isCleared || pair === `${name}=`) jar.delete(name);
      else jar.set(name, pair);
    }
  }
  return [...jar.values()].join("; ");
}

/** A cookie's value from a Cookie header, "" where it is not there. */
export const cookieNamed = (name: string, cookies: string): string =>
  new RegExp(`(?:^|; )${name.replaceAll(".", "\\.")}=([^;]*)`).exec(cookies)?.[1] ?? "";

/**
 * Signs a browser in by the form's own calls, with the cookies that it has already. Returns its cookies and
 * the last answer.
 */
export async function signIn(
  { email }: Pick<TestAccount, "email">,
  { password = PASSWORD, cookie = "", at = one }: { password?: string; cookie?: string; at?: string } = {},
): Promise<{ cookie: string; answer: Answer }> {
  const csrf = await send("/api/auth/csrf", { cookie, at });
  const sent = [cookie, cookiesOf(csrf)].filter(Boolean).join("; ");
  const answer = await send("/api/auth/callback/credentials", {
    method: "POST",
    at,
    cookie: sent,
    headers: { origin: at },
    body: new URLSearchParams({ email, password, csrfToken: csrf.json.csrfToken, json: "true" }),
  });
  return { cookie: cookiesOf(csrf, answer), answer };
}
