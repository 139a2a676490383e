import type { MenuLink } from "@/components/layout/site-links";
import type { HeaderViewer } from "@/components/layout/use-viewer";
import { ownPathOf } from "@/lib/domain/profiles/profiles/identity";

/** The own profile is listed once it is known. */
export function viewerLinks(viewer: HeaderViewer | null): MenuLink[] {
  return [
    { href: "/dashboard", label: "Dashboard", icon: "layout-dashboard" },
    { href: "/inbox", label: "Inbox", icon: "inbox" },
    { href: "/settings", label: "Settings", icon: "settings" },
    ...(viewer?.profile
      ? [{ href: pathOf(ownPathOf(viewer.profile)), label: "My Profile", icon: "user" }]
      : []),
  ];
}

/** The API gives the profile's whole address, but links stay on this host. */
export function pathOf(url: string): string {
  return new URL(url, window.location.origin).pathname;
}
