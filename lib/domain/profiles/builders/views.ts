import type { builderDrafts } from "@/db/schema/builders";
import type { UserActor } from "@/lib/core/actor";
import { toIsoOrNull } from "@/lib/core/fields";
import { mayRename } from "@/lib/domain/profiles/profiles/policy";
import type { ProfileRow } from "@/lib/domain/profiles/profiles/profile-views";
import { avatarUrl, profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { toApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { mergeValues } from "@/lib/utils/merge-values";
import { onlyOwnFields, readValues } from "./profile-to-values";
import type { BuilderDraftView, BuilderValues } from "./schema";

export type BuilderDraftRow = typeof builderDrafts.$inferSelect;

/** Reads a stored draft's values and what they began at, cut to the fields that the type's builder has today. */
export function readDraft(row: BuilderDraftRow, kind: ProfileRow["kind"]) {
  const own = (stored: unknown) => onlyOwnFields(kind, readValues(stored));
  return { mine: own(row.values), base: own(row.base) };
}

export function toDraftView(
  actor: UserActor,
  profile: ProfileRow,
  published: BuilderValues,
  row: BuilderDraftRow | undefined,
): BuilderDraftView {
  const { mine, base } = row ? readDraft(row, profile.kind) : { mine: published, base: published };
  return {
    profileId: profile.id,
    userId: actor.userId,
    userType: toApiUserType(profile.kind),
    values: mine,
    base,
    published,
    conflicts: mergeValues(base, mine, published).conflicts,
    step: row?.step ?? 1,
    version: row?.version ?? 0,
    baseRevision: row?.baseRevision ?? profile.revision,
    revision: profile.revision,
    url: profileUrl(profile.kind, profile.slug),
    avatarUrl: avatarUrl(profile.avatarKey, 512),
    logoUrl: avatarUrl(profile.logoKey, 512),
    listed: profile.listed,
    mayRename: mayRename(actor, profile),
    savedAt: toIsoOrNull(row?.updatedAt ?? null),
  };
}
