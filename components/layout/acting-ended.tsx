"use client";

import { useEffect, useState } from "react";
import { useViewer } from "@/components/layout/use-viewer";
import { ACTING_KEY } from "@/lib/acting";

/** The 404 leads whoever acts for the address's newsroom no more to the same page as themselves. */
export function ActingEnded() {
  const isSignedIn = useViewer().status === "signedIn";
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    if (!query.has(ACTING_KEY)) return;
    query.delete(ACTING_KEY);
    setOwn(query.size > 0 ? `${pathname}?${query}` : pathname);
  }, []);
  if (!isSignedIn || own === null) return null;
  return (
    <p className="mt-4 text-pretty">
      The address names a newsroom that you don’t act for, or no more.{" "}
      <a href={own} className="link whitespace-nowrap">
        Open it as yourself
      </a>
    </p>
  );
}
