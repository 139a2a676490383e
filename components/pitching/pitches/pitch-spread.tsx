"use client";

import { Copy, Pencil, Trash2, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { PerkRow } from "@/components/profiles/inputs/perk-row";
import { ActiveBadge, AiVerifiedBadge, Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FiveWs } from "@/components/ui/five-ws";
import { isNewsworthy } from "@/lib/domain/pitching/newsworthiness/threshold";
import { describeMissing } from "@/lib/domain/pitching/pitch-drafts/rules";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { editedLabel, truncateWhy } from "./labels";
import { PitchNumbers } from "./pitch-numbers";

export type SpreadActs = {
  onUse: (isActive: boolean) => void;
  onEdit: () => void;
  onCopy: () => Promise<unknown>;
  onDelete: () => void;
  /** The editor is being opened. */
  opening: boolean;
};

/** The pitch's texts are left, its results and acts right. */
export function PitchSpread({
  draft,
  type,
  now,
  acts,
}: {
  draft: DraftView;
  type: UserType;
  now: Date;
  acts: SpreadActs;
}) {
  const id = useId();
  const { title, who, what, where, when } = draft;
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-8 border-rule border-b py-6 md:grid-cols-[minmax(0,1fr)_248px] md:pt-8 md:pb-9 xl:grid-cols-[minmax(0,1fr)_288px] xl:gap-x-14"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StateBadges draft={draft} />
          <span className="meta">{editedLabel(draft, now)}</span>
        </p>
        <h2 id={id} className="h2 mt-2.5 mb-2 [overflow-wrap:anywhere]">
          {title || <span className="text-ink-3">Untitled pitch</span>}
        </h2>
        <p className="lede max-w-[62ch] [overflow-wrap:anywhere]">
          {draft.why ? truncateWhy(draft.why) : <span className="text-ink-3">Why is still to write</span>}
        </p>
        <FiveWs
          values={{ who, what, where, when }}
          shape="columns"
          missing="Still to write"
          className="mt-4"
        />
        <PerkRow type={type} perks={draft.perks} />
      </div>
      <SpreadSide draft={draft} now={now} acts={acts} titleId={id} />
    </article>
  );
}

function StateBadges({ draft }: { draft: DraftView }) {
  return (
    <>
      {draft.isActive && <ActiveBadge />}
      {draft.complete && isNewsworthy(draft.newsworthiness) && <AiVerifiedBadge />}
      {!draft.complete && (
        <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
          Draft
        </Badge>
      )}
    </>
  );
}

function SpreadSide({
  draft,
  now,
  acts,
  titleId,
}: {
  draft: DraftView;
  now: Date;
  acts: SpreadActs;
  titleId: string;
}) {
  const [copying, setCopying] = useState(false);
  const noteId = `${titleId}-use`;
  return (
    <div className="flex flex-col max-md:mt-5">
      <PitchNumbers draft={draft} now={now} />
      <div className="border-rule border-y py-3">
        <Checkbox
          className="min-h-0 font-[560] pointer-coarse:min-h-11"
          aria-label="Use for matching"
          aria-describedby={noteId}
          checked={draft.isActive}
          disabled={!draft.complete}
          onChange={(event) => acts.onUse(event.target.checked)}
          meta={
            <span id={noteId} className="[overflow-wrap:anywhere]">
              {draft.complete ? "Deck and scores follow it" : describeMissing(draft)}
            </span>
          }
        >
          Use for matching
        </Checkbox>
      </div>
      <div className="mt-3.5 flex gap-2 max-md:[&>*]:flex-1">
        <Button size="sm" className="flex-1" busy={acts.opening} onClick={acts.onEdit}>
          <Pencil aria-hidden />
          Edit
        </Button>
        <Button
          variant="text"
          size="sm"
          busy={copying}
          onClick={async () => {
            setCopying(true);
            await acts.onCopy();
            setCopying(false);
          }}
        >
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="text" size="sm" onClick={acts.onDelete}>
          <Trash2 aria-hidden />
          Delete
          <span className="sr-only">: {draft.title || "Untitled pitch"}</span>
        </Button>
      </div>
    </div>
  );
}
