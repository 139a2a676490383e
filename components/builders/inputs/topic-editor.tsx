"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Tags, ToggleTag } from "@/components/ui/tag";
import { api } from "@/lib/client/api";
import { MAX_SUGGESTIONS, suggestTags } from "@/lib/domain/options/tags";
import { MAX_TAGS, TagEditor, type TagEditorProps, toItems } from "./tag-editor";

async function loadTopics(q: string, signal: AbortSignal): Promise<string[]> {
  const response = await api.get("/topics", { query: { q }, signal });
  if (!response.ok) throw new Error(response.message);
  return response.data.topics.map(({ label }) => label);
}

type Props = Omit<TagEditorProps, "load" | "asTyped"> & {
  /** Names of the trade, offered before those of the taxonomy and as a list to choose from. */
  offered?: readonly string[];
};

/** Topics by the names that the taxonomy knows, which matching compares; others may be added. */
export function TopicEditor({ offered = [], ...props }: Props) {
  const load = async (typed: string, signal: AbortSignal) => {
    const names = [...suggestTags(typed, props.tags, offered), ...(await loadTopics(typed, signal))];
    const isFirst = (name: string, at: number) =>
      names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at;
    return toItems(names.filter(isFirst).slice(0, MAX_SUGGESTIONS));
  };
  return (
    <div className="grid min-w-0 gap-3">
      <TagEditor {...props} load={load} asTyped />
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
