"use client";

import { ProfileForm } from "@/components/profiles/forms/profile-form";
import type { FormStored } from "@/components/profiles/forms/profile-values";
import { useStoriesForm } from "@/components/profiles/forms/use-stories-form";
import { StorySlots } from "@/components/profiles/inputs/story-slots";

/** The campaigns at the top of a creator's page: which, in what order, with what text and picture. */
export function CampaignsEditor({ first, userId }: { first: FormStored<"stories">; userId: string }) {
  const form = useStoriesForm(first, userId);
  return (
    <ProfileForm form={form} saved="Saved. Your page shows it at once." className="max-w-[60rem]">
      <StorySlots {...form} kind="paid_media" />
    </ProfileForm>
  );
}
