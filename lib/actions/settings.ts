"use server";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { removeAvatar, removeLogo } from "@/lib/domain/profiles/profiles/commands/profile-pictures";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { OWN_PAGE_PATH } from "@/lib/domain/profiles/profiles/identity";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

/** A form does not send a box that is not ticked, so it names the switches that it shows. */
const switchesOf = ({ text, list }: FormFields) => {
  const ticked = new Set(list("on"));
  const shown = (text("shown") ?? "").split(",").filter(Boolean);
  return Object.fromEntries(shown.map((name) => [name, ticked.has(name)]));
};

export const saveNotifications = formAction(setPreferences, {
  read: (fields) => ({
    ...switchesOf(fields),
    ...{ quietFrom: fields.text("quietFrom"), quietUntil: fields.text("quietUntil") },
    ...{ digestTime: fields.text("digestTime"), zone: fields.text("zone") },
    digestDay: Number(fields.text("digestDay")),
  }),
  done: () => "/settings/notifications?done=saved",
});

export const savePrivacy = formAction(setPreferences, {
  read: switchesOf,
  done: () => "/settings/privacy?done=saved",
});

/** The owner's band over a hidden page puts it before everybody, and leads to it there. */
export const showOwnPage = formAction(setPreferences, {
  read: () => ({ publicProfile: true }),
  // It leads on to the public page once there is one.
  done: () => OWN_PAGE_PATH,
});

export const saveAccountSettings = formAction(updateProfile, {
  read: ({ text, changed, address }) => ({
    profileId: text("profileId"),
    revision: Number(text("revision")),
    name: changed("name"),
    // The name of a newsroom with a company is the company's too.
    company: text("renamesCompany") ? changed("name") : undefined,
    professionalTitle: changed("professionalTitle"),
    tagline: changed("tagline"),
    location: changed("location"),
    website: changed("website", address),
    customPortfolioUrl: changed("customPortfolioUrl", address),
  }),
  done: () => "/settings/account?done=saved",
});

export const removeProfilePicture = formAction(removeAvatar, {
  read: () => ({}),
  done: () => "/settings/account?done=removed",
});

export const removeNewsroomLogo = formAction(removeLogo, {
  read: () => ({}),
  done: () => "/settings/account?done=logo-removed",
});
