import { wizardPath } from "@/components/pitching/pitch-pages/labels";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { pitchPageKindOf } from "@/lib/domain/pitching/pitch-pages/rules";
import { isNewsroomType, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { redirectActing } from "@/lib/transport/acting";
import { page } from "@/lib/transport/page";

export const dynamic = "force-dynamic";

/** A pitch without a recipient becomes a page for newsrooms; others write one for matching. */
export default async function NewPitchPage() {
  const { user } = await page(me, {}, "/pitch/new");
  const type = parseUserType(user.userType);
  await redirectActing(
    isNewsroomType(type) ? wizardPath(pitchPageKindOf(type)) : "/matching?tab=create-pitch",
  );
}
