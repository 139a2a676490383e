import type { UserType } from "@/db/enums";

/** The draft as its public page would show it is for the builder alone. */
export const PREVIEW_PATH = "/builder-preview";

const paths: Record<UserType, string> = {
  brand: "/create-brand-newsroom",
  source: "/create-source-newsroom",
  press: "/create-profile",
  paid_media: "/create-profile",
};

export const builderPath = (kind: UserType): string => paths[kind];
