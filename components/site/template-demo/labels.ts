import type { AccentName } from "@/components/ui/accent-scope";
import type { UserType } from "@/db/enums";
import type { PitchPageKind } from "@/lib/domain/pitching/pitch-pages/schema";

export const TEMPLATES_PATH = "/template-demo";
export const BACK = "Back to templates";

/** The template forms by the last part of their address, in the order of their cards. */
export const templates = {
  press: {
    title: "Press Profile",
    text: "A journalist’s beats, publications and work.",
    accent: "press",
    steps: 6,
    form: { profile: "press" },
  },
  brand: {
    title: "Brand Profile",
    text: "A brand’s newsroom with stories, perks and press contacts.",
    accent: "brand",
    steps: 5,
    form: { profile: "brand" },
  },
  "paid-media": {
    title: "Paid Media Profile",
    text: "A creator’s platforms, rates, packages and work.",
    accent: "paid",
    steps: 5,
    form: { profile: "paid_media" },
  },
  source: {
    title: "Source Newsroom",
    text: "A source’s expertise, resources and announcements.",
    accent: "source",
    steps: 7,
    form: { profile: "source" },
  },
  "brand-pitch": {
    title: "Brand Pitch Template",
    text: "A brand’s pitch as a page: who, what, why and the perks offered.",
    accent: "brand",
    steps: 4,
    form: { pitch: "brand-pitch" },
  },
  "source-pitch": {
    title: "Source Pitch Template",
    text: "A source’s pitch as a page: who, what, why and what you can offer.",
    accent: "source",
    steps: 4,
    form: { pitch: "source-pitch" },
  },
} as const satisfies Record<string, Template>;

type Template = {
  title: string;
  text: string;
  accent: AccentName;
  steps: number;
  form: { profile: UserType } | { pitch: PitchPageKind };
};

export const templateOf = (type: string): Template | undefined =>
  Object.hasOwn(templates, type) ? templates[type as keyof typeof templates] : undefined;

export const unknownTemplate = {
  title: "Unknown Template Type",
  text: "This type of template is not supported.",
};
