"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useState } from "react";
import { heroImage } from "@/components/newsrooms/assets/chosen-picture";
import type { StepProps } from "@/components/profiles/builders/step-props";
import { platformName } from "@/components/profiles/profiles/labels";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SectionHead } from "@/components/ui/section";
import { useIsScratch } from "@/components/wizard/scratch";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { brandStoryTypes, creatorPlatforms } from "@/lib/domain/vocabulary/options/options";
import { EntryPicture } from "./entry-picture";
import { FilledTexts } from "./filled-fields";
import { type RowProps, SortableRows } from "./sortable-rows";

const PhotoPicker = dynamic(
  () => import("@/components/newsrooms/releases/photos/photo-picker").then((part) => part.PhotoPicker),
  { ssr: false },
);

type Story = BuilderValues["heroStories"][number];
const blank: Story = { title: "", subtitle: "", url: "", type: "", image: "" };
const platforms = creatorPlatforms.map(platformName);
const TITLE = 150;
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
const namesOf = (noun: Noun) => ({ ...names, url: things[noun].url });

type SlotProps = Pick<StepProps, "errors" | "kind"> & {
  values: Pick<BuilderValues, "heroStories">;
  change: (part: Pick<BuilderValues, "heroStories">) => void;
  title?: string;
};

/** Five slots that turn on top of the page: filled from an address or by hand, each with a title and a picture. */
export function StorySlots({ values, change, errors, kind, title }: SlotProps) {
  const { heroStories } = values;
  const noun = kind === "paid_media" ? "campaign" : "story";
  const heading = title ?? things[noun].title;
  const nameOf = (_: Story, place: number) => `${noun} ${place + 1}`;
  const filled = heroStories.filter((story) => story.title.trim() !== "").length;
  const hasLibrary = kind === "brand" || kind === "source";
  return (
    <section aria-label={heading} className="min-w-0">
      <SectionHead
        title={heading}
        note={`${filled} of ${newsroomLimits.stories} filled. They turn on top of your page`}
      />
      <div className="mt-3">
        <SortableRows
          entries={heroStories}
          onChange={(next) => change({ heroStories: next })}
          nameOf={nameOf}
          max={newsroomLimits.stories}
          things={things[noun].many}
          id="heroStories"
          error={errors.heroStories}
          additions={(add) => (
            <EmptySlots noun={noun} from={heroStories.length + 1} onAdd={() => add(blank)} />
          )}
        >
          {(row) => <StoryFields {...row} noun={noun} errors={errors} kind={kind} hasLibrary={hasLibrary} />}
        </SortableRows>
      </div>
    </section>
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
  kind,
  noun,
  hasLibrary,
}: RowProps<Story> & Pick<StepProps, "errors" | "kind"> & { noun: Noun; hasLibrary: boolean }) {
  const [picking, setPicking] = useState(false);
  const isScratch = useIsScratch();
  const typesId = useId();
  const offered = kind === "brand" ? brandStoryTypes : noun === "campaign" ? platforms : [];
  const { title, subtitle, url, type, image } = entry;
  const path = `heroStories.${place}`;
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-5 gap-y-4 @min-[760px]:grid-cols-[180px_minmax(0,1fr)]">
        <div className="max-w-60">
          <EntryPicture
            isHero
            image={image}
            name={`${noun} ${place + 1}`}
            onChoose={hasLibrary && !isScratch ? () => setPicking(true) : undefined}
            onChange={(next) => change({ image: next })}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <FilledTexts
            path={path}
            names={namesOf(noun)}
            errors={errors}
            limits={{ title: TITLE, description: newsroomLimits.subtitle }}
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
          <Field
            id={`${path}.type`}
            label={noun === "campaign" ? "Platform and type" : "Type"}
            note="optional"
            help={noun === "campaign" ? "The platform first: the campaign is named by it" : undefined}
            error={errors[`${path}.type`]}
          >
            <Input
              autoComplete="off"
              list={offered.length > 0 ? typesId : undefined}
              placeholder={noun === "campaign" ? "TikTok, Reel" : kind === "brand" ? "CAMPAIGN" : undefined}
              value={type}
              onChange={({ target }) => change({ type: target.value })}
            />
          </Field>
          {offered.length > 0 && (
            <datalist id={typesId}>
              {offered.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          )}
        </div>
      </div>
      {picking && (
        <PhotoPicker
          onClose={() => setPicking(false)}
          onChoose={([photo]) => photo && change({ image: heroImage(photo) })}
        />
      )}
    </div>
  );
}
