"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { TagInput, type TagItem } from "@/components/ui/tag-input";
import { type ApiResult, getApi, postApi } from "@/lib/client/api";
import type { PartyView } from "@/lib/domain/profiles/schema";
import type { ReleaseShareView } from "@/lib/domain/releases/schema";

type Shares = ApiResult<{ shares: ReleaseShareView[] }>;

/** With whom a release under embargo is shared, and who agreed to its terms. */
export function SharePanel({ releaseId }: { releaseId: string }) {
  const [shares, setShares] = useState<ReleaseShareView[]>([]);
  const [chosen, setChosen] = useState<TagItem[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const path = `/releases/${releaseId}/shares`;

  useEffect(() => {
    void getApi<{ shares: ReleaseShareView[] }>(path).then((answer) => {
      if (answer.ok) setShares(answer.data.shares);
    });
  }, [path]);

  async function share() {
    setBusy(true);
    const answer: Shares = await postApi(path, { recipientIds: chosen.map(({ value }) => value) });
    setBusy(false);
    setError(answer.ok ? undefined : answer.message);
    if (!answer.ok) return;
    setShares(answer.data.shares);
    setChosen([]);
  }

  return (
    <Section title="Shared under embargo" note={`${shares.length}`}>
      <ul className="mt-2 text-sm">
        {shares.map(({ profile, agreedAt }) => (
          <li
            key={profile.id}
            className="flex justify-between gap-3 border-rule border-t py-2.5 first:border-t-0"
          >
            <span className="min-w-0 truncate">{profile.name}</span>
            <span className="meta flex-none">{agreedAt ? "Agreed" : "Not agreed yet"}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-3">
        <Field label="Share with journalists" error={error} help="They see it once they agree to its terms">
          <TagInput tags={chosen} onChange={setChosen} load={loadReaders} max={20} listLabel="People" />
        </Field>
        <Button onClick={share} busy={busy} disabled={chosen.length === 0} className="justify-self-start">
          Share
        </Button>
      </div>
    </Section>
  );
}

/** Journalists and creators by name. */
async function loadReaders(q: string, signal: AbortSignal): Promise<TagItem[]> {
  const ask = (userType: string) =>
    getApi<{ users: PartyView[] }>("/users/search", { query: { q, userType, limit: 5 }, signal });
  const answers = await Promise.all([ask("PRESS"), ask("PAID_MEDIA")]);
  return answers.flatMap((answer) =>
    answer.ok
      ? answer.data.users.map(({ id, name, title }) => ({
          value: id,
          label: title ? `${name}, ${title}` : name,
        }))
      : [],
  );
}
