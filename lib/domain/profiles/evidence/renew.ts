import { eq, inArray } from "drizzle-orm";
import type { EvidenceKind } from "@/db/enums";
import { evidenceSubmissions } from "@/db/schema/verification";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { checkEvidenceJob } from "./commands/check-submission";
import { notifyOfVerification } from "./events";
import { readMarks } from "./marks";

/** Each change concerns the open appeals of these kinds, which were about what was before. */
const appealed = {
  name: ["author_page", "byline"],
  email: ["outlet_email"],
  website: [],
  evidence: [],
} satisfies Record<string, EvidenceKind[]>;
type Change = keyof typeof appealed;

/**
 * Renews evidence after a change of what it rests on: what was accepted for the earlier name, address or website holds
 * no more (`holdingRows`) and is checked again, as are appeals that were about it; what holds again counts at once. The
 * profile's people are notified where a mark was lost or something is checked again. Call it after `refreshListing`,
 * with the profile locked.
 */
export async function renewEvidence(
  tx: Transaction,
  effects: Effects,
  { profileId, changed, lostMark }: { profileId: string; changed: Change; lostMark: boolean },
): Promise<void> {
  const { id, kind, state, evidenceId } = evidenceSubmissions;
  const rows = await tx
    .select({ id, kind, state, evidenceId })
    .from(evidenceSubmissions)
    .where(eq(evidenceSubmissions.profileId, profileId));
  const holding = rows.length > 0 ? (await readMarks(tx, profileId))?.holding : undefined;
  const holds = (row: (typeof rows)[number]) => row.evidenceId !== null && holding?.has(row.evidenceId);
  const again = rows.filter(
    (row) =>
      !holds(row) &&
      (row.state === "accepted" ||
        (row.state === "appealed" && appealed[changed].some((one) => one === row.kind))),
  );
  const back = rows.filter((row) => holds(row) && row.state !== "accepted");
  if (back.length > 0) await setState(tx, back, "accepted");
  if (again.length > 0) await setState(tx, again, "checking");
  for (const { id } of again) effects.job(checkEvidenceJob, { id }, { key: `evidence:${id}` });
  if (lostMark || again.length > 0) await notifyOfVerification(tx, effects, { profileId, news: "renewing" });
}

const setState = (tx: Transaction, rows: { id: string }[], state: "accepted" | "checking") =>
  tx
    .update(evidenceSubmissions)
    .set({ state, finding: state === "accepted" ? state : null })
    .where(
      inArray(
        evidenceSubmissions.id,
        rows.map(({ id }) => id),
      ),
    );
