import { actingHeaders } from "@/lib/acting";
import { UNREACHABLE } from "./api";
import type { ApiFailure, PathOf, ResponseAt } from "./api-types";

type Upload<P> = {
  path: P;
  /** The row that the path names, where it names one. */
  id?: string;
  fields: Record<string, string | File | Blob | undefined>;
  idempotencyKey?: string;
  /** 0..1, of what has left this computer. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a form with files. `fetch` cannot say how far an upload is, so this uses XMLHttpRequest. It never throws. */
export function upload<P extends PathOf<"POST">>({
  path,
  id = "",
  fields,
  idempotencyKey,
  onProgress,
  signal,
}: Upload<P>): Promise<ResponseAt<"POST", P>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message = UNREACHABLE) => resolve({ ok: false, code: "unreachable", message });
    request.open("POST", `/api/v1${path.replace("{id}", id)}`);
    request.setRequestHeader("accept", "application/json");
    for (const [name, value] of Object.entries(actingHeaders())) request.setRequestHeader(name, value);
    if (idempotencyKey) request.setRequestHeader("idempotency-key", idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readUpload(request.responseText) as ResponseAt<"POST", P>);
    request.onerror = () => fail();
    request.onabort = () => fail("Cancelled");
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function readUpload(text: string): { ok: true; data: unknown } | ApiFailure {
  try {
    const response = JSON.parse(text);
    if (response.success) return { ok: true, data: response.data };
    return { ok: false, ...(response.error as Omit<ApiFailure, "ok">) };
  } catch {
    return { ok: false, code: "unreachable", message: UNREACHABLE };
  }
}
