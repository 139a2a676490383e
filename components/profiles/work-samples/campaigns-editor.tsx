"use client";

import { type FormEvent, useState } from "react";
import { z } from "zod";
import { StorySlots } from "@/components/profiles/inputs/story-slots";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { api } from "@/lib/client/api";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";

type Stories = BuilderValues["heroStories"];
type Refusal = { message: string; errors: Record<string, string> };

const text = z.string();
const stories = z.array(z.object({ title: text, subtitle: text, url: text, type: text, image: text }));
const NONE: Refusal = { message: "", errors: {} };

const isEmpty = (story: Stories[number]) => Object.values(story).every((value) => value.trim() === "");

/** The campaigns at the top of a creator's page: which, in what order, with what text and picture. */
export function CampaignsEditor({ first }: { first: Stories }) {
  const hydrated = useHydrated();
  const [saved, setSaved] = useState(first);
  const [heroStories, setStories] = useStoredDraft<Stories>("draft:campaigns", stories, saved);
  const [refusal, setRefusal] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const isDirty = heroStories !== saved;
  useConfirmLeave(busy);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    // A slot without anything in it is no campaign.
    const filled = heroStories.filter((story) => !isEmpty(story));
    setStories(filled);
    setBusy(true);
    setRefusal(NONE);
    const response = await api.put("/users/profile", { body: { heroStories: filled } });
    setBusy(false);
    if (!response.ok) {
      const { message, fields = {} } = response;
      const errors = Object.entries(fields).map(([path, [sentence = message]]) => [path, sentence]);
      return setRefusal({ message, errors: Object.fromEntries(errors) });
    }
    setStories(saved);
    setSaved(filled);
    showToast("Saved. Your page shows it at once.");
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="max-w-[60rem]">
      <FormError>{refusal.message || undefined}</FormError>
      <fieldset disabled={!hydrated} className="min-w-0">
        <StorySlots
          kind="paid_media"
          values={{ heroStories }}
          errors={refusal.errors}
          change={(part) => {
            setRefusal(NONE);
            setStories(part.heroStories);
          }}
        />
        <div className="mt-10 flex flex-wrap items-center gap-4 border-rule border-t bg-paper py-4 md:sticky md:bottom-0">
          <Button type="submit" variant="ink" busy={busy} busyLabel="Saving">
            Save
          </Button>
          <span role="status" className="meta">
            {isDirty && !busy ? "Changed, not saved yet" : ""}
          </span>
        </div>
      </fieldset>
    </form>
  );
}
