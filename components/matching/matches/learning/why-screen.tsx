import { ArrowLeft, BrainCog } from "lucide-react";
import type { ReactNode } from "react";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { LearnedTopics } from "@/components/matching/matches/learning/learned-topics";
import { StepList } from "@/components/matching/matches/learning/step-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { LearningView } from "@/lib/domain/matching/matches/schema";
import { FEEDBACK_BOUND } from "@/lib/domain/matching/matching/feedback-steps";

/** "Why these" shows what was learned from the viewer's own acts, which can be taken back, and what each act counts. */
export function WhyScreen({
  learning,
  bell,
}: {
  learning: LearningView;
  /** The bell, which only wide screens show here. */
  bell: ReactNode;
}) {
  return (
    <AppPage>
      <Link
        href="/matching?tab=discover"
        className="hit-area link mb-3 inline-flex items-center gap-1.5 text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Discover
      </Link>
      <AppPageHead title="Why these" actions={<span className="-mr-3 max-md:hidden">{bell}</span>} />
      {learning.enabled ? (
        <>
          <p className="lede max-w-2xl text-pretty">
            A score compares what both sides say of themselves. What you did moves it by{" "}
            {FEEDBACK_BOUND * 100} points at most, up or down. This is what it taught, and you can take any of
            it back.
          </p>
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-18">
            <LearnedTopics initial={learning} />
            <StepList />
          </div>
        </>
      ) : (
        <EmptyState icon={<BrainCog />} title="Nothing is learned from what you do" level={2}>
          AI is switched off for this account. The six factors alone order your matches; what you like, pass
          on or decline moves no score.
        </EmptyState>
      )}
    </AppPage>
  );
}
