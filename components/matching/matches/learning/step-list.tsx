import { Section } from "@/components/ui/section";
import {
  FEEDBACK_BOUND,
  type FeedbackKind,
  feedbackKinds,
  feedbackSteps,
} from "@/lib/domain/matching/matching/feedback-steps";

const names: Record<FeedbackKind, string> = {
  pass: "Pass",
  unhelpful: "Not helpful",
  notMyBeat: "Declined as not your beat",
  like: "Like or super like",
  helpful: "Helpful",
  story: "Completed with a published story",
};

/** Writes "+2 points", "−0.5 points". */
const signed = (step: number) => `${step < 0 ? "−" : "+"}${Math.abs(step * 100)}`;

/** The list shows the numbers that the weights are computed by. */
export function StepList() {
  return (
    <Section title="What an act counts" note="Points">
      <dl className="text-sm">
        {feedbackKinds.toReversed().map((kind) => (
          <div key={kind} className="flex justify-between gap-4 border-rule border-b py-2">
            <dt>{names[kind]}</dt>
            <dd className="num">{signed(feedbackSteps[kind].topic)}</dd>
          </div>
        ))}
      </dl>
      <p className="meta mt-3 text-pretty">
        For each topic of the person, or the two that a pitch to you is about; the topic above gets half. The
        more there is, the less one more adds: no topic passes {FEEDBACK_BOUND * 100} points. Of a person’s
        topics the mean counts. What you said or did about a person also moves that person, by 2 to 6 points.
      </p>
    </Section>
  );
}
