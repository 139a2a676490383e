import type { AssistPiece } from "@/lib/domain/pitching/ai-assist/pieces";
import { type Decision, diffParts, type FieldAssist } from "./assist-state";

/** The text of a piece that would go is struck, what would come is underlined. */
export function DiffText({ assist }: { assist: FieldAssist }) {
  return (
    <p className="mt-3 mb-4 text-pretty font-serif text-[1.125rem] leading-[1.6875rem] [overflow-wrap:anywhere]">
      {diffParts(assist).map((part) =>
        part.kind === "text" ? (
          <span key={part.at}>{part.text}</span>
        ) : (
          <PieceText key={part.piece.id} {...part} />
        ),
      )}
    </p>
  );
}

function PieceText({
  piece,
  number,
  decision,
}: {
  piece: AssistPiece;
  number: number;
  decision: Decision | null;
}) {
  const was = withoutOuterSpace(piece.before);
  const becomes = withoutOuterSpace(piece.after);
  // A `kept` piece shows its old text; an accepted one only its new text.
  const shown = decision === "kept" ? was : becomes.text ? becomes : was;
  return (
    <>
      {shown.lead}
      {decision === "kept" && was.text}
      {!decision && was.text && (
        <del className="text-ink-3 decoration-1 decoration-bad">
          <span className="sr-only">removed: </span>
          {was.text}
        </del>
      )}
      {!decision && was.text && becomes.text && " "}
      {decision !== "kept" && becomes.text && (
        <ins
          className={
            decision
              ? "underline decoration-1 decoration-good underline-offset-4"
              : "rounded-sm bg-good-tint px-0.5 py-px text-ink underline decoration-2 decoration-good underline-offset-4"
          }
        >
          <span className="sr-only">{decision ? "accepted: " : "added: "}</span>
          {becomes.text}
        </ins>
      )}
      <sup aria-hidden className="ml-0.5 font-[620] font-sans text-[11px] text-ink-2">
        {number}
      </sup>
      {shown.trail}
    </>
  );
}

/** Spaces at a piece's ends belong to the running text: neither struck nor underlined. */
function withoutOuterSpace(text: string) {
  const bare = text.trim();
  const at = text.indexOf(bare);
  return { lead: text.slice(0, at), text: bare, trail: text.slice(at + bare.length) };
}
