import type { AssetOwner } from "@/components/assets/asset-words";
import { NewsroomAssets } from "@/components/assets/newsroom-assets";
import { getNewsroomAssets } from "@/lib/domain/assets/queries";
import { profileTag } from "@/lib/domain/profiles/tags";
import { publicPage } from "@/lib/transport/public-page";

/** A newsroom's assets on its cached page, which ends its life when a release's material joins them. */
export async function NewsroomMaterial({ owner: { id, name, userType } }: { owner: AssetOwner }) {
  const view = await publicPage(
    getNewsroomAssets,
    { id },
    {
      tags: () => [profileTag(id)],
      changesAt: (view) => view.changesAt,
    },
  );
  return <NewsroomAssets owner={{ id, name, userType }} view={view} />;
}
