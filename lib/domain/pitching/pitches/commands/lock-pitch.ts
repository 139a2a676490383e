import { and, eq } from "drizzle-orm";
import { pitches } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict } from "@/lib/core/errors";
import { pitchVisibleTo } from "../policy";
import { describeStatus, effectiveStatus, nextStatus, type PitchAct } from "../rules";
import { type PitchRow, pitchColumns } from "../views";

/** Reads a pitch that the caller is party to, and locks it until the command is done. */
export async function lockPitch(tx: Transaction, actor: UserActor, id: string): Promise<PitchRow | null> {
  const [row] = await tx
    .select(pitchColumns)
    .from(pitches)
    .where(and(pitchVisibleTo(actor), eq(pitches.id, id)))
    .for("update");
  return row ?? null;
}

/** Returns the state that an act leads to from the pitch's effective state; a conflict says why not. */
export function requireTransition(pitch: PitchRow, act: PitchAct) {
  const status = effectiveStatus(pitch.status, pitch.isOverdue);
  const next = nextStatus(status, act);
  if (!next) throw conflict(describeStatus(status));
  return next;
}
