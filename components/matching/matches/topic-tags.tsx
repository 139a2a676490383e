"use client";

import { useState } from "react";
import { NamedIcon } from "@/components/ui/named-icon";
import { Tag, Tags } from "@/components/ui/tag";
import { topicIcon } from "@/lib/domain/vocabulary/topics/topic-icons";

/** The icon list answers this for a topic without a picture: the word then stands alone. */
const NO_ICON = "tag";

/** The first few topics are shown, and VIEW ALL for the rest. */
export function TopicTags({ topics, limit }: { topics: string[]; limit: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? topics : topics.slice(0, limit);
  return (
    <Tags>
      {shown.map((topic) => (
        <Tag key={topic}>
          {topicIcon(topic) !== NO_ICON && <NamedIcon name={topicIcon(topic)} className="text-ink-3" />}
          {topic}
        </Tag>
      ))}
      {topics.length > limit && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="hit-area h-7 font-[620] text-2xs text-ink-2 tracking-[0.05em] hover:text-ink"
        >
          {all ? "VIEW LESS" : "VIEW ALL"}
        </button>
      )}
    </Tags>
  );
}
