"use client";

import { ActScreen } from "@/components/pitching/inbox/act-screen";
import { RateCards } from "@/components/pitching/inbox/complete-steps";
import { AddressField } from "@/components/ui/address-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { RadioRow } from "@/components/ui/radio-row";
import { Textarea } from "@/components/ui/textarea";
import { completePitch, ratePitch } from "@/lib/actions/pitches";
import { headlineOf } from "@/lib/domain/pitching/pitches/rules";
import { type PitchView, sentPitchLimits } from "@/lib/domain/pitching/pitches/schema";
import { quoted } from "@/lib/utils/quoted";
import { completeLabels, counterpartOf, mayShowFeedback, shortNameOf } from "./labels";

/** Without scripts both steps of the window are on one page. */
export function CompleteScreen({ pitch }: { pitch: PitchView }) {
  const party = counterpartOf(pitch);
  const completes = pitch.status === "ACCEPTED";
  const labels = completeLabels;
  return (
    <ActScreen
      pitch={pitch}
      title={completes ? labels.completeTitle(party) : labels.rateTitle}
      lede={quoted(headlineOf(pitch))}
      action={completes ? completePitch : ratePitch}
      submitLabel={completes ? labels.complete : labels.rate}
      busyLabel="Submitting"
    >
      {({ problem, typed }) => (
        <>
          <FieldSet
            legend={<span className="sr-only">Rating</span>}
            error={problem("rating")}
            help={labels.ratingHelp(shortNameOf(party))}
          >
            <RateCards
              card={(value) => ({
                name: "rating",
                required: true,
                defaultChecked: typed("rating") === value,
              })}
            />
          </FieldSet>
          <Field
            {...labels.feedback}
            id="complete-feedback"
            max={sentPitchLimits.feedback}
            error={problem("feedback")}
          >
            <Textarea name="feedback" rows={4} defaultValue={typed("feedback")} />
          </Field>
          {mayShowFeedback(party) && (
            <Checkbox
              name="feedbackPublic"
              value="true"
              meta={labels.show.meta}
              defaultChecked={typed("feedbackPublic") === "true"}
            >
              {labels.show.title}
            </Checkbox>
          )}
          <FieldSet legend={labels.outcome} error={problem("outcome")}>
            {labels.outcomes.map((row) => (
              <RadioRow
                key={row.value}
                name="outcome"
                required
                defaultChecked={typed("outcome") === row.value}
                {...row}
              />
            ))}
          </FieldSet>
          <AddressField
            {...labels.story}
            id="complete-story"
            note="where there is one"
            error={problem("storyUrl")}
            input={{ name: "storyUrl", defaultValue: typed("storyUrl") }}
          />
        </>
      )}
    </ActScreen>
  );
}
