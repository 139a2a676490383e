"use client";

import { FileText, Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { useRouter } from "@/components/layout/acting";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { Button } from "@/components/ui/button";
import { ConfirmRowDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadMore } from "@/components/ui/load-more";
import type { DraftListView, DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { quoted } from "@/lib/utils/quoted";
import { ActiveBanner } from "./active-banner";
import { editPath } from "./edit-path";
import { PitchSpread } from "./pitch-spread";
import { usePitchList } from "./use-pitch-list";

/** The list is one spread per pitch, or says where to begin. `now` is the server's clock, ISO 8601. */
export function PitchBoard({
  first,
  type,
  lead,
  now,
  bell,
}: {
  first: DraftListView;
  type: UserType;
  lead: ReactNode;
  now: string;
  bell: ReactNode;
}) {
  const { list, use, settled, copy, remove, loadMore, loading, failed } = usePitchList(first);
  const [deleting, setDeleting] = useState<DraftView | null>(null);
  const opener = useOpener();
  const heading = useRef<HTMLSpanElement>(null);
  const deleted = useRef(false);
  // The pitch's button is gone with it: the focus goes to the list's heading once the window is closed.
  useEffect(() => {
    if (deleting || !deleted.current) return;
    deleted.current = false;
    heading.current?.focus();
  }, [deleting]);
  const clock = new Date(now);
  const { drafts, counts, pagination } = list;

  return (
    <AppPage>
      <AppPageHead
        lead={lead}
        title={
          <span ref={heading} tabIndex={-1}>
            Your Pitches ({counts.total})
          </span>
        }
        actions={
          <>
            <div className="max-md:hidden">{bell}</div>
            {counts.total > 0 && (
              <Button variant="ink" busy={opener.opening === "new"} onClick={() => opener.open("new")}>
                <Plus aria-hidden />
                New Pitch
              </Button>
            )}
          </>
        }
      />
      {counts.total === 0 ? (
        <EmptyState
          icon={<FileText />}
          level={2}
          title="No pitches yet"
          action={
            <Button variant="ink" busy={opener.opening === "new"} onClick={() => opener.open("new")}>
              Create Your First Pitch
            </Button>
          }
        >
          A pitch answers who, what, where, when and why. Matching starts with the first complete one.
        </EmptyState>
      ) : (
        <>
          <ActiveBanner active={counts.active} total={counts.total} />
          <div className="mt-3">
            {drafts.map((draft) => (
              <PitchSpread
                key={draft.id}
                draft={draft}
                type={type}
                now={clock}
                acts={{
                  onUse: (isActive) => void use(draft, isActive),
                  onEdit: () => void settled().then(() => opener.open(draft.id)),
                  onCopy: () => copy(draft),
                  onDelete: () => setDeleting(draft),
                  opening: opener.opening === draft.id,
                }}
              />
            ))}
          </div>
          {pagination.hasMore && (
            <LoadMore
              shown={drafts.length}
              total={counts.total}
              noun="pitches"
              busy={loading}
              failed={failed}
              onMore={loadMore}
            />
          )}
        </>
      )}
      <ConfirmRowDialog
        row={deleting}
        title={() => "Are you sure you want to delete this pitch?"}
        confirmLabel="Delete"
        busyLabel="Deleting"
        onClose={() => setDeleting(null)}
        onConfirm={async (draft) => {
          const refusal = await remove(draft);
          deleted.current = !refusal;
          return refusal;
        }}
      >
        {({ title, sentCount }) => (
          <>
            {title ? quoted(title) : "The untitled pitch"} leaves the list and the deck.
            {sentCount > 0 && " Whoever you sent it to keeps their copy."}
          </>
        )}
      </ConfirmRowDialog>
    </AppPage>
  );
}

/** Opens an editor and says which, until it is there. */
function useOpener() {
  const router = useRouter();
  const [target, setTarget] = useState<string>();
  const [pending, start] = useTransition();
  const open = (id: string) => {
    setTarget(id);
    start(() => router.push(editPath(id)));
  };
  return { open, opening: pending ? target : undefined };
}
