import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

const bars = [1, 2, 3, 4];
const fills = { bad: "bg-bad", warn: "bg-warn", good: "bg-good" };
const textColors = { bad: "text-bad", warn: "text-warn", good: "text-good" };

/**
 * `level` 1..4 of the four bars are filled (0 for an empty field); `score` of `max` is the measure, shown at the right
 * beside the word.
 */
export function StrengthMeter({
  level,
  tone,
  word,
  score,
  max,
  label = "Password strength",
}: {
  level: 0 | 1 | 2 | 3 | 4;
  tone: keyof typeof fills;
  word: string;
  score: number;
  max: number;
  label?: string;
}) {
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a meter element can't be drawn as four bars */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={score}
        aria-valuetext={word}
        className="mt-1 grid grid-cols-4 gap-1"
      >
        {bars.map((bar) => (
          <span key={bar} className={cn("h-[3px]", bar <= level ? fills[tone] : "bg-rule")} />
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-4 text-ink-3 text-xs">
        <span>
          Strength: <b className={cn("font-[600]", textColors[tone])}>{word}</b>
        </span>
        <span className="num">
          {score}/{max}
        </span>
      </p>
    </div>
  );
}

/** The rules stand in two columns where there is room. */
export function Checklist({ label, items }: { label: string; items: { text: ReactNode; done: boolean }[] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-x-4 gap-y-0.5 text-xs"
    >
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of rules is fixed
          key={index}
          className={cn("flex items-center gap-1.5", item.done ? "text-ink-2" : "text-ink-3")}
        >
          {item.done ? (
            <Check aria-hidden className="size-4 text-good" />
          ) : (
            <span aria-hidden className="mx-1.5 size-1 rounded-[50%] bg-ink-3" />
          )}
          <span className="sr-only">{item.done ? "Done: " : "To do: "}</span>
          {item.text}
        </li>
      ))}
    </ul>
  );
}
