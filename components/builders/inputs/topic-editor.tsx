"use client";

import { api } from "@/lib/client/api";
import { MAX_SUGGESTIONS } from "@/lib/domain/options/tags";
import { TagEditor, type TagEditorProps, toItems } from "./tag-editor";

async function loadTopics(q: string, signal: AbortSignal) {
  const response = await api.get("/topics", { query: { q }, signal });
  if (!response.ok) throw new Error(response.message);
  return toItems(response.data.topics.slice(0, MAX_SUGGESTIONS).map(({ label }) => label));
}

/** Topics by the names that the taxonomy knows, which matching compares; others may be added. */
export function TopicEditor(props: Omit<TagEditorProps, "load" | "asTyped">) {
  return <TagEditor {...props} load={loadTopics} asTyped />;
}
