import { and, eq } from "drizzle-orm";
import { pitches } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict } from "@/lib/core/errors";
import { pitchVisibleTo } from "../policy";
import { describeStatus, effectiveStatus, nextStatus, type PitchAct } from "../rules";
import { type PitchRow, pitchColumns } from "../views";

/** The subject of a command: a pitch the caller is party to, locked until the command is done. */
export async function lockPitch(tx: Transaction, actor: UserActor, id: string): Promise<PitchRow | null> {
  const [row] = await tx
    .select(pitchColumns)
    .from(pitches)
    .where(and(pitchVisibleTo(actor), eq(pitches.id, id)))
    .for("update");
  return row ?? null;
}

/** The state an act leads to from where the pitch really is now; a conflict that says why not. */
export function requireTransition(pitch: PitchRow, act: PitchAct) {
  const status = effectiveStatus(pitch.status, pitch.isOverdue);
  const next = nextStatus(status, act);
  if (!next) throw conflict(describeStatus(status));
  return next;
}
