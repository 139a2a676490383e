import { api } from "@/lib/client/api";
import type { LocationSuggestion } from "@/lib/domain/vocabulary/locations/schema";

/** Loads cities for what was typed, by any of their names; fewer than two letters find none. Throws a sentence. */
export async function loadCities(q: string, signal: AbortSignal): Promise<LocationSuggestion[]> {
  if (q.trim().length < 2) return [];
  const response = await api.get("/locations", { query: { q }, signal });
  if (!response.ok) throw new Error(response.message);
  return response.data.locations;
}
