import type { UserType } from "@/db/enums";
import { type Identity, isNewsroom, lineOf, pictureOf } from "@/lib/domain/profiles/profiles/identity";
import { largePicture } from "@/lib/domain/profiles/profiles/urls";
import { accentOf, labelOf } from "@/lib/domain/vocabulary/user-type/user-type";
import { PRODUCT_NAME } from "@/lib/product";
import { ownPages } from "./pages";
import { type ShareCard, versionOf } from "./rules";
import type { shareSubjects } from "./schema";

type Shared = Identity & { name: string; verified: boolean };

const MAX_LENGTH = 200;
/** So much is enough for a picture; a name of ten thousand characters is not worth drawing. */
const brief = (text: string) => [...text.replace(/\s+/g, " ").trim()].slice(0, MAX_LENGTH).join("");

const pictured = (profile: Shared) => ({
  picture: largePicture(pictureOf(profile)),
  isLogo: isNewsroom(profile),
});

const kindOf = ({ userType }: Shared) => userType.toLowerCase() as UserType;
const newsroomOf = (kind: UserType) => `${labelOf(kind)} newsroom`;

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const [first = "", last = ""] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join("").toUpperCase();
}

export function profileCard(profile: Shared): ShareCard {
  const kind = kindOf(profile);
  const kicker = isNewsroom(profile) ? newsroomOf(kind) : labelOf(kind);
  return {
    accent: accentOf(kind),
    kicker: profile.verified ? `Verified ${kicker.toLowerCase()}` : kicker,
    title: brief(profile.name),
    subtitle: brief(lineOf(profile)),
    ...pictured(profile),
    initials: initialsOf(profile.name),
  };
}

/** A release's card shows its headline and its newsroom. */
export function releaseCard(release: { title: string }, newsroom: Shared): ShareCard {
  return {
    accent: accentOf(kindOf(newsroom)),
    kicker: "Press release",
    title: brief(release.title),
    subtitle: brief(newsroom.name),
    ...pictured(newsroom),
    initials: initialsOf(newsroom.name),
  };
}

/** A pitch page's card shows its title and its newsroom. */
export function pitchCard(page: { pitchTitle: string }, newsroom: Shared): ShareCard {
  const kind = kindOf(newsroom);
  return {
    accent: accentOf(kind),
    kicker: kind === "source" ? "Source pitch" : "Brand pitch",
    title: brief(page.pitchTitle),
    subtitle: brief(newsroom.name),
    ...pictured(newsroom),
    initials: initialsOf(newsroom.name),
  };
}

/** Returns the card of one of our own pages by its name; null for an unknown name. */
export function pageCard(name: string): ShareCard | null {
  const page = ownPages.find((page) => page.name === name);
  if (!page) return null;
  const accent = page.kind ? accentOf(page.kind) : "ink";
  return {
    accent,
    kicker: page.kicker ?? PRODUCT_NAME,
    title: page.title,
    subtitle: "",
    picture: page.picture ?? null,
    isLogo: false,
    initials: "",
  };
}

/** Writes the address of a card's picture, without the host. The version in it follows from what the picture shows. */
export const pictureUrl = (subject: (typeof shareSubjects)[number], id: string, card: ShareCard) =>
  `/og/${subject}/${id}/${versionOf(card)}.png`;
