"use client";

import { useRouter as useNextRouter } from "next/navigation";
import { type ReactNode, use, useMemo } from "react";
import { Acting } from "@/components/layout/acting-context";
import { ACTING_KEY, withActing } from "@/lib/acting";

/** The slug of the profile acted for; null for one's own. */
export function ActingProvider({ slug, children }: { slug: string | null; children: ReactNode }) {
  const acting = useMemo(
    () => ({ slug, withActing: (href: string) => (slug === null ? href : withActing(href, slug)) }),
    [slug],
  );
  return <Acting value={acting}>{children}</Acting>;
}

/** Next's router, which stays with the profile acted for. */
export function useRouter() {
  const router = useNextRouter();
  const acting = use(Acting);
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
  const { slug } = use(Acting);
  return slug === null ? null : <input type="hidden" name={ACTING_KEY} value={slug} />;
}
