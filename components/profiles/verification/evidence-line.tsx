import { kindLabels } from "@/components/profiles/verification/labels";
import type { EvidenceView } from "@/lib/domain/profiles/evidence/schema";
import { utcDay } from "@/lib/utils/dates";

type Piece = Pick<EvidenceView, "kind" | "outlet" | "url" | "occurredAt">;

/** The address of a piece of evidence is a link that hands nothing on. */
export function EvidenceLine({ piece: { kind, outlet, url, occurredAt } }: { piece: Piece }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="font-[560] [overflow-wrap:anywhere]">
        {[kindLabels[kind], outlet].filter(Boolean).join(", ")}
      </p>
      <p className="meta [overflow-wrap:anywhere]">
        {url && (
          <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="link">
            {url}
          </a>
        )}
        {occurredAt && <span className="num"> {utcDay(occurredAt)}</span>}
      </p>
    </div>
  );
}
