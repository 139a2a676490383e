import { api } from "@/lib/client/api";
import type { LocationSuggestion } from "@/lib/domain/vocabulary/locations/schema";

/** Loads cities for what was typed, by any of their names. Throws a sentence where they cannot be read. */
export async function loadCities(q: string, signal: AbortSignal): Promise<LocationSuggestion[]> {
  const response = await api.get("/locations", { query: { q }, signal });
  if (!response.ok) throw new Error(response.message);
  return response.data.locations;
}
