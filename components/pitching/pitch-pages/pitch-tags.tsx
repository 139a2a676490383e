import { TagSection } from "@/components/profiles/profiles/aside-sections";
import type { PublicPitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";

/** So many topics are shown at first; VIEW ALL opens the rest. */
const TOPICS_SHOWN = 6;

/** Empty lists are left out. */
export function PitchTags({
  page: { topics, demographics },
}: {
  page: Pick<PublicPitchPageView["pitchPage"], "topics" | "demographics">;
}) {
  return (
    <>
      <TagSection title="Topics" tags={topics} limit={TOPICS_SHOWN} />
      <TagSection title="Demographics" tags={demographics} />
    </>
  );
}
