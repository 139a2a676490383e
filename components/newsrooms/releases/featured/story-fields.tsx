"use client";

import { ArrowDown, ArrowUp, ImageOff, Trash2 } from "lucide-react";
import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { FeaturedForm, HiddenParts } from "@/components/newsrooms/releases/featured/featured-form";
import { ownPicture } from "@/components/profiles/profiles/labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldWarning } from "@/components/ui/field-note";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { bounds } from "@/lib/core/bounds";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { brandStoryTypes } from "@/lib/domain/vocabulary/options/options";

/** One featured story: its picture left, its text and its position right. */
export function StoryFields({
  form: { control, formState, register, setValue },
  rowId,
  index,
  count,
  opens,
  notShown,
  isSource,
  onMove,
  onRemove,
  onPicture,
}: {
  form: UseFormReturn<FeaturedForm>;
  rowId: string;
  index: number;
  count: number;
  /** The newsroom opens with it. */
  opens: boolean;
  notShown: HiddenParts;
  isSource: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onPicture: () => void;
}) {
  const typesId = useId();
  const errors = formState.errors.heroStories?.[index];
  const [title, url, image] = useWatch({
    control,
    name: [`heroStories.${index}.title`, `heroStories.${index}.url`, `heroStories.${index}.image`],
  });
  const name = title || `story ${index + 1}`;
  const isHidden = url !== "" && notShown.urls.includes(url);
  const isLost = image !== "" && notShown.images.includes(image);
  const field = (key: keyof FeaturedForm["heroStories"][number]) => register(`heroStories.${index}.${key}`);
  return (
    <li
      data-row={rowId}
      className="grid gap-x-7 gap-y-4 border-rule border-t py-6 first:border-t-0 md:grid-cols-[264px_minmax(0,1fr)]"
    >
      <div className="min-w-0 self-start">
        <StoryPicture image={isLost ? "" : image} />
        <div className="-ml-2 mt-1 flex flex-wrap gap-x-1">
          <Button variant="text" size="sm" onClick={onPicture}>
            {image ? "Change picture" : "Choose a picture"}
            <span className="sr-only"> of {name}</span>
          </Button>
          {image && (
            <Button
              variant="text"
              size="sm"
              onClick={() => setValue(`heroStories.${index}.image`, "", { shouldDirty: true })}
            >
              No picture<span className="sr-only"> for {name}</span>
            </Button>
          )}
        </div>
        {isLost && (
          <FieldWarning>
            Nobody sees its picture: it was deleted, or belongs to a release that is not public.
          </FieldWarning>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <p className="flex min-h-6 flex-wrap items-center gap-2">
          <Badge>{`${index + 1} of ${count}`}</Badge>
          {opens && <Badge tone="accent">Opens first</Badge>}
          {isHidden && <Badge tone="warn">Left out: its release is not public</Badge>}
        </p>
        <Field label="Headline" max={bounds.title} error={errors?.title?.message}>
          <Textarea rows={2} {...field("title")} />
        </Field>
        <Field label="Text" note="optional" max={newsroomLimits.subtitle} error={errors?.subtitle?.message}>
          <Textarea rows={2} {...field("subtitle")} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Field label={isSource ? "Topic" : "Type"} note="optional" error={errors?.type?.message}>
            <Input
              autoComplete="off"
              list={isSource ? undefined : typesId}
              placeholder={isSource ? "SOURCE" : "BRAND"}
              {...field("type")}
            />
          </Field>
          <Field
            label="Address"
            note="optional"
            help="Of the release, or of any page"
            error={errors?.url?.message}
          >
            <Input autoComplete="off" inputMode="url" placeholder="https://" {...field("url")} />
          </Field>
        </div>
        {!isSource && (
          <datalist id={typesId}>
            {brandStoryTypes.map((type) => (
              <option key={type} value={type} />
            ))}
          </datalist>
        )}
        <div className="-ml-3 flex items-center">
          <IconButton
            label={`Move ${name} up`}
            data-act="up"
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            data-act="down"
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={`Remove ${name}`} data-act="remove" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

function StoryPicture({ image }: { image: string }) {
  const src = ownPicture(image);
  if (!src) {
    return (
      <p className="grid aspect-12/7 place-content-center justify-items-center gap-2 rounded-md bg-accent-tint px-4 text-center text-accent text-sm">
        <ImageOff aria-hidden className="size-6 stroke-[1.4]" />
        Without a picture its headline fills the place
      </p>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
    <img
      src={src}
      alt=""
      width={1440}
      height={840}
      loading="lazy"
      className="aspect-12/7 w-full rounded-md bg-sunk object-cover"
    />
  );
}
