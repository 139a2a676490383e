"use client";

import { useCallback, useEffect, useState } from "react";
import { ShareRow } from "@/components/newsrooms/releases/editor/share-row";
import { useMay } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { ConfirmRowDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { TagInput, type TagItem } from "@/components/ui/tag-input";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/client/api";
import type { ReleaseShareView, ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { momentIn } from "@/lib/utils/dates";

/**
 * The panel lists the profiles that a release under embargo is shared with, since and until when, and who agreed; it
 * revokes shares.
 */
export function SharePanel({ release: { id, liveAt, timeZone } }: { release: ReleaseView }) {
  const [shares, setShares] = useState<ReleaseShareView[] | "busy" | "failed">("busy");
  const [chosen, setChosen] = useState<TagItem[]>([]);
  const mayShare = useMay("publish");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [revoking, setRevoking] = useState<ReleaseShareView | null>(null);
  const loadedShares = Array.isArray(shares) ? shares : [];

  const load = useCallback(async () => {
    const response = await api.get("/releases/{id}/shares", { params: { id } });
    setShares(response.ok ? response.data.shares : "failed");
  }, [id]);
  useEffect(() => {
    void load();
  }, [load]);

  async function share() {
    setBusy(true);
    const response = await api.post("/releases/{id}/shares", {
      params: { id },
      body: { recipientIds: chosen.map(({ value }) => value) },
    });
    setBusy(false);
    setError(response.ok ? undefined : response.message);
    if (!response.ok) return;
    setShares(response.data.shares);
    // Whoever was chosen while it was sent is yet to be shared with.
    setChosen((now) => now.filter((one) => !chosen.includes(one)));
  }

  async function revoke({ profile }: ReleaseShareView): Promise<string | undefined> {
    const response = await api.delete("/releases/{id}/shares/{profileId}", {
      params: { id, profileId: profile.id },
    });
    // Someone was faster: it is not shared with them any more, as requested.
    const gone = !response.ok && response.code === "not_found";
    if (!response.ok && !gone) return response.message;
    if (response.ok) setShares(response.data.shares);
    else setShares(loadedShares.filter((one) => one.profile.id !== profile.id));
    showToast(`${profile.name} can no longer open it.`);
  }

  return (
    <Section title="Shared under embargo" note={shares === "busy" ? "" : `${loadedShares.length}`}>
      {liveAt && (
        <p className="meta mt-2">Until {momentIn(liveAt, timeZone)}. From then on everybody can read it.</p>
      )}
      {shares === "failed" && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-bad text-sm">
          The list could not be loaded.
          <Button size="sm" onClick={() => void load()}>
            Try again
          </Button>
        </p>
      )}
      {loadedShares.length > 0 && (
        <ul aria-label="Shared with" className="mt-2">
          {loadedShares.map((one) => (
            <ShareRow
              key={one.profile.id}
              share={one}
              timeZone={timeZone}
              onRevoke={mayShare ? () => setRevoking(one) : null}
            />
          ))}
        </ul>
      )}
      {Array.isArray(shares) && loadedShares.length === 0 && (
        <p className="mt-2 text-ink-2 text-sm">Nobody but your newsroom can read it so far.</p>
      )}
      {mayShare && (
        <div className="mt-3 grid gap-3">
          <Field label="Share with journalists" error={error} help="They see it once they agree to its terms">
            <TagInput
              tags={chosen}
              onChange={(people) => {
                setChosen(people);
                setError(undefined);
              }}
              load={loadReaders}
              max={20}
              listLabel="People"
            />
          </Field>
          <Button onClick={share} busy={busy} disabled={chosen.length === 0} className="justify-self-start">
            Share
          </Button>
        </div>
      )}
      <ConfirmRowDialog
        row={revoking}
        title={({ profile }) => `Stop sharing with ${profile.name}?`}
        confirmLabel="Revoke"
        busyLabel="Revoking"
        onClose={() => setRevoking(null)}
        onConfirm={revoke}
      >
        {({ agreedAt }) =>
          `Its page, its text and its photos close for them at once. ${
            agreedAt
              ? "They agreed to the embargo and may have read it; what they copied or downloaded stays with them."
              : "They have not read it yet."
          }`
        }
      </ConfirmRowDialog>
    </Section>
  );
}

/** Finds journalists and creators by name. */
async function loadReaders(q: string, signal: AbortSignal): Promise<TagItem[]> {
  const ask = (userType: string) => api.get("/users/search", { query: { q, userType, limit: 5 }, signal });
  const answers = await Promise.all([ask("PRESS"), ask("PAID_MEDIA")]);
  return answers.flatMap((response) =>
    response.ok
      ? response.data.users.map(({ id, name, title }) => ({
          value: id,
          label: title ? `${name}, ${title}` : name,
        }))
      : [],
  );
}
