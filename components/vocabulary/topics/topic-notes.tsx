"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import { quoted } from "@/lib/utils/quoted";

type Topic = { id: string; label: string };

/**
 * Says of chosen topics which are twins of one that was chosen before, and which no topic of the taxonomy means. Where
 * that cannot be asked, nothing is said.
 */
export function TopicNotes({ tags }: { tags: readonly string[] }) {
  const [meanings, setMeanings] = useState<ReadonlyMap<string, Topic | null>>(new Map());
  const asked = tags.filter((tag) => !meanings.has(tag)).join(",");
  useEffect(() => {
    if (asked === "") return;
    const ending = new AbortController();
    void api.get("/topics", { query: { names: asked }, signal: ending.signal }).then((response) => {
      if (!response.ok) return;
      setMeanings(
        (before) =>
          new Map([...before, ...response.data.meanings.map((one) => [one.name, one.topic] as const)]),
      );
    });
    return () => ending.abort();
  }, [asked]);
  const notes = tags.flatMap((tag, at) => {
    const topic = meanings.get(tag);
    if (topic === undefined) return [];
    if (topic === null) return [`${quoted(tag)}: free text, matched by words only`];
    const twin = tags.slice(0, at).find((other) => meanings.get(other)?.id === topic.id);
    return twin ? [`${quoted(tag)} means the same topic as ${quoted(twin)}`] : [];
  });
  return (
    <div role="status" className="meta grid gap-1 empty:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
