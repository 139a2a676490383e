"use client";

import { Field } from "@/components/ui/field";
import { TagInput, type TagItem, toTagItems } from "@/components/ui/tag-input";
import { normalizeTag, suggestTags } from "@/lib/domain/vocabulary/options/tags";
import { describeSurplus, errorUnder, idOf } from "./error-under";
import type { InputErrors } from "./input-props";

/** Of most lists of tags, and characters of one. */
export const MAX_TAGS = 30;

export type TagEditorProps = { errors: InputErrors } & {
  path: string;
  label: string;
  note?: string;
  help?: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  max?: number;
  placeholder?: string;
  /** What is offered for a text; the tags of the taxonomy where nothing is said. */
  load?: (typed: string, signal: AbortSignal) => Promise<TagItem[]> | TagItem[];
  /** Names keep their spelling; tags are lower case. */
  asTyped?: boolean;
};

/** Tags of a field, lower-cased, trimmed and each once: Enter, Tab or comma adds, Backspace removes the last. */
export function TagEditor(props: TagEditorProps) {
  const { path, errors, label, note, tags, onChange, max = MAX_TAGS, asTyped = false, placeholder } = props;
  const tidy = (name: string) => (asTyped ? name.trim().replace(/\s+/g, " ") : normalizeTag(name));
  return (
    <Field
      id={idOf(path)}
      label={label}
      note={note}
      error={describeSurplus(tags.length, max, "entries") ?? errorUnder(errors, path)}
      help={`${props.help ? `${props.help}. ` : ""}Enter, Tab or comma adds; Backspace removes the last. ${tags.length}/${max}`}
    >
      <TagInput
        tags={toTagItems(tags)}
        onChange={(items) => onChange([...new Set(items.map(({ value }) => tidy(value)))].filter(Boolean))}
        load={props.load ?? ((typed) => toTagItems(suggestTags(typed, tags)))}
        allowOwn
        addOnLeave
        max={max}
        placeholder={placeholder}
        listLabel={label}
      />
    </Field>
  );
}
