import type { PictureName } from "@/lib/domain/profiles/profiles/identity";

export const pictureMessages = {
  stored: "Your picture is changed.",
  removed: "Your picture is removed.",
  failed: "Failed to update avatar",
} as const;

/** The texts of each picture, and the path that takes it. */
export const pictureTexts = {
  avatar: {
    ...pictureMessages,
    label: "Picture",
    choose: "Choose a picture",
    change: "Change picture",
    remove: "Remove picture",
    send: "Send picture",
  },
  logo: {
    stored: "Your logo is changed.",
    removed: "Your logo is removed.",
    failed: "Failed to update the logo",
    label: "Logo",
    choose: "Choose a logo",
    change: "Change logo",
    remove: "Remove logo",
    send: "Send logo",
  },
} as const satisfies Record<PictureName, Record<string, string>>;
