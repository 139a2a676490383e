"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { heroImage } from "@/components/newsrooms/assets/chosen-picture";
import { platformName } from "@/components/profiles/profiles/labels";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SectionHead } from "@/components/ui/section";
import { useIsScratch } from "@/components/wizard/scratch";
import type { UserType } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { brandStoryTypes, creatorPlatforms } from "@/lib/domain/vocabulary/options/options";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { EntryPicture } from "./entry-picture";
import { FilledTexts } from "./filled-fields";
import type { InputErrors, InputProps } from "./input-props";
import { type RowProps, SortableRows, type SortableRowsProps } from "./sortable-rows";

const PhotoPicker = dynamic(
  () => import("@/components/newsrooms/releases/photos/photo-picker").then((part) => part.PhotoPicker),
  { ssr: false },
);

type Story = BuilderValues["heroStories"][number];
export const noStory: Story = { title: "", subtitle: "", url: "", type: "", image: "" };
const platforms = creatorPlatforms.map(platformName);
const names = {
  title: "Title *",
  description: "Description",
  descriptionField: "subtitle",
};
/** What each type's slots are called. */
const things = {
  story: { title: "Featured stories", many: "stories", url: "Story URL" },
  campaign: { title: "Campaigns", many: "campaigns", url: "Campaign URL" },
};
type Noun = keyof typeof things;

/** Five slots that turn on top of the page: filled from an address or by hand, each with a title and a picture. */
export function StorySlots(props: InputProps<"heroStories"> & { kind: UserType; title?: string }) {
  const { values, kind } = props;
  const { heroStories } = values;
  const noun = kind === "paid_media" ? "campaign" : "story";
  const heading = props.title ?? things[noun].title;
  const filled = heroStories.filter((story) => story.title.trim() !== "").length;
  const isCampaign = noun === "campaign";
  return (
    <section aria-label={heading} className="min-w-0">
      <SectionHead
        title={heading}
        note={`${filled} of ${newsroomLimits.stories} filled. They turn on top of your page`}
      />
      <div className="mt-3">
        <StoryRows
          {...props}
          nameOf={(_, place) => `${noun} ${place + 1}`}
          things={things[noun].many}
          names={{ ...names, url: things[noun].url }}
          type={{
            label: isCampaign ? "Platform and type" : "Type",
            help: isCampaign ? "The platform first: the campaign is named by it" : undefined,
            placeholder: isCampaign ? "TikTok, Reel" : kind === "brand" ? "CAMPAIGN" : undefined,
            offered: kind === "brand" ? brandStoryTypes : isCampaign ? platforms : [],
          }}
          isHero
          hasLibrary={isNewsroomType(kind)}
          additions={(add) => (
            <EmptySlots noun={noun} from={heroStories.length + 1} onAdd={() => add(noStory)} />
          )}
        />
      </div>
    </section>
  );
}

type RowTexts = {
  names: ComponentProps<typeof FilledTexts>["names"];
  type: { label: string; help?: string; placeholder?: string; offered: readonly string[] };
  /** The picture is marked as what a story should have. */
  isHero?: boolean;
  /** There are photos of one's own to choose from: those of `photosOf`, or all. */
  hasLibrary: boolean;
  photosOf?: string | null;
  /** Said where a story has no picture. */
  noPicture?: string;
  /** Tells whether nobody sees the story's picture. */
  isLost?: (story: Story) => boolean;
  /** Over a story's fields. */
  marks?: (story: Story, place: number) => ReactNode;
};

/** The stories in their order, each with what it says and shows. */
export function StoryRows({
  values,
  change,
  errors,
  ...texts
}: InputProps<"heroStories"> &
  RowTexts &
  Pick<SortableRowsProps<Story>, "nameOf" | "things" | "label" | "full" | "onRemoved"> & {
    additions: (add: (story: Story) => void) => ReactNode;
  }) {
  return (
    <SortableRows
      {...texts}
      entries={values.heroStories}
      onChange={(heroStories) => change({ heroStories })}
      max={newsroomLimits.stories}
      id="heroStories"
      error={errors.heroStories}
    >
      {(row) => <StoryFields {...row} {...texts} errors={errors} name={texts.nameOf(row.entry, row.place)} />}
    </SortableRows>
  );
}

/** The slots that nothing stands in, one line each; the next one can be filled. */
function EmptySlots({ noun, from, onAdd }: { noun: Noun; from: number; onAdd: () => void }) {
  const places = Array.from({ length: newsroomLimits.stories - from + 1 }, (_, index) => from + index);
  return (
    <ul className="-mt-3">
      {places.map((place) => (
        <li key={place} className="flex min-h-14 items-center gap-4 border-rule border-b py-1.5">
          <span className="num w-6 font-serif text-ink-3 text-xl">{place}</span>
          <p className="min-w-0 flex-1 text-sm">
            Empty.{" "}
            <span className="meta">
              {place === from
                ? "Paste an address or write it yourself"
                : place === newsroomLimits.stories
                  ? "Five is the most"
                  : ""}
            </span>
          </p>
          {place === from && (
            <Button size="sm" data-add onClick={onAdd}>
              <Plus aria-hidden />
              Add {noun} {place}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function StoryFields({
  entry,
  place,
  change,
  errors,
  name,
  names,
  type: { offered, placeholder, ...typeTexts },
  isHero,
  hasLibrary,
  photosOf,
  noPicture,
  isLost,
  marks,
}: RowProps<Story> & RowTexts & { errors: InputErrors; name: string }) {
  const [picking, setPicking] = useState(false);
  const isScratch = useIsScratch();
  const typesId = useId();
  const { title, subtitle, url, type, image } = entry;
  const path = `heroStories.${place}`;
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-5 gap-y-4 @min-[760px]:grid-cols-[180px_minmax(0,1fr)]">
        <div className="max-w-60">
          <EntryPicture
            isHero={isHero}
            isLost={isLost?.(entry)}
            empty={noPicture}
            image={image}
            name={name}
            onChoose={hasLibrary && !isScratch ? () => setPicking(true) : undefined}
            onChange={(next) => change({ image: next })}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {marks?.(entry, place)}
          <FilledTexts
            path={path}
            names={names}
            errors={errors}
            limits={{ title: bounds.title, description: newsroomLimits.subtitle }}
            url={url}
            onUrl={(next) => change({ url: next })}
            value={{ type, title, description: subtitle, image, tags: [], autoPopulated: false }}
            onChange={(next) =>
              change({
                title: next.title,
                subtitle: next.description.slice(0, newsroomLimits.subtitle),
                image: next.image ?? "",
                type: next.type,
              })
            }
          />
          <Field {...typeTexts} id={`${path}.type`} note="optional" error={errors[`${path}.type`]}>
            <Input
              autoComplete="off"
              list={offered.length > 0 ? typesId : undefined}
              placeholder={placeholder}
              value={type}
              onChange={({ target }) => change({ type: target.value })}
            />
          </Field>
          {offered.length > 0 && (
            <datalist id={typesId}>
              {offered.map((known) => (
                <option key={known}>{known}</option>
              ))}
            </datalist>
          )}
        </div>
      </div>
      {picking && (
        <PhotoPicker
          slug={photosOf}
          onClose={() => setPicking(false)}
          onChoose={([photo]) => photo && change({ image: heroImage(photo) })}
        />
      )}
    </div>
  );
}
