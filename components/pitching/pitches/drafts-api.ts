import { api } from "@/lib/client/api";
import type { CallOptions, DataAt } from "@/lib/client/api-types";
import { postForLines } from "@/lib/client/lines";
import type { DraftTexts } from "@/lib/domain/pitching/pitch-drafts/rules";
import type { DraftField } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { PitchValues } from "./pitch-form";

/** A piece of the assistant was taken, or taken back. */
export type PieceChange = { field: DraftField; text: string; accepted: boolean };
type DraftChange = Partial<PitchValues> & { isActive?: boolean; aiPieces?: PieceChange[] };

export const updateDraft = (id: string, body: DraftChange) =>
  api.put("/pitch-drafts/{id}", { params: { id }, body });
export const duplicateDraft = (id: string) => api.post("/pitch-drafts/{id}/duplicate", { params: { id } });
export const deleteDraft = (id: string) => api.delete("/pitch-drafts/{id}", { params: { id } });
/** The API lists so many at once, which is all drafts of nearly everybody. */
export const readDrafts = (call?: CallOptions) =>
  api.get("/pitch-drafts", { ...call, query: { limit: 100 } });
export const listDrafts = (cursor: string) => api.get("/pitch-drafts", { query: { cursor } });

export type Suggestion = DataAt<"POST", "/pitches/ai-assist">["suggestions"][number];

export type PieceFound = { field: DraftField; piece: Suggestion["pieces"][number] };

/**
 * Asks for proposals for these texts; `found` gets each piece as soon as it is there. Their offsets count in the text
 * as it was sent, so send it without outer spaces.
 */
export const askAssistant = (texts: DraftTexts, found: (part: PieceFound) => void, signal: AbortSignal) =>
  postForLines("/pitches/ai-assist", { body: texts, signal }, (part) => found(part as PieceFound));

export type Template = DataAt<"GET", "/pitches/templates">["templates"][number];
/** The general template of one's own type comes first. */
export const listTemplates = () => api.get("/pitches/templates");
