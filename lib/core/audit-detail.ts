import type { AuditDetail } from "@/db/schema/platform";

type Fields = Record<string, string | boolean | null | undefined>;

/** Lists the fields that differ, with both values. What an input leaves out has not changed. */
export function changesOf(before: Fields, after: Fields): NonNullable<AuditDetail["changed"]> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) => {
      const from = before[name] ?? null;
      return to === undefined || to === from ? [] : [[name, { from, to }]];
    }),
  );
}

/** Names the profile on the other side of an act, where there is one. */
export const towards = (profileId: string | null | undefined): AuditDetail =>
  profileId ? { profileIds: [profileId] } : {};
