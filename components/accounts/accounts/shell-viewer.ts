import type { ShellViewer } from "@/components/layout/shell-types";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { isNewsroom, ownPathOf, pictureOf } from "@/lib/domain/profiles/profiles/identity";
import { accentOf, labelOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";

const companyPathOf = ({ companyActs }: UserView) =>
  companyActs.includes("manageCompany") ? "/company-management" : "/settings/company";

export function toShellViewer(user: UserView): ShellViewer {
  const type = parseUserType(user.userType) ?? "press";
  return {
    name: user.profile.name,
    company: user.company?.name ?? null,
    accent: accentOf(type),
    typeLabel: labelOf(type),
    planLabel: user.plan === "premium" ? "Premium" : "Basic",
    picture: pictureOf({ ...user.profile, userType: user.userType }),
    isNewsroom: isNewsroom(user),
    actsFor:
      user.managedProfiles.length === 0
        ? []
        : [user.ownProfile, ...user.managedProfiles].map((profile) => ({
            ...profile,
            isCurrent: profile.id === user.profile.id,
          })),
    companyPath: user.company && companyPathOf(user),
    profilePath: user.profile.complete ? ownPathOf(user.profile) : null,
  };
}
