import { type ApiFailure, type ApiResult, deleteApi, getApi, putApi, UNREACHABLE } from "@/lib/client/api";
import type { AssetKind, AssetListView, AssetView } from "@/lib/domain/assets/schema";

type OneAsset = { asset: AssetView };
export type AssetFields = Partial<
  Pick<
    AssetView,
    | "kind"
    | "title"
    | "description"
    | "caption"
    | "creator"
    | "credit"
    | "copyright"
    | "quote"
    | "speaker"
    | "tags"
  >
>;

export const readAsset = (id: string) => getApi<OneAsset>(`/assets/${id}`);
export const saveAsset = (id: string, fields: AssetFields) => putApi<OneAsset>(`/assets/${id}`, fields);
/** One that was uploaded for a release stands by itself from now on. */
export const showAsset = (id: string) => putApi<OneAsset>(`/assets/${id}`, { releaseId: null });
export const removeAsset = (id: string) => deleteApi<{ id: string }>(`/assets/${id}`);
export const saveOrder = (ids: string[]) => putApi<{ ids: string[] }>("/assets/order", { ids });
export const readMore = (kind: AssetKind, cursor: string) =>
  getApi<Omit<AssetListView, "pagination">>("/assets", { query: { kind, cursor, limit: 50 } });

type Upload = {
  path: string;
  fields: Record<string, string | File | Blob | undefined>;
  /** 0..1, of what has left this computer. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a form with files. `fetch` cannot say how far an upload is, so this is the older way. Never throws. */
export function upload({ path, fields, onProgress, signal }: Upload): Promise<ApiResult<OneAsset>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message = UNREACHABLE) => resolve({ ok: false, code: "unreachable", message });
    request.open("POST", `/api/v1${path}`);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.responseText));
    request.onerror = () => fail();
    request.onabort = () => fail("Cancelled");
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function readAnswer(text: string): ApiResult<OneAsset> {
  try {
    const answer = JSON.parse(text);
    if (answer.success) return { ok: true, data: answer.data };
    return { ok: false, ...(answer.error as Omit<ApiFailure, "ok">) };
  } catch {
    return { ok: false, code: "unreachable", message: UNREACHABLE };
  }
}
