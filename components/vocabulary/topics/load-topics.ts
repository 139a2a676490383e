import { type TagItem, toTagItems } from "@/components/ui/tag-input";
import { api } from "@/lib/client/api";

/**
 * Loads topics of the taxonomy that what is typed may mean. They are stored by their names: the server knows which
 * concepts they name. Throws where none can be had.
 */
export async function loadTopics(q: string, signal: AbortSignal): Promise<TagItem[]> {
  const response = await api.get("/topics", { query: { q }, signal });
  if (!response.ok) throw new Error(response.message);
  return toTagItems(response.data.topics.map(({ label }) => label));
}
