import { matchingHeadings } from "@/components/matching/matching/headings";
import { PitchBoard } from "@/components/matching/matching/tab-parts";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import type { TabProps } from "./tab-props";

export async function PitchesTab({ user, bell }: TabProps) {
  const type = parseUserType(user.userType) ?? "press";
  const headings = matchingHeadings(type);
  return (
    <PitchBoard
      first={await page(listDrafts, {})}
      type={type}
      bell={bell}
      now={new Date().toISOString()}
      lead={
        <>
          <span className="max-md:hidden">{headings.page}</span>
          <span className="md:hidden">{headings.phone}</span>
        </>
      }
    />
  );
}
