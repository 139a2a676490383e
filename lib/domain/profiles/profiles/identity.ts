import {
  type ApiUserType,
  isNewsroomType,
  type NewsroomType,
} from "@/lib/domain/vocabulary/user-type/user-type";

/**
 * A newsroom's own line and logo stand beside its name; `title` and `avatarUrl` are those of the person who acts for it.
 * A journalist or creator is the profile, so theirs stand there.
 */
export type Identity = {
  userType: ApiUserType;
  title: string;
  avatarUrl: string | null;
  tagline?: string;
  logoUrl?: string | null;
};

export const isNewsroom = <P extends Pick<Identity, "userType">>(
  profile: P,
): profile is P & { userType: Uppercase<NewsroomType> } => isNewsroomType(profile.userType);

/** Returns the line beside the profile's name, which may be empty. */
export const lineOf = (profile: Pick<Identity, "userType" | "title" | "tagline">): string =>
  isNewsroom(profile) ? (profile.tagline ?? "") : profile.title;

/** Returns the path of the picture beside the profile's name; null without one. */
export const pictureOf = (profile: Pick<Identity, "userType" | "avatarUrl" | "logoUrl">): string | null =>
  isNewsroom(profile) ? (profile.logoUrl ?? null) : profile.avatarUrl;

/**
 * The pictures of a profile by their name in the API, and the columns of their keys: the person's portrait, and a
 * newsroom's logo. They are stored at once, so they are no fields of a form.
 */
export const profilePictures = { avatar: "avatarKey", logo: "logoKey" } as const;
export type PictureName = keyof typeof profilePictures;

/** Returns the stored files of a picture's key; the demo's pictures, whose keys are paths, are none. */
export const filesOfPicture = (key: string | null): string[] =>
  !key || key.startsWith("/") ? [] : [`${key}-512.webp`, `${key}-128.webp`];

/** Its own people see a profile here while it is not listed: the public address is a cached page, the same for all. */
export const OWN_PAGE_PATH = "/own-page";

/**
 * Returns what a page shows with the public addresses of a profile, its page's and those under it, replaced by the same
 * ones of the own page.
 */
export const underOwnPage = <View>(view: View, publicUrl: string): View =>
  JSON.parse(JSON.stringify(view), (_, value) =>
    typeof value === "string" &&
    value.startsWith(publicUrl) &&
    /^([/?#]|$)/.test(value.slice(publicUrl.length))
      ? OWN_PAGE_PATH + value.slice(publicUrl.length)
      : value,
  );

/** Returns where its own people see a profile. */
export const ownPathOf = ({ url, listed }: { url: string; listed: boolean }) =>
  listed ? url : OWN_PAGE_PATH;
