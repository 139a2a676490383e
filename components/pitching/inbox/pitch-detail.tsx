"use client";

import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { LinkedText } from "@/components/messaging/chat/linked-text";
import { PerkIcons } from "@/components/pitching/inbox/perk-icons";
import { DetailSection, PitchOutcome } from "@/components/pitching/inbox/pitch-outcome";
import type { OnShowFeedback } from "@/components/pitching/inbox/show-feedback";
import { AiVerifiedBadge, Badge } from "@/components/ui/badge";
import { FiveWs } from "@/components/ui/five-ws";
import { Kicker } from "@/components/ui/kicker";
import { When } from "@/components/ui/when-time";
import { headlineOf } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { reportPath } from "@/lib/domain/staff/reports/rules";
import { cn } from "@/lib/utils/cn";
import { localDay, localShortDay } from "@/lib/utils/dates";
import { aiHelpIn, isCollaboration, isWaiting, statusLabels } from "./labels";
import { historyOf } from "./pitch-history";

/** An open pitch shows its 5 W's or its message, what comes with it, what came of it, and its history. */
export function PitchDetail({
  pitch,
  onShow,
  className,
}: {
  pitch: PitchView;
  onShow: OnShowFeedback;
  className?: string;
}) {
  const { word, tone } = statusLabels[pitch.status];
  const help = aiHelpIn(pitch);
  const { who, what, whereLocation, whenTiming, whyNewsworthy, content, resources, perks } = pitch;
  return (
    <article
      aria-label="Pitch"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keys
      tabIndex={0}
      className={cn(
        "min-h-0 min-w-0 overflow-y-auto px-5 pt-6 pb-8 focus-visible:-outline-offset-2 md:px-7 md:pt-7",
        className,
      )}
    >
      <div className="max-w-[672px]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Kicker>{statusLine(pitch)}</Kicker>
          {!isCollaboration(pitch) && <Badge tone={tone}>{word}</Badge>}
          {pitch.aiNewsworthy && <AiVerifiedBadge />}
        </div>
        <h3 className={cn("h1 mt-2 [overflow-wrap:anywhere]", help ? "mb-2" : "mb-5")}>
          {headlineOf(pitch)}
        </h3>
        {help && (
          <p className="meta mb-5 flex items-center gap-1.5">
            <Sparkles aria-hidden className="size-3.5 flex-none" />
            {help}
          </p>
        )}
        {pitch.newsworthiness?.score === null && (
          <p className="meta -mt-3 mb-5">{pitch.newsworthiness.notes.join(". ")}.</p>
        )}
        {pitch.status === "COMPLETED" && (
          <div className="mb-8">
            <PitchOutcome pitch={pitch} onShow={onShow} />
          </div>
        )}
        <FiveWs values={{ who, what, where: whereLocation, when: whenTiming, why: whyNewsworthy }} />
        {content && (
          <p className="whitespace-pre-line border-rule border-t pt-4 font-serif text-lg [overflow-wrap:anywhere]">
            <LinkedText text={content} />
          </p>
        )}
        {perks.length > 0 && (
          <DetailSection title={isCollaboration(pitch) ? "Perks agreed" : "Perks"}>
            <PerkIcons perks={perks} />
          </DetailSection>
        )}
        {resources.length > 0 && (
          <DetailSection title={resources.length > 1 ? "Links" : "Link"}>
            <ul className="mt-2 grid gap-1 text-sm">
              {resources.map((url) => (
                <li key={url} className="[overflow-wrap:anywhere]">
                  <LinkedText text={url} />
                </li>
              ))}
            </ul>
          </DetailSection>
        )}
        <DetailSection title="History">
          <dl className="mt-1 text-sm">
            {historyOf(pitch).map(({ at, text }) => (
              <div
                key={text}
                className="grid grid-cols-[88px_minmax(0,1fr)] gap-3 border-rule border-t py-2.5 first:border-t-0"
              >
                <dt className="num text-ink-3">
                  <When iso={at} as={localShortDay} />
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </DetailSection>
        <p className="mt-8">
          <a href={reportPath("pitch", pitch.id)} className="hit-area link meta">
            Report or block
          </a>
        </p>
      </div>
    </article>
  );
}

function statusLine(pitch: PitchView): ReactNode {
  const { status, side, sentAt, respondedAt, completedAt, expiresAt, createdAt } = pitch;
  if (status === "ACCEPTED") return <Since label="Active since" at={respondedAt ?? createdAt} />;
  if (status === "COMPLETED") return <Since label="Completed" at={completedAt ?? createdAt} />;
  if (isWaiting(pitch) && expiresAt) {
    return (
      <Since
        label={side === "recipient" ? "Waits for your answer until" : "Waits for an answer until"}
        at={expiresAt}
      />
    );
  }
  return <Since label={side === "recipient" ? "Received" : "Sent"} at={sentAt ?? createdAt} />;
}

function Since({ label, at }: { label: string; at: string }) {
  return (
    <>
      {label} <When iso={at} as={localDay} />
    </>
  );
}
