/** The four account types, in the order screens list them. They are stored and compared in lower case. */
export const userTypes = ["press", "brand", "source", "paid_media"] as const;

export type UserType = (typeof userTypes)[number];

/** The type as the API writes it (`PAID_MEDIA`). */
export type ApiUserType = Uppercase<UserType>;

/** The colour family of a type, which is the value of `data-accent`. */
export type Accent = "press" | "brand" | "source" | "paid";

const facts: Record<UserType, { label: string; accent: Accent; pathPrefix: string }> = {
  press: { label: "Press", accent: "press", pathPrefix: "press-profile" },
  brand: { label: "Brand", accent: "brand", pathPrefix: "brand-newsroom" },
  source: { label: "Source", accent: "source", pathPrefix: "source-newsroom" },
  paid_media: { label: "Paid Media", accent: "paid", pathPrefix: "paid-media-profile" },
};

export function toApiUserType(type: UserType): ApiUserType {
  return type.toUpperCase() as ApiUserType;
}

/**
 * Reads a type in any case, with `-`, `_` or a space between the words (`paid-media` in addresses, `PAID_MEDIA` in the
 * API). Null for anything else.
 */
export function parseUserType(text: string): UserType | null {
  const key = text.trim().toLowerCase().replace(/[-\s]/g, "_");
  return userTypes.find((type) => type === key) ?? null;
}

/** The types whose profile is the newsroom of a company or source; the others are people. */
export const newsroomTypes = ["brand", "source"] as const satisfies readonly UserType[];

export type NewsroomType = (typeof newsroomTypes)[number];

/** Says whether a type, as it is stored or as the API writes it, runs a newsroom. */
export const isNewsroomType = <T extends UserType | ApiUserType | null | undefined>(
  type: T,
): type is Extract<T, NewsroomType | Uppercase<NewsroomType>> =>
  newsroomTypes.some((one) => one === type?.toLowerCase());

export function accentOf(type: UserType): Accent {
  return facts[type].accent;
}

/** Returns the first segment of the address of a type's profile page, without slashes. */
export function pathPrefixOf(type: UserType): string {
  return facts[type].pathPrefix;
}

export function labelOf(type: UserType): string {
  return facts[type].label;
}
