import { type ApiCall, type ApiResult, deleteApi, getApi, postApi, putApi } from "@/lib/client/api";
import type { AssistPiece } from "@/lib/domain/ai-assist/pieces";
import type { DraftTexts } from "@/lib/domain/pitch-drafts/rules";
import type { DraftField, DraftListView, DraftView } from "@/lib/domain/pitch-drafts/schema";
import type { PitchValues } from "./pitch-form";

type One = { draft: DraftView };
export type DraftResult = ApiResult<One>;
export type DraftChange = Partial<PitchValues> & { isActive?: boolean };

export const createDraft = (body: DraftChange, idempotencyKey: string) =>
  postApi<One>("/pitch-drafts", body, { idempotencyKey });
export const updateDraft = (id: string, body: DraftChange) => putApi<One>(`/pitch-drafts/${id}`, body);
export const duplicateDraft = (id: string) => postApi<One>(`/pitch-drafts/${id}/duplicate`);
export const deleteDraft = (id: string) => deleteApi<{ id: string }>(`/pitch-drafts/${id}`);
/** As many as the API lists at once: everybody's, but for a few. */
export const readDrafts = (call?: ApiCall) =>
  getApi<DraftListView>("/pitch-drafts", { ...call, query: { limit: 100 } });
export const listDrafts = (cursor: string) =>
  getApi<Pick<DraftListView, "drafts" | "counts">>("/pitch-drafts", { query: { cursor } });

export type Suggestion = { field: DraftField; text: string; reason: string; pieces: AssistPiece[] };
type Assistance = { suggestions: Suggestion[]; newsworthiness: { score: number } };

/** Proposals for these texts. Their offsets count in the text as it was sent, so send it without outer spaces. */
export const askAssistant = (texts: DraftTexts) => postApi<Assistance>("/pitches/ai-assist", texts);

export type Template = DraftTexts & { id: string; industry: string | null; perks: string[] };
/** Templates of one's own type, the general one first. */
export const listTemplates = () => getApi<{ templates: Template[] }>("/pitches/templates");
