"use client";

import { Check, Sparkles } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type AssistPiece, type AssistSource, assistPromises } from "@/lib/domain/pitching/ai-assist/pieces";
import { draftLabels } from "@/lib/domain/pitching/pitch-drafts/schema";
import { type Decision, type FieldAssist, isOpen } from "./assist-state";
import { DiffText } from "./diff-text";

export type AssistActs = {
  decide: (assist: FieldAssist, pieceId: string, decision: Decision | null) => void;
  acceptAll: (assist: FieldAssist) => void;
  dismiss: (assist: FieldAssist) => void;
};

/** Under its field the card has the text with the assistant's pieces, then a row for each. */
export function SuggestionCard({
  assist,
  source,
  acts,
  takesFocus,
}: {
  assist: FieldAssist;
  source: AssistSource;
  acts: AssistActs;
  takesFocus: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { pieces, decisions } = assist;
  const accepted = pieces.filter(({ id }) => decisions[id] === "accepted").length;
  return (
    <div className="@container mt-2.5">
      <div className="border-accent-vivid border-l-[3px] pt-1 pl-3.5 @md:pl-4.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-[600] text-sm">
            <Sparkles aria-hidden className="size-4 text-accent" />
            Suggested change to {draftLabels[assist.field]}
          </h2>
          <span role="status" className="meta">
            {pieces.length} {pieces.length === 1 ? "piece" : "pieces"}, {accepted} accepted
          </span>
        </div>
        <DiffText assist={assist} />
        <ol>
          {pieces.map((piece, index) => (
            <PieceRow
              key={piece.id}
              piece={piece}
              number={index + 1}
              decision={decisions[piece.id] ?? null}
              onDecide={(decision) => acts.decide(assist, piece.id, decision)}
            />
          ))}
        </ol>
        <CardFoot assist={assist} source={source} acts={acts} heading={heading} />
      </div>
    </div>
  );
}

function CardFoot({
  assist,
  source,
  acts,
  heading,
}: {
  assist: FieldAssist;
  source: AssistSource;
  acts: AssistActs;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-rule border-t pt-2.5">
      <span className="meta">{assistPromises[source]}</span>
      <span className="flex gap-1 max-@md:w-full max-@md:[&>*]:flex-1">
        <Button variant="text" size="sm" onClick={() => acts.dismiss(assist)}>
          {isOpen(assist) ? "Dismiss" : "Done"}
        </Button>
        {isOpen(assist) && (
          <Button
            variant="tint"
            size="sm"
            onClick={() => {
              acts.acceptAll(assist);
              heading.current?.focus();
            }}
          >
            Accept all
          </Button>
        )}
      </span>
    </div>
  );
}

function PieceRow({
  piece,
  number,
  decision,
  onDecide,
}: {
  piece: AssistPiece;
  number: number;
  decision: Decision | null;
  onDecide: (decision: Decision | null) => void;
}) {
  const main = useRef<HTMLButtonElement>(null);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-2 border-rule border-t py-2 @md:grid-cols-[20px_minmax(0,1fr)_auto]">
      <span aria-hidden className="figure-serif self-start text-[1.125rem] text-ink-3 leading-5">
        {number}
      </span>
      <div>
        <p className="font-[580] text-sm">{piece.title}</p>
        <p className="meta">{piece.reason}</p>
      </div>
      <span className="col-start-2 flex items-center gap-1 max-@md:mt-1 @md:col-start-3">
        {decision && (
          <Badge tone={decision === "accepted" ? "good" : "plain"} icon={<Check aria-hidden />}>
            {decision === "accepted" ? "Accepted" : "Kept yours"}
          </Badge>
        )}
        {/* It is one button in both states, so that the focus stays where it was. */}
        <Button
          ref={main}
          variant={decision ? "text" : "line"}
          size="sm"
          aria-label={decision ? `Undo change ${number}` : `Accept change ${number}`}
          onClick={() => onDecide(decision ? null : "accepted")}
        >
          {decision ? "Undo" : "Accept"}
        </Button>
        {!decision && (
          <Button
            variant="text"
            size="sm"
            aria-label={`Keep mine instead of change ${number}`}
            onClick={() => {
              onDecide("kept");
              main.current?.focus();
            }}
          >
            Keep mine
          </Button>
        )}
      </span>
    </li>
  );
}
