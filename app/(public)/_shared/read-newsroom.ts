import { getNewsroomAssets } from "@/lib/domain/newsrooms/assets/queries";
import type { AssetKind } from "@/lib/domain/newsrooms/assets/schema";
import { getNewsroomNews } from "@/lib/domain/newsrooms/releases/queries/newsroom";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { publicPage } from "@/lib/transport/public-page";

/** Reads a newsroom's news for a cached page, which expires when the next release comes out. */
export const readNews = (input: { id: string; page?: number; tag?: string }) =>
  publicPage(getNewsroomNews, input, {
    tags: () => [profileTag(input.id)],
    changesAt: (view) => view.changesAt,
  });

type Part = { kind?: AssetKind; tag?: string; field?: string; page?: number };

/** Reads its assets, or a page of a part of them; the page expires when a release's material joins them. */
export const readMaterial = (id: string, one: Part = {}) =>
  publicPage(
    getNewsroomAssets,
    { id, ...one },
    { tags: () => [profileTag(id)], changesAt: (view) => view.changesAt },
  );
