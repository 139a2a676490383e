"use client";

import { useIsOwnProfile } from "@/components/layout/use-viewer";
import { reportPath } from "@/lib/domain/staff/reports/rules";

/** It ends a public page. Its owner does not see it. */
export function ReportLink({ profileId }: { profileId: string }) {
  if (useIsOwnProfile(profileId)) return null;
  return (
    <p className="mx-auto w-full max-w-page px-5 py-6 md:px-10">
      <a href={reportPath("profile", profileId)} rel="nofollow" className="hit-area link meta">
        Report or block
      </a>
    </p>
  );
}
