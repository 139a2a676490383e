import type { Crumb } from "@/components/layout/breadcrumbs";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { ownPathOf } from "@/lib/domain/profiles/profiles/urls";

export const hasNewsroom = ({ userType }: Pick<UserView, "userType">) =>
  userType === "BRAND" || userType === "SOURCE";

/** The way to a page of one's tools begins at the own page, once there is one to see. */
export function wayFrom(user: UserView, ...pages: Crumb[]): Crumb[] {
  if (!user.profile.complete) return pages;
  const label = hasNewsroom(user) ? `${user.profile.name} newsroom` : "Your profile";
  return [{ href: ownPathOf(user.profile), label }, ...pages];
}
