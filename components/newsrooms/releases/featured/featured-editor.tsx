"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Newspaper, Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import { heroImage } from "@/components/newsrooms/assets/chosen-picture";
import {
  describeStart,
  type FeaturedForm,
  featuredForm,
  type HiddenParts,
  noStory,
} from "@/components/newsrooms/releases/featured/featured-form";
import { StoryFields } from "@/components/newsrooms/releases/featured/story-fields";
import { MayPress, useMay } from "@/components/profiles/companies/rights";
import { firstSlide } from "@/components/profiles/profiles/carousel-start";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { SectionHead } from "@/components/ui/section";
import { showToast } from "@/components/ui/toast";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { useHydrated } from "@/components/ui/use-hydrated";
import { api } from "@/lib/client/api";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";

const ReleasePicker = dynamic(() => import("./release-picker").then((part) => part.ReleasePicker), {
  ssr: false,
});
const PhotoPicker = dynamic(
  () => import("@/components/newsrooms/releases/photos/photo-picker").then((part) => part.PhotoPicker),
  { ssr: false },
);

const ACTS = ["up", "down", "remove"];

/** The stories at the top of a newsroom: which, in what order, with what text and picture. */
export function FeaturedEditor({
  first,
  notShown,
  photosOf,
  isSource,
}: {
  first: FeaturedForm;
  notShown: HiddenParts;
  /** The newsroom whose public photos its pictures are chosen from; all of one's own where it has no public page. */
  photosOf: string | null;
  isSource: boolean;
}) {
  const form = useForm<FeaturedForm>({ resolver: zodResolver(featuredForm), defaultValues: first });
  const { control, formState, handleSubmit, getValues, reset, setError, setValue, watch } = form;
  const { fields, append, insert, remove, swap } = useFieldArray({ control, name: "heroStories" });
  const stories = useWatch({ control, name: "heroStories" });
  const [refusal, setRefusal] = useState<string>();
  const [picking, setPicking] = useState<"release" | number | null>(null);
  const [said, setSaid] = useState("");
  const { list, fallback, focusAfter } = useFocusAfter<HTMLOListElement>(ACTS);
  const hydrated = useHydrated();
  const mayPublish = useMay("publish");
  // What was refused is said until something of it is changed.
  useEffect(() => watch(() => setRefusal(undefined)).unsubscribe, [watch]);
  const { isDirty, isSubmitting } = formState;
  useConfirmLeave(isDirty);
  const count = fields.length;
  const isFull = count >= newsroomLimits.stories;
  const opens = firstSlide(count);

  const save = handleSubmit(async (values) => {
    setRefusal(undefined);
    const response = await api.put("/users/profile", { body: values });
    if (!response.ok) {
      for (const [name, [message]] of Object.entries(response.fields ?? {})) {
        setError(name as "heroStories", { message });
      }
      return setRefusal(response.message);
    }
    reset(values);
    showToast("Saved. Your newsroom shows it at once.");
  });

  const nameOf = (index: number) => getValues(`heroStories.${index}.title`) || `story ${index + 1}`;

  function move(index: number, by: 1 | -1) {
    const to = index + by;
    if (to < 0 || to >= count) return;
    focusAfter(fields[index]?.id ?? "", by < 0 ? "up" : "down");
    setSaid(`${nameOf(index)} is now story ${to + 1} of ${count}`);
    swap(index, to);
  }

  function takeOut(index: number) {
    const story = getValues(`heroStories.${index}`);
    focusAfter((fields[index + 1] ?? fields[index - 1])?.id ?? "", "remove");
    setSaid(`${nameOf(index)} is not featured any more`);
    remove(index);
    showToast("The story is out. Save to show it so.", {
      id: "story-out",
      action: {
        label: "Undo",
        onClick: () => {
          if (getValues("heroStories").length < newsroomLimits.stories) insert(index, story);
        },
      },
    });
  }

  function add(story: HeroStoryView) {
    if (getValues("heroStories").length < newsroomLimits.stories) append(story, { shouldFocus: false });
    setSaid(`${story.title || "A story"} is added`);
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="max-w-[60rem]">
      <FormError>{refusal}</FormError>
      <fieldset disabled={!hydrated || !mayPublish} className="min-w-0">
        <div ref={fallback} tabIndex={-1} className="outline-none">
          <SectionHead
            id="featured-head"
            title="At the top of your newsroom"
            note={`${count} of ${newsroomLimits.stories}`}
          />
        </div>
        <p className="mt-3 text-ink-2 text-sm">{describeStart(count)}</p>
        <p role="status" className="sr-only">
          {said}
        </p>
        {count > 0 && (
          <ol ref={list} aria-label={isSource ? "Featured topics" : "Featured stories"} className="mt-2">
            {fields.map((field, index) => (
              <StoryFields
                key={field.id}
                rowId={field.id}
                form={form}
                index={index}
                count={count}
                opens={index === opens}
                notShown={notShown}
                isSource={isSource}
                onMove={(by) => move(index, by)}
                onRemove={() => takeOut(index)}
                onPicture={() => setPicking(index)}
              />
            ))}
          </ol>
        )}
        {isFull ? (
          <p className="meta mt-5">
            {`The carousel shows ${newsroomLimits.stories} at most. Remove one to feature another.`}
          </p>
        ) : (
          <div className="mt-5 flex flex-wrap gap-2">
            <Button onClick={() => setPicking("release")}>
              <Newspaper aria-hidden />
              Feature a release
            </Button>
            <Button variant="text" onClick={() => add(noStory)}>
              <Plus aria-hidden />
              Write one of your own
            </Button>
          </div>
        )}
        <div className="mt-10 flex flex-wrap items-center gap-4 border-rule border-t bg-paper py-4 md:sticky md:bottom-0">
          <MayPress act="publish">
            <Button type="submit" variant="ink" busy={isSubmitting} busyLabel="Saving">
              Save
            </Button>
          </MayPress>
          <span role="status" className="meta">
            {isDirty ? "Changed, not saved yet" : ""}
          </span>
        </div>
      </fieldset>
      {picking === "release" && (
        <ReleasePicker
          taken={(stories ?? []).map(({ url }) => url)}
          onClose={() => setPicking(null)}
          onChoose={add}
        />
      )}
      {typeof picking === "number" && (
        <PhotoPicker
          slug={photosOf}
          onClose={() => setPicking(null)}
          onChoose={([photo]) => {
            if (!photo) return;
            const image = heroImage(photo);
            setValue(`heroStories.${picking}.image`, image, { shouldDirty: true });
          }}
        />
      )}
    </form>
  );
}
