"use client";

import { AutoFillField } from "@/components/profiles/work-samples/auto-fill-field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FilledFields } from "@/lib/domain/profiles/work-samples/auto-fill";
import { FieldAt } from "./field-at";
import type { InputErrors } from "./input-props";

/** An address with Auto, then title and description, which an answer fills and typing changes. */
export function FilledTexts({
  path,
  names,
  errors,
  limits,
  url,
  isPath = true,
  onUrl,
  value,
  blankType,
  onChange,
}: {
  errors: InputErrors;
  /** Of the entry: `workSamples.2`. */
  path: string;
  names: {
    url: string;
    urlNote?: string;
    urlHelp?: string;
    title: string;
    description: string;
    descriptionField: string;
  };
  limits: { title: number; description: number };
  url: string;
  /** The address may be a path of this site. */
  isPath?: boolean;
  onUrl: (url: string) => void;
  value: FilledFields;
  /** The type that a new piece begins with, which nobody chose. */
  blankType?: string;
  onChange: (value: FilledFields) => void;
}) {
  return (
    <AutoFillField
      id={`${path}.url`}
      label={names.url}
      note={names.urlNote}
      help={names.urlHelp}
      error={errors[`${path}.url`]}
      {...{ url, isPath, onUrl, value, blankType, onChange }}
    >
      {(shown, isFilling) => (
        <>
          <FieldAt path={`${path}.title`} errors={errors} label={names.title} max={limits.title}>
            <Input
              autoComplete="off"
              placeholder="What would the headline be?"
              readOnly={isFilling}
              value={shown.title}
              onChange={({ target }) => onChange({ ...value, title: target.value, autoPopulated: false })}
            />
          </FieldAt>
          <FieldAt
            path={`${path}.${names.descriptionField}`}
            errors={errors}
            label={names.description}
            note="optional"
            max={limits.description}
          >
            <Textarea
              rows={2}
              readOnly={isFilling}
              value={shown.description}
              onChange={({ target }) =>
                onChange({ ...value, description: target.value, autoPopulated: false })
              }
            />
          </FieldAt>
        </>
      )}
    </AutoFillField>
  );
}
