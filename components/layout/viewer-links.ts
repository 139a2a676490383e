import type { MenuLink } from "@/components/layout/site-links";
import type { HeaderViewer } from "@/components/layout/use-viewer";

/** A signed-in viewer's own places, for menus; the own profile once it is known. */
export function viewerLinks(viewer: HeaderViewer | null): MenuLink[] {
  return [
    { href: "/dashboard", label: "Dashboard", icon: "layout-dashboard" },
    { href: "/inbox", label: "Inbox", icon: "inbox" },
    { href: "/settings", label: "Settings", icon: "settings" },
    ...(viewer?.profile ? [{ href: pathOf(viewer.profile.url), label: "My Profile", icon: "user" }] : []),
  ];
}

/** The profile's path: the API gives whole addresses, links stay on this host. */
function pathOf(url: string): string {
  return new URL(url, window.location.origin).pathname;
}
