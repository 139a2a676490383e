/** A link in a menu; `icon` is a lucide name. */
export type MenuLink = { href: string; label: string; icon?: string };

/** Everybody sees these links; only pages that exist are listed. */
export const mainLinks: MenuLink[] = [
  { href: "/matching", label: "Matching Platform" },
  { href: "/press", label: "Press" },
  { href: "/brands", label: "Brands" },
  { href: "/sources", label: "Sources" },
  { href: "/paid-media", label: "Paid Media" },
];

/** Only pages that exist are listed. */
export const footerLinks: MenuLink[] = [
  { href: "/about", label: "About" },
  { href: "/deck", label: "Decks" },
  { href: "/plans", label: "Plans" },
  { href: "/faqs", label: "FAQs" },
  { href: "/support", label: "Support" },
  { href: "/contact", label: "Contact" },
  { href: "/terms", label: "Terms" },
  { href: "/privacy", label: "Privacy" },
  { href: "/cookies", label: "Cookie Policy" },
];
