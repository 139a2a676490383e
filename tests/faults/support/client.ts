export type Answer = { status: number; json: { data?: unknown; error?: { code: string } }; headers: Headers };
type Call = { token?: string; body?: object | FormData; key?: string; requestId?: string };

/** Calls the API under `url` once; null where the connection broke before the answer was complete. */
export async function call(
  url: string,
  method: string,
  path: string,
  given: Call = {},
): Promise<Answer | null> {
  const { token, body, key, requestId } = given;
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { "content-type": "application/json" } : {}),
        ...(key ? { "idempotency-key": key } : {}),
        ...(requestId ? { "x-request-id": requestId } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    return { status: response.status, json: await response.json(), headers: response.headers };
  } catch {
    return null;
  }
}
