import { api } from "@/lib/client/api";
import type { AssetKind, AssetSort, AssetView } from "@/lib/domain/newsrooms/assets/schema";

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
    | "digitalSourceType"
    | "dataMining"
    | "dataMiningConstraints"
    | "publicAnyway"
  >
> & { untouchedOffered?: boolean };

export const readAsset = (id: string) => api.get("/assets/{id}", { params: { id } });
export const saveAsset = (id: string, fields: AssetFields) =>
  api.put("/assets/{id}", { params: { id }, body: fields });
/** An asset that was uploaded for a release is public by itself from now on. */
export const showAsset = (id: string) =>
  api.put("/assets/{id}", { params: { id }, body: { releaseId: null } });
export const removeAsset = (id: string) => api.delete("/assets/{id}", { params: { id } });
export const saveOrder = (ids: string[]) => api.put("/assets/order", { body: { ids } });
export type LibraryQuery = { kind: AssetKind | null; sort: AssetSort; q: string };

export const readMore = ({ kind, sort, q }: LibraryQuery, cursor: string) =>
  api.get("/assets", { query: { ...(kind ? { kind } : {}), sort, ...(q ? { q } : {}), cursor, limit: 50 } });
export const readUses = (id: string) => api.get("/assets/{id}/uses", { params: { id } });

export type SeveralFields = Partial<
  Pick<AssetView, "credit" | "copyright" | "kind" | "licence" | "digitalSourceType" | "publicAnyway">
> & {
  addTags?: string[];
};
export const saveSeveral = (ids: string[], fields: SeveralFields) =>
  api.put("/assets", { body: { ids, ...fields } });
export const removeSeveral = (ids: string[]) => api.post("/assets/delete", { body: { ids } });
