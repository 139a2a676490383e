"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Tags, ToggleTag } from "@/components/ui/tag";
import { toTagItems } from "@/components/ui/tag-input";
import { loadTopics } from "@/components/vocabulary/topics/load-topics";
import { TopicNotes } from "@/components/vocabulary/topics/topic-notes";
import { MAX_SUGGESTIONS, suggestTags } from "@/lib/domain/vocabulary/options/tags";
import { MAX_TAGS, TagEditor, type TagEditorProps } from "./tag-editor";

type Props = Omit<TagEditorProps, "load" | "asTyped"> & {
  /** Names of the trade, offered before those of the taxonomy and as a list to choose from. */
  offered?: readonly string[];
};

/** Topics by the names that the taxonomy knows, which matching compares; others may be added. */
export function TopicEditor({ offered = [], ...props }: Props) {
  const load = async (typed: string, signal: AbortSignal) => {
    const topics = await loadTopics(typed, signal);
    const names = [...suggestTags(typed, props.tags, offered), ...topics.map(({ label }) => label)];
    const isFirst = (name: string, at: number) =>
      names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at;
    return toTagItems(names.filter(isFirst).slice(0, MAX_SUGGESTIONS));
  };
  return (
    <div className="grid min-w-0 gap-3">
      <TagEditor {...props} load={load} asTyped />
      <TopicNotes tags={props.tags} />
      {offered.length > 0 && <TopicList {...props} offered={offered} />}
    </div>
  );
}

function TopicList({
  offered,
  label,
  tags,
  onChange,
  max = MAX_TAGS,
}: Props & { offered: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const isSame = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();
  return (
    <div className="min-w-0">
      <Button variant="text" size="sm" className="-ml-2" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Hide the list" : `Choose from ${offered.length}`}
        <span className="sr-only"> of {label}</span>
      </Button>
      {open && (
        <fieldset className="mt-2 min-w-0">
          <legend className="sr-only">{label} to choose from</legend>
          <Tags>
            {offered.map((name) => {
              const isChosen = tags.some(isSame(name));
              return (
                <ToggleTag
                  key={name}
                  pressed={isChosen}
                  disabled={!isChosen && tags.length >= max}
                  onClick={() =>
                    onChange(isChosen ? tags.filter((tag) => !isSame(name)(tag)) : [...tags, name])
                  }
                >
                  {name}
                </ToggleTag>
              );
            })}
          </Tags>
        </fieldset>
      )}
    </div>
  );
}
