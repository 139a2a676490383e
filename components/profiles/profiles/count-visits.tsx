"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { fetchViewer, isHinted, type ViewerData } from "@/components/layout/viewer-call";

type Kind = "page_viewed" | "link_opened";

const isOwn = ({ profile, managedProfiles }: ViewerData["user"], profileId: string) =>
  profile.id === profileId || managedProfiles.some(({ id }) => id === profileId);

/**
 * Counts that a public page was seen and that links to other sites were opened, without cookies. It is silent for those
 * who ask not to be counted; the owner's own visits and their colleagues' are sent as such, and left out.
 */
export function CountVisits({ profileId }: { profileId: string }) {
  const path = usePathname();
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
    if (doNotTrack === "1" || globalPrivacyControl) return;
    const ownerAsked = isHinted()
      ? fetchViewer().then(
          (answer) => answer !== null && isOwn(answer.user, profileId),
          () => false,
        )
      : Promise.resolve(false);
    const count = async (kind: Kind) => {
      const body = JSON.stringify({ kind, path, own: await ownerAsked });
      // A visit that is not counted changes nothing for the reader.
      await fetch("/api/v1/visits", {
        ...{ method: "POST", body, credentials: "omit", keepalive: true },
        headers: { "content-type": "application/json" },
      }).catch(() => undefined);
    };
    const ended = new AbortController();
    const { signal } = ended;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && /^https?:$/.test(link.protocol) && link.host !== window.location.host)
        void count("link_opened");
    };
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("auxclick", onClick, { signal });
    // A page that is drawn ahead, or in a tab behind, was not seen yet.
    const countOnce = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", countOnce);
      void count("page_viewed");
    };
    document.addEventListener("visibilitychange", countOnce, { signal });
    countOnce();
    return () => ended.abort();
  }, [path, profileId]);
  return null;
}
