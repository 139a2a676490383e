import { StoryFigures } from "@/components/insights/coverage/story-figures";
import { stateStory } from "@/lib/actions/coverage";
import type { CoverageEntry } from "@/lib/domain/insights/coverage/schema";
import { utcDay } from "@/lib/utils/dates";

/** `saved` is the id of the story whose form led back here. */
export function CoverageList({
  coverage,
  saved,
}: {
  coverage: CoverageEntry[];
  saved: string | string[] | undefined;
}) {
  return (
    <ul className="mt-6">
      {coverage.map((story) => {
        const { id, url, title, siteName, earnedAt, counterpart } = story;
        const facts = [siteName, utcDay(earnedAt), counterpart && `with ${counterpart.name}`];
        return (
          <li key={id} id={id} className="scroll-mt-16 border-rule border-t py-6 first:border-t-0">
            <h2 className="h3 [overflow-wrap:anywhere]">
              <a href={url} rel="noreferrer" className="link">
                {title}
              </a>
            </h2>
            <p className="meta mt-1">{facts.filter(Boolean).join(", ")}</p>
            <StoryFigures story={story} action={stateStory} saved={saved === id} />
          </li>
        );
      })}
    </ul>
  );
}
