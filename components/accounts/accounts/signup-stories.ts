import type { FiveW } from "@/components/ui/five-ws";
import { isNewsroomType, type UserType, userTypes } from "@/lib/domain/vocabulary/user-type/user-type";

export type SignupStory = {
  kicker: string;
  picture: { src: string; alt: string; position?: string };
  values: Record<FiveW, string>;
};

const why = "Every match says why it fits, before you write";

/** This is shown before a type is chosen. */
export const defaultStory: SignupStory = {
  kicker: "One account",
  picture: { src: "/demo/night-train.webp", alt: "A lit sleeper train crossing a viaduct at night" },
  values: {
    who: "Press, brands, sources and paid media",
    what: "Pitches in five lines, matches with reasons, one inbox",
    where: "At an address you can share",
    when: "Now. Free while in beta",
    why,
  },
};

export const signupStories: Record<UserType, SignupStory> = {
  press: {
    kicker: "Press account",
    picture: { src: "/demo/sea-morning.webp", alt: "A calm sea in the morning" },
    values: {
      who: "You meet brands and sources",
      what: "Pitches with facts, a date and a name; chat with those you accept",
      where: "At an address you can share: /press-profile/your-name",
      when: "Now. Free, always",
      why,
    },
  },
  brand: {
    kicker: "Brand account",
    picture: { src: "/demo/forest-dawn.webp", alt: "Spruce forest at first light" },
    values: {
      who: "You meet press and paid media",
      what: "A newsroom, pitches and an inbox for the answers",
      where: "At an address you can share: /brand-newsroom/your-brand",
      when: "Now. Five free pitches after the beta",
      why,
    },
  },
  source: {
    kicker: "Source account",
    picture: { src: "/demo/turbines-dawn.webp", alt: "Wind turbines at first light" },
    values: {
      who: "You meet press and paid media",
      what: "A newsroom, experts and figures reporters may quote",
      where: "At an address you can share: /source-newsroom/your-name",
      when: "Now. Free while in beta",
      why,
    },
  },
  paid_media: {
    kicker: "Paid Media account",
    picture: { src: "/demo/dunes-plum.webp", alt: "Dunes under a violet sky" },
    values: {
      who: "You meet brands and sources",
      what: "Briefs that fit your work, and a rating after each",
      where: "At an address you can share: /paid-media-profile/your-name",
      when: "Now. Free while in beta",
      why,
    },
  },
};

/** The account types are in the order screens list them. */
export const typeCards: { type: UserType; meta: string }[] = userTypes.map((type) => ({
  type,
  meta: {
    press: "Journalists, bloggers, influencers. Free to use",
    brand: "Newsrooms, pitch pages and pitches to the press",
    source: "Organisations that publish releases and answer questions",
    paid_media: "Creators and agencies who partner with brands",
  }[type],
}));

/** Naming a company does something else for each type. */
export function companyHelp(type: UserType | null | undefined): string {
  if (isNewsroomType(type)) return "Names your newsroom and makes you its Admin";
  if (type === "press") return "The outlet you write for";
  return type === "paid_media" ? "Your agency or studio" : "Your company, outlet or agency";
}
