"use client";

import { saysAnything } from "@/lib/domain/profiles/profiles/fields/filled";
import type { FormStored } from "./profile-values";
import { openProfile, useProfileForm } from "./use-profile-form";

/** The stories at the top of a page. A slot without anything in it is no story. */
export const useStoriesForm = (first: FormStored<"stories">, userId: string) =>
  useProfileForm(
    () => openProfile(first, userId),
    ({ heroStories }) => ({ heroStories: heroStories.filter((story) => saysAnything(story)) }),
  );
