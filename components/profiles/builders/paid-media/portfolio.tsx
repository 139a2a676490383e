import type { StepProps } from "@/components/profiles/builders/step-props";
import { StorySlots } from "@/components/profiles/inputs/story-slots";
import { WorkRows } from "@/components/profiles/inputs/work-rows";

/** Step 5 asks for pieces of work, and the stories that open the page. */
export function CreatorPortfolio(props: StepProps) {
  return (
    <>
      <WorkRows {...props} />
      <StorySlots {...props} />
    </>
  );
}
