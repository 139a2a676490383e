"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useViewer } from "@/components/layout/use-viewer";
import { pathOf } from "@/components/layout/viewer-links";
import { withActing } from "@/lib/acting";
import { OWN_PAGE_PATH, underOwnPage } from "@/lib/domain/profiles/profiles/identity";

/** Addresses of profiles, of what is under them, and of pitch pages. */
const OF_PROFILES = /^\/[a-z-]*(pitch|profile|newsroom)\/./;

/** A hidden page answers everybody with the same 404; its own people learn in their browser that it is theirs. */
export function OwnHiddenPage() {
  const path = usePathname();
  const viewer = useViewer().viewer;
  if (!viewer || !OF_PROFILES.test(path)) return null;
  const { profile, managedProfiles } = viewer;
  // The page of a newsroom is a 404 only while it is not listed.
  const managed = managedProfiles.find(({ slug }) => path.split("/").slice(2).join("/") === slug);
  if (managed)
    return (
      <HiddenNote href={withActing(OWN_PAGE_PATH, managed.slug)}>
        This page is your company’s, and nobody else sees it now.{" "}
      </HiddenNote>
    );
  if (profile.listed) return null;
  const own = underOwnPage(path, pathOf(profile.url));
  // An earlier address and a pitch page's do not name the profile.
  const isKnown = own !== path;
  return (
    <HiddenNote href={isKnown ? own : OWN_PAGE_PATH}>
      {isKnown
        ? "This page is yours, and nobody sees it now. "
        : "Nobody sees your own page now, nor what is under it. "}
    </HiddenNote>
  );
}

function HiddenNote({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-4 text-pretty">
      {children}
      <a href={href} className="link whitespace-nowrap">
        See it as only you do
      </a>
    </p>
  );
}
