"use client";

import { Controller, useWatch } from "react-hook-form";
import type { StepProps } from "@/components/pitching/pitch-pages/editor/step-about";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { TagInput, toTagItems } from "@/components/ui/tag-input";
import { loadTopics } from "@/components/vocabulary/topics/load-topics";
import { TopicNotes } from "@/components/vocabulary/topics/topic-notes";
import { pitchPageLimits } from "@/lib/domain/pitching/pitch-pages/schema";
import { pitchTopics } from "@/lib/domain/vocabulary/options/options";

/** Step 2 asks for topics of the list, one's own, and whom it is for. */
export function StepTopics({ form: { control, setValue } }: StepProps) {
  const topics = useWatch({ control, name: "topics" });
  const own = topics.filter((topic) => !(pitchTopics as readonly string[]).includes(topic));
  const full = topics.length >= pitchPageLimits.topics;
  const change = (next: string[]) => setValue("topics", next, { shouldDirty: true });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="label">Topics *</legend>
        <p role="status" className="meta mt-0.5 mb-2">
          {topics.length} of {pitchPageLimits.topics} chosen
        </p>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {pitchTopics.map((topic) => (
            <Checkbox
              key={topic}
              checked={topics.includes(topic)}
              disabled={full && !topics.includes(topic)}
              onChange={({ target }) =>
                change(target.checked ? [...topics, topic] : topics.filter((other) => other !== topic))
              }
            >
              {topic}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Field label="Topics of your own" note="optional" help="Enter, Tab or a comma adds one">
        <TagInput
          tags={toTagItems(own)}
          onChange={(items) => {
            const listed = topics.filter((topic) => !own.includes(topic));
            change([...new Set([...listed, ...items.map(({ label }) => label)])]);
          }}
          load={loadTopics}
          allowOwn
          max={pitchPageLimits.topics - (topics.length - own.length)}
          listLabel="Topics"
        />
      </Field>
      <TopicNotes tags={topics} />
      <Controller
        control={control}
        name="demographics"
        render={({ field, fieldState }) => (
          <Field
            label="Demographics"
            note="optional"
            help="Whom it is for: “Rail travellers”, “Families”"
            error={fieldState.error?.message}
          >
            <TagInput
              tags={toTagItems(field.value)}
              onChange={(items) => field.onChange(items.map(({ label }) => label))}
              load={async () => []}
              allowOwn
              max={pitchPageLimits.demographics}
              listLabel="Demographics"
            />
          </Field>
        )}
      />
    </>
  );
}
