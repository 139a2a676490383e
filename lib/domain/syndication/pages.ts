import type { UserType } from "@/db/enums";
import { directories } from "@/lib/domain/directories/labels";
import { PRODUCT_NAME } from "@/lib/product";

type OwnPage = {
  /** Its name in the address of its picture. */
  name: string;
  path: string;
  title: string;
  kind?: UserType;
};

const of = (kind: UserType): OwnPage => {
  const { path, heading } = directories[kind];
  return { name: path, path: `/${path}`, title: heading, kind };
};

/** Our own public pages, for the map and the drawn pictures: nothing else is drawn on request. */
export const ownPages: readonly OwnPage[] = [
  { name: "landing", path: "/", title: "Where pitches meet the people who cover them" },
  { name: "home", path: "/home", title: "Home" },
  of("press"),
  of("brand"),
  of("source"),
  of("paid_media"),
  { name: "about", path: "/about", title: `About ${PRODUCT_NAME}` },
  { name: "help", path: "/help", title: "Help" },
  { name: "faqs", path: "/faqs", title: "Frequently asked questions" },
  { name: "support", path: "/support", title: "Support" },
  { name: "contact", path: "/contact", title: "Contact" },
  { name: "signup", path: "/signup", title: "Create Your Free Account" },
  { name: "login", path: "/login", title: "Sign In" },
  { name: "terms", path: "/terms", title: "Terms of Service" },
  { name: "privacy", path: "/privacy", title: "Privacy Policy" },
  { name: "cookies", path: "/cookies", title: "Cookie Policy" },
];
