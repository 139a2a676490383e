import { api, UNREACHABLE } from "@/lib/client/api";
import type { ApiFailure, PathOf, ResponseAt } from "@/lib/client/api-types";
import type { AssetKind, AssetSort, AssetView } from "@/lib/domain/assets/schema";

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
    | "licence"
    | "publicAnyway"
  >
>;

export const readAsset = (id: string) => api.get("/assets/{id}", { params: { id } });
export const saveAsset = (id: string, fields: AssetFields) =>
  api.put("/assets/{id}", { params: { id }, body: fields });
/** One that was uploaded for a release stands by itself from now on. */
export const showAsset = (id: string) =>
  api.put("/assets/{id}", { params: { id }, body: { releaseId: null } });
export const removeAsset = (id: string) => api.delete("/assets/{id}", { params: { id } });
export const saveOrder = (ids: string[]) => api.put("/assets/order", { body: { ids } });
/** What the library shows. */
export type LibraryQuery = { kind: AssetKind | null; sort: AssetSort; q: string };

export const readMore = ({ kind, sort, q }: LibraryQuery, cursor: string) =>
  api.get("/assets", { query: { ...(kind ? { kind } : {}), sort, ...(q ? { q } : {}), cursor, limit: 50 } });
export const readUses = (id: string) => api.get("/assets/{id}/uses", { params: { id } });

export type SeveralFields = Partial<
  Pick<AssetView, "credit" | "copyright" | "kind" | "licence" | "publicAnyway">
> & {
  addTags?: string[];
};
export const saveSeveral = (ids: string[], fields: SeveralFields) =>
  api.put("/assets", { body: { ids, ...fields } });
export const removeSeveral = (ids: string[]) => api.post("/assets/delete", { body: { ids } });

type UploadPath = Extract<PathOf<"POST">, "/assets" | `/assets/{id}/${string}`>;
type Uploaded = ResponseAt<"POST", UploadPath>;
type Upload = {
  path: UploadPath;
  /** The asset that the path names, where it names one. */
  id?: string;
  fields: Record<string, string | File | Blob | undefined>;
  /** 0..1, of what has left this computer. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a form with files. `fetch` cannot say how far an upload is, so this is the older way. Never throws. */
export function upload({ path, id = "", fields, onProgress, signal }: Upload): Promise<Uploaded> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message = UNREACHABLE) => resolve({ ok: false, code: "unreachable", message });
    request.open("POST", `/api/v1${path.replace("{id}", id)}`);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readUpload(request.responseText));
    request.onerror = () => fail();
    request.onabort = () => fail("Cancelled");
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function readUpload(text: string): Uploaded {
  try {
    const response = JSON.parse(text);
    if (response.success) return { ok: true, data: response.data };
    return { ok: false, ...(response.error as Omit<ApiFailure, "ok">) };
  } catch {
    return { ok: false, code: "unreachable", message: UNREACHABLE };
  }
}
