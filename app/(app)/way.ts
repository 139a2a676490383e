import type { Crumb } from "@/components/layout/breadcrumbs";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { isNewsroom, ownPathOf } from "@/lib/domain/profiles/profiles/identity";

/** The way to a page of one's tools begins at the own page, once there is one to see. */
export function wayFrom(user: UserView, ...pages: Crumb[]): Crumb[] {
  if (!user.profile.complete) return pages;
  const label = isNewsroom(user) ? `${user.profile.name} newsroom` : "Your profile";
  return [{ href: ownPathOf(user.profile), label }, ...pages];
}
