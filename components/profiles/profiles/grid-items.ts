import type { GridItem } from "@/components/profiles/profiles/filtered-grid";
import { platformName } from "@/components/profiles/profiles/labels";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";

/** A piece's place in the grid is the outlet or brand, else the network. */
export const toGridItem = (sample: WorkSampleView): GridItem => ({
  id: sample.id,
  type: sample.type,
  title: sample.title,
  image: sample.image,
  tags: sample.tags,
  url: sample.url,
  place: sample.outlet ?? (sample.platform && platformName(sample.platform)),
  date: sample.publishedAt,
  summary: sample.description,
});
