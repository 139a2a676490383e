import type { UserView } from "@/lib/domain/accounts/accounts/schema";

/** Who writes, the newsroom they write for, and their zone by their settings, which server and browser both know. */
export type Writer = { userId: string; profileId: string; zone: string };

export const writerOf = ({ id, profile, preferences }: UserView): Writer => ({
  ...{ userId: id, profileId: profile.id, zone: preferences.zone },
});
