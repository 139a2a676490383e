import { WeightForm } from "@/components/matching/matches/learning/weight-form";
import { restoreWeight, restoreWeights } from "@/lib/actions/weights";
import type { LearningView } from "@/lib/domain/matching/matches/schema";
import { utcDay } from "@/lib/utils/dates";

/** The row says what counts no more, and what would come back. */
export function TakenBackRow({
  item: { topicId, topic, reason, takenBackAt },
  row,
  busy,
  onRestore,
}: {
  item: LearningView["takenBack"][number];
  /** The focus finds the row by this name. */
  row: string;
  busy: boolean;
  onRestore: () => void;
}) {
  return (
    <li
      data-row={row}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-b py-4 md:gap-x-8"
    >
      <div className="min-w-0">
        <h3 className="h4 text-ink-2">{topic}</h3>
        <p className="mt-1 text-ink-2 text-pretty text-sm">{reason}</p>
        <p className="meta mt-0.5">Taken back on {utcDay(takenBackAt)}</p>
      </div>
      <WeightForm
        action={topicId === null ? restoreWeights : restoreWeight}
        topicId={topicId}
        act="restore"
        label="Undo"
        about={`: let ${topic} count again`}
        busy={busy}
        onSend={onRestore}
      />
    </li>
  );
}
