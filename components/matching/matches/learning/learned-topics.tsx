"use client";

import { History } from "lucide-react";
import type { ReactNode } from "react";
import { TakenBackRow } from "@/components/matching/matches/learning/taken-back-row";
import { type Act, ALL, useLearning } from "@/components/matching/matches/learning/use-learning";
import { WeightForm } from "@/components/matching/matches/learning/weight-form";
import { WeightRow } from "@/components/matching/matches/learning/weight-row";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { takeBackWeights } from "@/lib/actions/weights";
import type { LearningView } from "@/lib/domain/matching/matches/schema";

/** The number of rows that are open; weaker ones unfold. */
const MAX_OPEN = 12;

/** A row that is taken back stays in its place with its Undo until the page is opened anew. */
export function LearnedTopics({ initial }: { initial: LearningView }) {
  const { learning, order, pending, status, list, change } = useLearning(initial);
  const weights = new Map(learning.weights.map((weight) => [weight.topicId, weight]));
  const isInPlace = (topicId: string | null) =>
    topicId !== null && order.includes(topicId) && !weights.has(topicId);

  const isBusy = (act: Act, row: string) => pending?.act === act && pending.row === row;
  const drawTakenBack = (item: LearningView["takenBack"][number]) => {
    const row = item.topicId ?? ALL;
    return (
      <TakenBackRow
        key={row}
        item={item}
        row={row}
        busy={isBusy("restore", row)}
        onRestore={() => void change("restore", item.topicId)}
      />
    );
  };
  const rows = order.flatMap((topicId) => {
    const weight = weights.get(topicId);
    const taken = learning.takenBack.find((item) => item.topicId === topicId);
    if (!weight) return taken ? drawTakenBack(taken) : [];
    return (
      <WeightRow
        key={topicId}
        weight={weight}
        busy={isBusy("take-back", topicId)}
        onTakeBack={() => void change("take-back", topicId)}
      />
    );
  });
  const others = learning.takenBack.filter(({ topicId }) => !isInPlace(topicId));

  return (
    <div ref={list} className="grid min-w-0 content-start gap-12">
      <p role="status" className="sr-only">
        {status}
      </p>
      {rows.length > 0 || learning.people > 0 ? (
        <Section title="Learned from what you did" note="Strongest first">
          <Unfolding rows={rows} />
          {(weights.size > 0 || learning.people > 0) && (
            <div data-row={ALL} className="flex items-center justify-between gap-4 py-4">
              <p className="meta text-pretty">{peopleLine(learning.people)}</p>
              <WeightForm
                action={takeBackWeights}
                topicId={null}
                act="take-back"
                label="Take all back"
                about=""
                busy={isBusy("take-back", ALL)}
                onSend={() => void change("take-back", null)}
              />
            </div>
          )}
        </Section>
      ) : (
        <EmptyState
          icon={<History />}
          title={others.length > 0 ? "Nothing counts at the moment" : "Nothing learned yet"}
          level={2}
          className="py-0"
          action={<LinkButton href="/matching?tab=discover">Discover Matches</LinkButton>}
        >
          Like, pass, say whether a suggestion was helpful, or decline a pitch as not your beat: what that
          teaches stands here.
        </EmptyState>
      )}
      {others.length > 0 && (
        <div id="taken-back" className="scroll-mt-6">
          <Section title="Taken back" note="What you do from now on counts">
            <ul>{others.map(drawTakenBack)}</ul>
          </Section>
        </div>
      )}
    </div>
  );
}

/** No list names the single people whom something is learned about. */
const peopleLine = (people: number) =>
  people > 0
    ? `What you said or did also moves ${people === 1 ? "one person" : `${people} people`} directly.`
    : "";

/** The rows after the first are behind a line that unfolds them. */
function Unfolding({ rows }: { rows: ReactNode[] }) {
  const folded = rows.slice(MAX_OPEN);
  return (
    <>
      <ul>{rows.slice(0, MAX_OPEN)}</ul>
      {folded.length > 0 && (
        <details>
          <summary className="link w-fit py-3 text-sm">{folded.length} weaker ones</summary>
          <ul>{folded}</ul>
        </details>
      )}
    </>
  );
}
