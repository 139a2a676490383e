import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

export type HomeCard = { title: string; text: string; links: { href: string; label: string }[] };

const directories = {
  brands: { href: "/brands", label: "Brands" },
  sources: { href: "/sources", label: "Sources" },
};

/** Each type browses these (docs/product.md#who-meets-whom). */
const browse: Record<UserType, { text: string; links: HomeCard["links"] }> = {
  press: {
    text: "Newsrooms with news, photos and people to ask.",
    links: [directories.brands, directories.sources],
  },
  paid_media: {
    text: "Brands and sources that look for partners.",
    links: [directories.brands, directories.sources],
  },
  brand: { text: "Experts and figures that carry your story.", links: [directories.sources] },
  source: { text: "Brands that work on your subject.", links: [directories.brands] },
};

const profileTexts: Record<UserType, string> = {
  press: "How brands and sources see you: beats, outlets, selected work.",
  brand: "Your newsroom as journalists see it.",
  source: "Your newsroom as journalists see it.",
  paid_media: "Your reels, rates and packages as brands see them.",
};

const discover: HomeCard = {
  title: "Discover Matches",
  text: "Who fits your beat or your news, each with its reasons.",
  links: [{ href: "/matching", label: "Open the Matching Platform" }],
};
const dashboard: HomeCard = {
  title: "Dashboard",
  text: "What waits for you: pitches to answer, requests, dates.",
  links: [{ href: "/dashboard", label: "Go to your dashboard" }],
};

/** A signed-in viewer sees these cards on /home; `profilePath` is the path of their own public page. */
export function homeCards(userType: UserType | null, profilePath: string | null): HomeCard[] {
  if (!userType) return [discover, dashboard];
  return [
    discover,
    dashboard,
    { title: "Browse", ...browse[userType] },
    ...(profilePath
      ? [
          {
            title: "My Profile",
            text: profileTexts[userType],
            links: [{ href: profilePath, label: "Open your page" }],
          },
        ]
      : []),
  ];
}
