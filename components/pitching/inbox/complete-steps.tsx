"use client";

import { ThumbsDown, ThumbsUp } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { AddressField } from "@/components/ui/address-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { RadioRow } from "@/components/ui/radio-row";
import { Textarea } from "@/components/ui/textarea";
import { sentPitchLimits, storyUrlMessage } from "@/lib/domain/pitching/pitches/schema";
import { type CompleteInput, type CompleteValues, isStoryUrl } from "./complete-form";
import { completeLabels } from "./labels";

export type CompleteFormReturn = UseFormReturn<CompleteInput, unknown, CompleteValues>;

/** Step 1 takes thumbs down or up, and a note for oneself and them. */
export function RatingStep({
  form,
  shortName,
  mayShow,
}: {
  form: CompleteFormReturn;
  shortName: string;
  /** The other side's profile has a place for testimonials. */
  mayShow: boolean;
}) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-5">
      <FieldSet
        legend={<span className="sr-only">Rating</span>}
        error={errors.rating?.message}
        help={completeLabels.ratingHelp(shortName)}
      >
        <RateCards card={() => form.register("rating")} />
      </FieldSet>
      <Field {...completeLabels.feedback} max={sentPitchLimits.feedback} error={errors.feedback?.message}>
        <Textarea rows={4} {...form.register("feedback")} />
      </Field>
      {mayShow && (
        <Checkbox meta={completeLabels.show.meta} {...form.register("feedbackPublic")}>
          {completeLabels.show.title}
        </Checkbox>
      )}
    </div>
  );
}

/** `card` gives each of the two ratings the props of its input. */
export function RateCards({ card }: { card: (value: "down" | "up") => ComponentProps<"input"> }) {
  return (
    <div className="-mt-2 grid grid-cols-2 gap-2">
      <RateCard value="down" title="Not Great" icon={<ThumbsDown aria-hidden />} {...card("down")} />
      <RateCard value="up" title="Great!" icon={<ThumbsUp aria-hidden />} {...card("up")} />
    </div>
  );
}

/** The thumb is left, the circle right, the word under both. */
function RateCard({ title, icon, ...props }: ComponentProps<"input"> & { title: string; icon: ReactNode }) {
  return (
    <label className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-2.5 rounded-md border border-edge p-3.5 hover:border-ink has-checked:border-ink has-checked:bg-accent-tint has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <span className="text-ink-2 [&_svg]:size-[26px]">{icon}</span>
      <input type="radio" className="tick-box focus-visible:outline-none" {...props} />
      <span className="h4 col-span-full">{title}</span>
    </label>
  );
}

/** A text is checked when it is unchanged for so long: the button waits for it, so only this says what is wrong. */
const SETTLED_MS = 700;

/** Step 2 asks whether a story was published and, if so, where. */
export function OutcomeStep({ form }: { form: CompleteFormReturn }) {
  const { errors } = form.formState;
  const [outcome, storyUrl] = useWatch({ control: form.control, name: ["outcome", "storyUrl"] });
  const typed = storyUrl.trim();
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const wrong = settled !== "" && settled === typed && !isStoryUrl(typed);
  return (
    <div className="grid gap-5">
      <FieldSet legend={completeLabels.outcome} error={errors.outcome?.message}>
        {completeLabels.outcomes.map((row) => (
          <RadioRow key={row.value} {...row} {...form.register("outcome")} />
        ))}
      </FieldSet>
      {outcome === "yes" && (
        <AddressField
          {...completeLabels.story}
          error={errors.storyUrl?.message ?? (wrong ? storyUrlMessage : undefined)}
          input={form.register("storyUrl")}
        />
      )}
    </div>
  );
}
