"use client";

import { useId } from "react";
import { AiVerifiedBadge } from "@/components/ui/badge";
import { FactorBar, FactorList } from "@/components/ui/factor-bar";
import { isNewsworthy } from "@/lib/domain/pitching/newsworthiness/threshold";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";

const percent = (score: number) => `${Math.round(score * 100)}%`;

/**
 * The panel shows the newsworthiness of the text as last saved, with its reasons. `threshold` is the score above which a
 * pitch is newsworthy; `potential` the score with every open suggestion in it.
 */
export function NewsPanel({
  news,
  aiOn,
  threshold,
  potential,
}: {
  news: DraftView["newsworthiness"];
  aiOn: boolean;
  threshold: number;
  potential: number | null;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="rule-ink flex min-h-10 items-start justify-between gap-4">
        <h2 id={id} className="font-[620] text-sm">
          Newsworthiness
        </h2>
        {aiOn && isNewsworthy(news) && <AiVerifiedBadge />}
      </div>
      {!aiOn ? (
        <p className="text-ink-2 text-sm">
          AI is switched off for your account: nothing of yours is scored, and no suggestions are made.
        </p>
      ) : news ? (
        <Score news={news} threshold={threshold} potential={potential} />
      ) : (
        <p className="text-ink-2 text-sm">
          The score appears with your first words and follows what you write.
        </p>
      )}
    </section>
  );
}

function Score({
  news,
  threshold,
  potential,
}: {
  news: NonNullable<DraftView["newsworthiness"]>;
  threshold: number;
  potential: number | null;
}) {
  if (news.score === null) return <p className="text-ink-2 text-sm">{news.notes.join(". ")}.</p>;
  return (
    <>
      <p className="mt-2 flex items-center gap-4">
        <b className="figure-serif text-[3.5rem] leading-none">{percent(news.score)}</b>
        <span className="text-sm">
          {news.score > threshold ? "newsworthy" : "not newsworthy yet"}
          <span className="meta block">
            The line is {percent(threshold)}.
            {potential !== null &&
              potential > news.score &&
              ` With every suggestion it is ${percent(potential)}`}
          </span>
        </span>
      </p>
      {news.notes.length > 0 && (
        <ul aria-label="What keeps the score down" className="mt-4 grid gap-1 text-sm">
          {news.notes.map((note) => (
            <li key={note}>{note}.</li>
          ))}
        </ul>
      )}
      <FactorList label="Reasons for the score" className="mt-5">
        {news.reasons.map(({ key, label, value, reason }) => (
          <FactorBar key={key} name={label} value={value} reason={reason} />
        ))}
      </FactorList>
      <p className="meta mt-3">
        Scored on this server from the text as last saved. It reads form, not truth.
      </p>
    </>
  );
}
