"use client";

import { Newspaper, Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { describeStart, type HiddenParts } from "@/components/newsrooms/releases/featured/featured-form";
import { ProfileForm } from "@/components/profiles/forms/profile-form";
import type { FormStored } from "@/components/profiles/forms/profile-values";
import { useStoriesForm } from "@/components/profiles/forms/use-stories-form";
import { noStory, StoryRows } from "@/components/profiles/inputs/story-slots";
import { firstSlide } from "@/components/profiles/profiles/carousel-start";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FieldWarning } from "@/components/ui/field-note";
import { SectionHead } from "@/components/ui/section";
import { showToast } from "@/components/ui/toast";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { brandStoryTypes } from "@/lib/domain/vocabulary/options/options";

const ReleasePicker = dynamic(() => import("./release-picker").then((part) => part.ReleasePicker), {
  ssr: false,
});
const names = {
  url: "Address",
  urlNote: "optional",
  urlHelp: "Of the release, or of any page",
  title: "Headline",
  description: "Text",
  descriptionField: "subtitle",
};

/** The stories at the top of a newsroom: which, in what order, with what text and picture. */
export function FeaturedEditor({
  first,
  userId,
  notShown,
  photosOf,
  isSource,
}: {
  first: FormStored<"stories">;
  userId: string;
  notShown: HiddenParts;
  /** The newsroom whose public photos its pictures are chosen from; all of one's own where it has no public page. */
  photosOf: string | null;
  isSource: boolean;
}) {
  const form = useStoriesForm(first, userId);
  const stories = form.values.heroStories;
  const count = stories.length;
  const opens = firstSlide(count);
  /** Adds a story that was chosen, while its window is open. */
  const [add, setAdd] = useState<((story: HeroStoryView) => void) | null>(null);
  const isLost = ({ image }: HeroStoryView) => image !== "" && notShown.images.includes(image);

  return (
    <ProfileForm form={form} saved="Saved. Your newsroom shows it at once." className="max-w-[60rem]">
      <SectionHead
        id="featured-head"
        title="At the top of your newsroom"
        note={`${count} of ${newsroomLimits.stories}`}
      />
      <p className="my-3 text-ink-2 text-sm">{describeStart(count)}</p>
      <StoryRows
        {...form}
        label={isSource ? "Featured topics" : "Featured stories"}
        nameOf={({ title }, place) => title || `story ${place + 1}`}
        things="stories"
        full={`The carousel shows ${newsroomLimits.stories} at most. Remove one to feature another.`}
        names={names}
        type={{
          label: isSource ? "Topic" : "Type",
          placeholder: isSource ? "SOURCE" : "BRAND",
          offered: isSource ? [] : brandStoryTypes,
        }}
        noPicture="Without a picture its headline fills the place"
        hasLibrary
        photosOf={photosOf}
        isLost={isLost}
        marks={(story, place) => (
          <>
            <p className="flex min-h-6 flex-wrap items-center gap-2">
              <Badge>{`${place + 1} of ${count}`}</Badge>
              {place === opens && <Badge tone="accent">Opens first</Badge>}
              {story.url !== "" && notShown.urls.includes(story.url) && (
                <Badge tone="warn">Left out: its release is not public</Badge>
              )}
            </p>
            {isLost(story) && (
              <FieldWarning>
                Nobody sees its picture: it was deleted, or belongs to a release that is not public.
              </FieldWarning>
            )}
          </>
        )}
        onRemoved={(undo) =>
          showToast("The story is out. Save to show it so.", {
            id: "story-out",
            action: { label: "Undo", onClick: undo },
          })
        }
        additions={(put) => (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAdd(() => put)}>
              <Newspaper aria-hidden />
              Feature a release
            </Button>
            <Button variant="text" data-add onClick={() => put(noStory)}>
              <Plus aria-hidden />
              Write one of your own
            </Button>
          </div>
        )}
      />
      {add && (
        <ReleasePicker taken={stories.map(({ url }) => url)} onClose={() => setAdd(null)} onChoose={add} />
      )}
    </ProfileForm>
  );
}
