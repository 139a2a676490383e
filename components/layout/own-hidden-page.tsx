"use client";

import { usePathname } from "next/navigation";
import { useViewer } from "@/components/layout/use-viewer";
import { pathOf } from "@/components/layout/viewer-links";
import { OWN_PAGE_PATH, underOwnPage } from "@/lib/domain/profiles/profiles/identity";

/** Addresses of profiles, of what is under them, and of pitch pages. */
const OF_PROFILES = /^\/[a-z-]*(pitch|profile|newsroom)\/./;

/** A hidden page answers everybody with the same 404; its own people learn in their browser that it is theirs. */
export function OwnHiddenPage() {
  const path = usePathname();
  const profile = useViewer().viewer?.profile;
  if (!profile || profile.listed || !OF_PROFILES.test(path)) return null;
  const own = underOwnPage(path, pathOf(profile.url));
  // An earlier address and a pitch page's do not name the profile.
  const isKnown = own !== path;
  return (
    <p className="mt-4 text-pretty">
      {isKnown
        ? "This page is yours, and nobody sees it now. "
        : "Nobody sees your own page now, nor what is under it. "}
      <a href={isKnown ? own : OWN_PAGE_PATH} className="link whitespace-nowrap">
        See it as only you do
      </a>
    </p>
  );
}
