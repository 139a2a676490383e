import type { UserType } from "@/db/enums";
import { decks } from "@/lib/domain/discovery/decks/deck-types";
import { directories } from "@/lib/domain/discovery/directories/labels";
import { PRODUCT_NAME } from "@/lib/product";
import { DECKS_PATH, deckPath, deckTypes } from "@/lib/utils/deck-paths";

type OwnPage = {
  /** The page's name in the address of its picture. */
  name: string;
  path: string;
  title: string;
  kind?: UserType;
  /** The kicker over the title of its picture, where it is more than the product's name. */
  kicker?: string;
  /** A file of public/demo that stands beside the title of its picture. */
  picture?: string;
};

const of = (kind: UserType): OwnPage => {
  const { path, heading } = directories[kind];
  return { name: path, path: `/${path}`, title: heading, kind };
};

/** The map and the drawn pictures take our own public pages from this list: nothing else is drawn on request. */
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
  { name: "plans", path: "/plans", title: "Plans" },
  { name: "support", path: "/support", title: "Support" },
  { name: "contact", path: "/contact", title: "Contact" },
  { name: "deck", path: DECKS_PATH, title: "Decks" },
  ...deckTypes.map((type) => ({
    name: `deck-${type}`,
    path: deckPath(type),
    title: decks[type].title,
    kicker: `${decks[type].label} deck`,
    picture: `/demo/${decks[type].picture.name}.webp`,
  })),
  { name: "signup", path: "/signup", title: "Create Your Free Account" },
  { name: "login", path: "/login", title: "Sign In" },
  { name: "terms", path: "/terms", title: "Terms of Service" },
  { name: "privacy", path: "/privacy", title: "Privacy Policy" },
  { name: "cookies", path: "/cookies", title: "Cookie Policy" },
];
