"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { fetchViewer, isHinted, type ViewerData } from "@/components/layout/viewer-call";

type Kind = "page_viewed" | "link_opened";

const isOwn = ({ profile, managedProfiles }: ViewerData["user"], profileId: string) =>
  profile.id === profileId || managedProfiles.some(({ id }) => id === profileId);

/**
 * Counts that a public page was seen and that links to other sites were opened, without cookies. It is silent for those
 * who ask not to be counted; the owner's own visits and their colleagues' are sent with their session, and left out.
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
    const count = async (kind: Kind, link?: string) => {
      const own = await ownerAsked;
      const body = JSON.stringify({ kind, path, link, own });
      // A visit that is not counted changes nothing for the reader.
      await fetch("/api/v1/visits", {
        ...{ method: "POST", body, keepalive: true },
        // The session proves whose visit it is, and is sent for the owner's own alone.
        credentials: own ? "same-origin" : "omit",
        headers: { "content-type": "application/json" },
      }).catch(() => undefined);
    };
    const ended = new AbortController();
    const { signal } = ended;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && /^https?:$/.test(link.protocol) && link.host !== window.location.host)
        void count("link_opened", link.getAttribute("href") ?? link.href);
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
