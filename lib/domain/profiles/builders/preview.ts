import { z } from "zod";
import { ownFile } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { type UpdateProfileInput, updateProfileInput } from "@/lib/domain/profiles/profiles/input";
import type { ProfileRow } from "@/lib/domain/profiles/profiles/profile-views";
import { changedColumns } from "@/lib/domain/profiles/profiles/save";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { toWorkSampleView, type WorkSampleRow } from "@/lib/domain/profiles/work-samples/views";
import { beginningOf } from "@/lib/utils/cut-text";
import { changedFields } from "@/lib/utils/merge-values";
import type { BuilderValues } from "./schema";
import { toProfileInput } from "./values-to-profile";

/** A line that publishing would refuse as too long is cut to so many characters. */
const CUT = 400;

/**
 * Makes a profile's row as a draft would make it: what is not valid yet, a price or an entry half written, is left out,
 * and a text that publishing would refuse is shown as typed.
 */
export function asDrafted(row: ProfileRow, values: BuilderValues, published: BuilderValues): ProfileRow {
  const changed = changedFields(published, values).filter((field) => field !== "workSamples");
  const raw = toProfileInput(values, changed);
  const readable: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(raw)) {
    const read = readField(field as keyof UpdateProfileInput, value);
    if (read !== undefined) readable[field] = read;
  }
  const columns = Object.fromEntries(
    Object.entries(changedColumns(readable)).filter(([, value]) => value !== undefined),
  );
  return {
    ...row,
    ...columns,
    ...(changed.includes("name") ? { name: cut(values.name) } : {}),
    ...(changed.includes("location") ? { locationText: cut(values.location) } : {}),
  };
}

const cut = (text: string) => beginningOf(text.trim(), CUT);

/** Reads a field without the entries that publishing would refuse; undefined where nothing is left. */
function readField(field: keyof UpdateProfileInput, value: unknown): unknown {
  const shape = updateProfileInput.shape[field];
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  if (typeof value === "string") return cut(value);
  const broken = new Set(parsed.error.issues.map(({ path: [entry] }) => String(entry)));
  const readablePart = Array.isArray(value)
    ? value.filter((_, place) => !broken.has(String(place)))
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !broken.has(name)))
      : undefined;
  const again = shape.safeParse(readablePart);
  return again.success ? again.data : undefined;
}

/** The preview shows the work of a draft without the pieces that have no title yet. */
export function draftedWork(rows: WorkSampleRow[], values: BuilderValues): WorkSampleView[] {
  return values.workSamples.flatMap(({ id, autoPopulated: _, ...piece }, place) => {
    if (piece.title.trim() === "") return [];
    const row = rows.find((stored) => stored.id === id);
    const view = row ? toWorkSampleView(row) : { ...newPiece, id: newId(place) };
    const moment = z.iso.datetime({ offset: true }).safeParse(piece.publishedAt);
    return {
      ...view,
      ...piece,
      url: piece.url || null,
      image: ownFile.safeParse(piece.image).data || null,
      outlet: piece.outlet || null,
      platform: piece.platform || null,
      publishedAt: moment.data ?? null,
    };
  });
}

const newPiece = { video: null, engagement: null, plays: null };
const newId = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;
