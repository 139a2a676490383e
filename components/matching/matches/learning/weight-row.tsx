import { pointsLine } from "@/components/matching/matches/labels";
import { WeightForm } from "@/components/matching/matches/learning/weight-form";
import { takeBackWeight } from "@/lib/actions/weights";
import type { LearningView } from "@/lib/domain/matching/matches/schema";
import { FEEDBACK_BOUND } from "@/lib/domain/matching/matching/feedback-steps";
import { cn } from "@/lib/utils/cn";

export function WeightRow({
  weight: { topicId, topic, weight, title, reason },
  busy,
  onTakeBack,
}: {
  weight: LearningView["weights"][number];
  busy: boolean;
  onTakeBack: () => void;
}) {
  const percent = Math.round((Math.abs(weight) / FEEDBACK_BOUND) * 100);
  return (
    <li
      data-row={topicId}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-b py-4 md:gap-x-8"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="h4">{title}</h3>
          <span className="meta num">{pointsLine(weight)}</span>
        </div>
        <span aria-hidden className="mt-1.5 mb-2 block h-[3px] bg-rule">
          <span
            className={cn("block h-full", weight < 0 ? "bg-ink-3" : "bg-accent-vivid")}
            style={{ width: `${percent}%` }}
          />
        </span>
        <p className="text-ink-2 text-pretty text-sm">{reason}</p>
      </div>
      <WeightForm
        action={takeBackWeight}
        topicId={topicId}
        act="take-back"
        label="Take back"
        about={`what was learned about ${topic}`}
        busy={busy}
        onSend={onTakeBack}
      />
    </li>
  );
}
