"use client";

import { useRelation } from "@/components/profiles/follows/relation-store";
import { formatCount } from "@/lib/utils/format-number";

/** The count includes the viewer's own follow of a moment ago, and none of what its owner states of other places. */
export function FollowerCount({ profileId, count }: { profileId: string; count: number }) {
  const shown = useRelation(profileId)?.followerCount ?? count;
  return (
    <span className="num" role="status">
      {formatCount(shown)} {shown === 1 ? "follower" : "followers"} here
    </span>
  );
}
