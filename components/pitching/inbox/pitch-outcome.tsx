import { LockKeyhole, ThumbsDown, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { type OnShowFeedback, ShowFeedback } from "@/components/pitching/inbox/show-feedback";
import { StoryCard } from "@/components/pitching/inbox/story-card";
import { RATING_DAYS } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { counterpartOf, mayShowFeedback } from "./labels";

type Rating = NonNullable<PitchView["ownRating"]>;

/** The story and both ratings of a completed collaboration are shown as far as they may be seen. */
export function PitchOutcome({ pitch, onShow }: { pitch: PitchView; onShow: OnShowFeedback }) {
  const { ownRating, counterpartRating, stories } = pitch;
  const party = counterpartOf(pitch);
  const { name } = party;
  const mayShow = mayShowFeedback(party) && Boolean(ownRating?.feedback);
  return (
    <>
      {stories.length > 0 && (
        <DetailSection title={stories.length > 1 ? "Stories" : "Story"}>
          {stories.map((story) => (
            <StoryCard key={story.url} story={story} />
          ))}
        </DetailSection>
      )}
      <DetailSection title="Ratings">
        <dl className="mt-1 grid text-sm">
          <RatingRow
            who="You"
            rating={ownRating}
            below={mayShow && <ShowFeedback pitch={pitch} name={name} onShow={onShow} />}
          >
            Not given yet.
          </RatingRow>
          <RatingRow who={name} rating={counterpartRating}>
            <span className="flex gap-2">
              <LockKeyhole aria-hidden className="mt-0.5 size-4" />
              {ownRating
                ? `Hidden until both ratings are in or ${RATING_DAYS} days have passed.`
                : `Hidden until you have rated as well, or ${RATING_DAYS} days have passed.`}
            </span>
          </RatingRow>
        </dl>
      </DetailSection>
    </>
  );
}

function RatingRow({
  who,
  rating,
  below,
  children,
}: {
  who: string;
  rating: Rating | null;
  /** The outcome's buttons. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 border-rule border-t py-2.5 first:border-t-0">
      <dt className="text-ink-3 [overflow-wrap:anywhere]">{who}</dt>
      <dd className={rating ? "min-w-0" : "min-w-0 text-ink-2"}>
        {rating ? (
          <>
            <span className="flex items-center gap-2 font-[560]">
              {rating.rating === "up" ? (
                <ThumbsUp aria-hidden className="size-4 text-good" />
              ) : (
                <ThumbsDown aria-hidden className="size-4 text-bad" />
              )}
              {rating.rating === "up" ? "Great!" : "Not Great"}
            </span>
            {rating.feedback && (
              <span className="mt-1 block whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
                {rating.feedback}
              </span>
            )}
            {below}
          </>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-rule border-t pt-3">
      <h4 className="font-[620] text-sm">{title}</h4>
      {children}
    </section>
  );
}
