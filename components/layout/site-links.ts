/** A place in a menu; `icon` is a lucide name. */
export type MenuLink = { href: string; label: string; icon?: string };

/** The header's links for everybody; only pages that exist. */
export const mainLinks: MenuLink[] = [{ href: "/matching", label: "Matching Platform" }];

/** The footer's links; only pages that exist. */
export const footerLinks: MenuLink[] = [
  { href: "/terms", label: "Terms" },
  { href: "/privacy", label: "Privacy" },
];
