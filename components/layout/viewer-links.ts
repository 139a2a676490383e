import type { MenuLink } from "@/components/layout/site-links";
import type { HeaderViewer } from "@/components/layout/use-viewer";

/** The own profile is listed once it is known. */
export function viewerLinks(viewer: HeaderViewer | null): MenuLink[] {
  return [
    { href: "/dashboard", label: "Dashboard", icon: "layout-dashboard" },
    { href: "/inbox", label: "Inbox", icon: "inbox" },
    { href: "/settings", label: "Settings", icon: "settings" },
    ...(viewer?.profile ? [{ href: pathOf(viewer.profile.url), label: "My Profile", icon: "user" }] : []),
  ];
}

/** The API gives the profile's whole address, but links stay on this host. */
function pathOf(url: string): string {
  return new URL(url, window.location.origin).pathname;
}
