"use client";

import { useRouter as useNextRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { ACTING_KEY, withActing } from "@/lib/acting";

const Acting = createContext<string | null>(null);

/** The slug of the profile acted for; null for one's own. */
export function ActingProvider({ slug, children }: { slug: string | null; children: ReactNode }) {
  return <Acting value={slug}>{children}</Acting>;
}

/** Adds the acting profile to links inside the app. */
export function useActing(): { slug: string | null; withActing: (href: string) => string } {
  const slug = useContext(Acting);
  return useMemo(
    () => ({ slug, withActing: (href: string) => (slug === null ? href : withActing(href, slug)) }),
    [slug],
  );
}

/** Next's router, which stays with the profile acted for. */
export function useRouter() {
  const router = useNextRouter();
  const acting = useActing();
  return useMemo(
    (): typeof router => ({
      ...router,
      push: (href, options) => router.push(acting.withActing(href), options),
      replace: (href, options) => router.replace(acting.withActing(href), options),
    }),
    [router, acting],
  );
}

/** A form without scripts that leads to a page of the app names the acting profile too. */
export function ActingField() {
  const { slug } = useActing();
  return slug === null ? null : <input type="hidden" name={ACTING_KEY} value={slug} />;
}
