"use client";

import { usePathname } from "next/navigation";

/** Addresses that are somebody's pitch page, or the way to pitch to them. */
const PITCH_PAGES = /^\/(pitch|brand-pitch|source-pitch)\//;

/** What a 404 says: one thing where somebody's pitch page was asked for, another everywhere else. */
export function NotFoundLede({ profile, other }: { profile: string; other: string }) {
  return PITCH_PAGES.test(usePathname()) ? profile : other;
}
