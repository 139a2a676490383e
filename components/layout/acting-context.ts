"use client";

import { createContext } from "react";

/** The slug of the profile acted for, null for one's own, and what adds it to a link. Public pages know none. */
export const Acting = createContext<{ slug: string | null; withActing: (href: string) => string }>({
  slug: null,
  withActing: (href) => href,
});
