"use client";

import { usePathname } from "next/navigation";
import { useViewer } from "@/components/layout/use-viewer";
import { pathOf } from "@/components/layout/viewer-links";
import { OWN_PAGE_PATH } from "@/lib/domain/profiles/profiles/identity";

/** A hidden page answers everybody with the same 404; its own people learn in their browser that it is theirs. */
export function OwnHiddenPage() {
  const path = usePathname();
  const state = useViewer();
  const profile = state.status === "signedIn" ? state.viewer?.profile : undefined;
  if (!profile || profile.listed || !`${path}/`.startsWith(`${pathOf(profile.url)}/`)) return null;
  return (
    <p className="mt-4 text-pretty">
      This page is yours, and nobody sees it now.{" "}
      <a href={OWN_PAGE_PATH} className="link whitespace-nowrap">
        See it as only you do
      </a>
    </p>
  );
}
